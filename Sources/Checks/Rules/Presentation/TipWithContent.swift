import Schema
import SourceText

extension LintRule {
  static let tipWithContent = LintRule(
    "tip-with-content", .warning, theme: .presentation,
    summary: LocalizedText(
      "a tip with content or a tap, neither of which it can show",
      zh: "提示消息带有内容或点击，却没有位置显示"),
    why: LocalizedText(
      """
      `kind: tip` is a system line with the summary as its text. Nothing else of the message is shown, and tapping \
      it in TUIKit does nothing.
      """,
      zh: """
        `kind: tip` 是以摘要为文本的一行系统提示。消息的其他内容都不显示，在 TUIKit 中点击它也不会打开任\
        何东西。
        """),
    bad: [
      """
      message: Joined
      id: 7
      fields: { name: string }
      layout:
        kind: tip
        content:
          ↓
          { label: "{name}" }
      texts: { summary: "{name} 加入了群聊" }
      """,
      """
      message: Joined
      id: 7
      fields: { name: string }
      layout: { kind: tip }
      texts: { summary: "{name} 加入了群聊" }
                    ↓
      tap: { event: OpenProfile }
      """,
    ],
    good: [
      """
      message: Joined
      id: 7
      fields: { name: string }
      layout: { kind: tip }
      texts: { summary: "{name} 加入了群聊" }
      """
    ],
    .layout { message, _ in
      guard let layout = message.layout, layout.kind == .tip else { return [] }
      return layout.contents.map { .noPlace("content", $0.root.range) }
        + (message.tap.map { [.noPlace("tap", $0.range)] } ?? [])
    })
}

extension Tap {
  /// Of what is opened, told or sent.
  fileprivate var range: SourceRange {
    switch self {
    case .open(let path, _): path.range
    case .event(let name): name.range
    case .sendText(let template): template.range
    }
  }
}

extension Finding {
  fileprivate static func noPlace(_ key: String, _ range: SourceRange) -> Finding {
    Finding(
      LocalizedText("`\(key)` has no effect in a tip", zh: "`\(key)` 在提示消息中不起作用"), at: range,
      help: LocalizedText("remove it, or change the message to a bubble", zh: "删除它，或把消息改为气泡"))
  }
}
