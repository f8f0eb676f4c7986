import Schema
import SourceText

extension LintRule {
  static let missingAccessibility = LintRule(
    "missing-accessibility", .note, theme: .texts,
    .schema { schema in
      let example = schema.messages.lazy.compactMap(\.texts.accessibility).first
      return schema.messages.filter(\.isMuteBubble).compactMap { message in
        if let example { return .noWords(message, example.range) }
        return message.contentElements.lazy.filter(\.saysWithoutWords).first.map { .onlyShown(message, $0) }
      }
    })
}

extension Message {
  /// It is shown, and VoiceOver has no words for it.
  fileprivate var isMuteBubble: Bool {
    guard !isHidden, layout?.kind == .bubble else { return false }
    return texts.accessibility == nil && !texts.unread.contains(.accessibility)
  }
}

extension ContentElement {
  /// It tells something of the message by a picture or by stars.
  fileprivate var saysWithoutWords: Bool {
    switch kind {
    case .rating: true
    case .image(let image): if case .asset(.one) = image.source { false } else { true }
    case .label, .button, .separator, .row, .column: false
    }
  }
}

extension Finding {
  fileprivate static func onlyShown(_ message: Message, _ element: ContentElement) -> Finding {
    Finding(
      "the content of `\(message.name)` has no text for VoiceOver", zh: "`\(message.name)` 的气泡内容没有 VoiceOver 文本",
      at: message.declaration.name.range,
      notes: [.init(LocalizedText("this element has no text", zh: "这个元素没有文本"), at: element.range)], help: .addWords)
  }

  fileprivate static func noWords(_ message: Message, _ example: SourceRange) -> Finding {
    Finding(
      "the bubble of `\(message.name)` has no text for VoiceOver", zh: "`\(message.name)` 的气泡没有 VoiceOver 文本",
      at: message.declaration.name.range,
      notes: [.init(LocalizedText("other messages have one, such as this", zh: "其他消息有，例如这里"), at: example)],
      help: .addWords)
  }
}

extension LocalizedText {
  fileprivate static let addWords = LocalizedText(
    "add `accessibility` under `texts`", zh: "在 `texts` 下加上 `accessibility`")
}
