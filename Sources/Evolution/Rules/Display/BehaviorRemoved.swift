import Schema
import SourceText

extension EvolutionRule {
  static let behaviorRemoved = EvolutionRule(
    "behavior-removed", .warning,
    .app { pair in
      pair.messages.filter { !$0.new.isHidden }.flatMap { old, new in
        zip(old.behavior.named, new.behavior.named).filter { $0.0.value != false && $0.1.value == false }
          .map { .removed($0.0.key, old, new) }
      }
    })
}

extension Behavior {
  /// Each by its key. What is not said is the UI kit's, which allows it.
  fileprivate var named: [(key: String, value: Bool?)] {
    [
      ("forward", forward), ("revoke", revoke), ("reply", reply), ("multiSelect", multiSelect),
      ("longPress", longPress),
    ]
  }
}

extension Change {
  fileprivate static func removed(_ key: String, _ old: Message, _ new: Message) -> Change {
    Change(
      at: "\(new.name)/behavior/\(key)",
      LocalizedText("`\(new.name)` no longer allows `\(key)`", zh: "`\(new.name)` 不再允许 `\(key)`"),
      help: LocalizedText("remove `\(key): false`", zh: "去掉 `\(key): false`"),
      at: new.declaration.name.range, released: old.declaration.name.range, symbol: new.name, [.display])
  }
}
