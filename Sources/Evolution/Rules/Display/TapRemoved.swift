import Schema
import SourceText

extension EvolutionRule {
  static let tapRemoved = EvolutionRule(
    "tap-removed", .warning,
    summary: LocalizedText("a bubble that no longer reacts to taps", zh: "点按后不再有反应的气泡"),
    why: LocalizedText(
      "People tap messages that did something before, and nothing happens.", zh: "用户点按原本有反应的消息，却什么也不会发生。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          layout: { kind: bubble, size: [10, 10] }
          tap: { event: OpenGift }
          """,
        to: """
          message: Gift
          id: 7
          layout: { kind: bubble, size: [10, 10] }
          """,
        breaks: ["Gift display"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          layout: { kind: bubble, size: [10, 10] }
          tap: { event: OpenGift }
          """,
        to: """
          message: Gift
          id: 7
          layout: { kind: bubble, size: [10, 10] }
          tap: { event: ShowGift }
          """),
    ],
    .app { pair in
      pair.messages.filter { $0.old.tap != nil && $0.new.tap == nil && !$0.new.isHidden }.map {
        .untapped($0.old, $0.new)
      }
    })
}

extension Change {
  fileprivate static func untapped(_ old: Message, _ new: Message) -> Change {
    Change(
      at: new.name, LocalizedText("`\(new.name)` has no `tap` any more", zh: "`\(new.name)` 不再有 `tap`"),
      help: LocalizedText("keep the `tap`", zh: "保留 `tap`"),
      at: new.declaration.name.range, released: old.declaration.name.range, symbol: new.name, [.display])
  }
}
