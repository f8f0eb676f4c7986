import Schema
import SourceText

extension LintRule {
  static let tipWithContent = LintRule(
    "tip-with-content", .warning, theme: .presentation,
    summary: Phrase(
      "a tip with content or a tap, which it has no place for",
      zh: "提示消息带有内容或点击，却没有位置显示"),
    why: Phrase(
      """
      `kind: tip` is a line of the system's with the summary as its text. Nothing else of the message is shown, and \
      TUIKit opens nothing when it is tapped.
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
      surfaces: { summary: "{name} 加入了群聊" }
      """,
      """
      message: Joined
      id: 7
      fields: { name: string }
      layout: { kind: tip }
      surfaces: { summary: "{name} 加入了群聊" }
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
      surfaces: { summary: "{name} 加入了群聊" }
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
      Phrase("a tip has no place for this \(key)", zh: "提示消息没有 `\(key)` 的位置"), at: range,
      help: Phrase("remove it, or make the message a bubble", zh: "删除它，或把消息改为气泡"))
  }
}
