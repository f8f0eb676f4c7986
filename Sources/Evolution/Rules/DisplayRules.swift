import Schema
import SourceText

extension EvolutionRule {
  /// About what users see of messages.
  static let displayRules: [EvolutionRule] = [
    EvolutionRule(
      "message-hidden", .warning,
      .messages { old, new in
        guard !old.isHidden, new.isHidden else { return [] }
        return [
          .display(
            old, new, "`\(new.name)` is hidden", zh: "`\(new.name)` 被隐藏",
            help: LocalizedText(
              "remove `hidden`, or declare a new message for the signal", zh: "去掉 `hidden`，或为信令声明一种新消息"))
        ]
      }),
    EvolutionRule(
      "layout-removed", .warning,
      .messages { old, new in
        guard old.layout != nil, new.layout == nil, !new.isHidden else { return [] }
        return [
          .display(
            old, new, "`\(new.name)` has no layout any more", zh: "`\(new.name)` 不再有布局",
            help: LocalizedText("keep the `layout`", zh: "保留 `layout`"))
        ]
      }),
    EvolutionRule(
      "tap-removed", .warning,
      .messages { old, new in
        guard old.tap != nil, new.tap == nil, !new.isHidden else { return [] }
        return [
          .display(
            old, new, "`\(new.name)` has no `tap` any more", zh: "`\(new.name)` 不再有 `tap`",
            help: LocalizedText("keep the `tap`", zh: "保留 `tap`"))
        ]
      }),
    EvolutionRule(
      "text-removed", .warning,
      .messages { old, new in
        MessageTexts.Kind.allCases.compactMap { kind -> Change? in
          guard let text = old.texts[kind], new.texts[kind] == nil else { return nil }
          let key = kind.rawValue
          return .display(
            old, new, at: "/texts/" + key,
            "`\(new.name)` has no `\(key)` any more", zh: "`\(new.name)` 不再有 `\(key)`",
            help: LocalizedText("keep the text", zh: "保留这个文本"), released: text.range)
        }
      }),
    EvolutionRule(
      "behavior-removed", .warning,
      .messages { old, new in
        if new.isHidden { return [] }
        return UserAction.allCases.compactMap { action -> Change? in
          // What is not said is the UI kit's, which allows it.
          guard old.behavior[action] != false, new.behavior[action] == false else { return nil }
          let key = action.rawValue
          return .display(
            old, new, at: "/behavior/" + key,
            "`\(new.name)` no longer allows `\(key)`", zh: "`\(new.name)` 不再允许 `\(key)`",
            help: LocalizedText("remove `\(key): false`", zh: "去掉 `\(key): false`"))
        }
      }),
    EvolutionRule(
      "sending-changed", .warning,
      .messages { old, new in
        zip(old.send.named, new.send.named).compactMap { before, after -> Change? in
          guard before.value != after.value else { return nil }
          let (then, now) = (sendingText(before.value), sendingText(after.value))
          return .display(
            old, new, at: "/send/" + after.key,
            "`\(after.key)` of `\(new.name)` is now \(now) instead of \(then)",
            zh: "`\(new.name)` 的 `\(after.key)` 由 \(then) 改为 \(now)",
            help: LocalizedText("keep the option", zh: "保留这个选项"))
        }
      }),
    EvolutionRule(
      "sensitive-removed", .warning,
      .field { field in
        guard field.old.isSensitive, !field.new.isSensitive else { return [] }
        return [
          field.change(
            "`\(field.new.name)` is no longer sensitive", zh: "`\(field.new.name)` 不再是敏感字段",
            help: LocalizedText("keep `sensitive: true`", zh: "保留 `sensitive: true`"), [.display])
        ]
      }),
  ]
}

extension Change {
  /// Of a message, or of what a key of it says.
  fileprivate static func display(
    _ old: Message, _ new: Message, at key: String = "", _ english: LocalizedText.Text, zh chinese: LocalizedText.Text,
    help: LocalizedText, released: SourceRange? = nil
  ) -> Change {
    Change(
      at: new.name + key, LocalizedText(english, zh: chinese), help: help, at: new.declaration.name.range,
      released: released ?? old.declaration.name.range, symbol: new.name, [.display])
  }
}

extension Send {
  /// Each by its key, as a schema writes it; nil: the SDK's default.
  fileprivate var named: [(key: String, value: String?)] {
    Option.allCases.map { option in (option.rawValue, self[option].map(String.init)) }
      + [
        ("priority", priority == .default ? nil : priority?.rawValue),
        ("subtype", subtype == 0 ? nil : subtype.map(String.init)),
      ]
  }
}

private func sendingText(_ value: String?) -> LocalizedText {
  value.map { .verbatim("`\($0)`") } ?? LocalizedText("the SDK's default", zh: "SDK 的默认值")
}
