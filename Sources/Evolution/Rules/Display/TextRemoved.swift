import Schema
import SourceText

extension EvolutionRule {
  static let textRemoved = EvolutionRule(
    "text-removed", .warning,
    .app { pair in
      pair.messages.flatMap { Change.lostTexts($0.old, $0.new) }
    })
}

extension Change {
  fileprivate static func lostTexts(_ old: Message, _ new: Message) -> [Change] {
    zip(old.texts.named, new.texts.named).compactMap { before, after in
      guard let text = before.text, after.text == nil else { return nil }
      return lost(before.name, text.range, new)
    }
  }

  private static func lost(_ name: String, _ released: SourceRange, _ message: Message) -> Change {
    Change(
      at: message.name + "/texts/" + name,
      LocalizedText("`\(message.name)` has no `\(name)` any more", zh: "`\(message.name)` 不再有 `\(name)`"),
      help: LocalizedText("keep the text", zh: "保留这个文本"), at: message.declaration.name.range, released: released,
      symbol: message.name, [.display])
  }
}

extension MessageTexts {
  /// Each by its key.
  fileprivate var named: [(name: String, text: Located<PresentationText>?)] {
    [
      ("summary", summary), ("push", push), ("copy", copy), ("accessibility", accessibility), ("fallback", fallback),
    ]
  }
}
