import Schema
import SourceText

extension EvolutionRule {
  static let layoutRemoved = EvolutionRule(
    "layout-removed", .warning,
    summary: LocalizedText("a message that lost its layout", zh: "失去布局的消息"),
    why: LocalizedText(
      "The app shows the kit's own cell for unknown content in its place.", zh: "App 只能用 SDK 自带的 cell 显示它。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          layout: { kind: bubble, size: [10, 10] }
          """,
        to: """
          message: Gift
          id: 7
          """,
        breaks: ["Gift display"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          layout: { kind: bubble, size: [10, 10] }
          """,
        to: """
          message: Gift
          id: 7
          layout: { kind: bubble, size: [20, 10] }
          """),
    ],
    .app { pair in
      pair.messages.filter { $0.old.layout != nil && $0.new.layout == nil && !$0.new.isHidden }.map {
        .unlaid($0.old, $0.new)
      }
    })
}

extension Change {
  fileprivate static func unlaid(_ old: Message, _ new: Message) -> Change {
    Change(
      at: new.name, LocalizedText("`\(new.name)` has no layout any more", zh: "`\(new.name)` 不再有布局"),
      help: LocalizedText("keep the `layout`", zh: "保留 `layout`"),
      at: new.declaration.name.range, released: old.declaration.name.range, symbol: new.name, [.display])
  }
}
