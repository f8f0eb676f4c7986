import Schema
import SourceText

extension EvolutionRule {
  static let layoutRemoved = EvolutionRule(
    "layout-removed", .warning,
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
