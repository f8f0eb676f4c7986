import Schema
import SourceText

extension EvolutionRule {
  static let tapRemoved = EvolutionRule(
    "tap-removed", .warning,
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
