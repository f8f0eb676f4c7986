import Schema
import SourceText

extension EvolutionRule {
  static let sendingChanged = EvolutionRule(
    "sending-changed", .warning,
    .app { pair in
      pair.messages.flatMap { old, new in
        zip(old.send.named, new.send.named).filter { $0.0.value != $0.1.value }
          .map { .sending($0.0.key, from: $0.0.value, to: $0.1.value, old, new) }
      }
    })
}

extension Send {
  /// Each by its key, as a schema writes it; nil: the SDK's default.
  fileprivate var named: [(key: String, value: String?)] {
    let flags = [
      ("history", history), ("roaming", roaming), ("sync", sync), ("unread", unread), ("push", push),
      ("forcePush", forcePush), ("pushName", pushName), ("persist", persist), ("route", route),
      ("onlineOnly", onlineOnly), ("lastMessage", lastMessage), ("moderation", moderation), ("extensions", extensions),
      ("receipt", receipt),
    ]
    return flags.map { key, value in (key, value.map(String.init)) }
      + [
        ("priority", priority == .default ? nil : priority?.rawValue),
        ("subtype", subtype == 0 ? nil : subtype.map(String.init)),
      ]
  }
}

extension Change {
  fileprivate static func sending(
    _ key: String, from before: String?, to after: String?, _ old: Message, _ new: Message
  ) -> Change {
    func text(_ value: String?) -> LocalizedText {
      value.map { .verbatim("`\($0)`") } ?? LocalizedText("the SDK's default", zh: "SDK 的默认值")
    }
    return Change(
      at: "\(new.name)/send/\(key)",
      LocalizedText(
        "`\(key)` of `\(new.name)` is now \(text(after)) instead of \(text(before))",
        zh: "`\(new.name)` 的 `\(key)` 由 \(text(before)) 改为 \(text(after))"),
      help: LocalizedText("keep the option", zh: "保留这个选项"),
      at: new.declaration.name.range, released: old.declaration.name.range, symbol: new.name, [.display])
  }
}
