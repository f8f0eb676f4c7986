import Schema
import SourceText

extension EvolutionRule {
  static let messageHidden = EvolutionRule(
    "message-hidden", .warning,
    .app { pair in
      pair.messages.filter { !$0.old.isHidden && $0.new.isHidden }.map { .hidden($0.old, $0.new) }
    })
}

extension Change {
  fileprivate static func hidden(_ old: Message, _ new: Message) -> Change {
    Change(
      at: new.name, LocalizedText("`\(new.name)` is hidden", zh: "`\(new.name)` 被隐藏"),
      help: LocalizedText("remove `hidden`, or declare a new message for the signal", zh: "去掉 `hidden`，或为信令声明一种新消息"),
      at: new.declaration.name.range, released: old.declaration.name.range, symbol: new.name, [.display])
  }
}
