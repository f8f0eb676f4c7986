import Schema
import SourceText

extension Rule {
  static let missingAccessibility = Rule(
    "missing-accessibility", .note,
    summary: "a bubble that VoiceOver has no words for, where others have them or where it shows pictures",
    why: """
      A bubble drawn by hand has no text that VoiceOver could read. Blind people hear nothing, or the name of an \
      image file. Pictures and stars have no words of their own either. A project that gives some messages words \
      should give them to all.
      """,
    bad: [
      """
      message: Card
      id: 6
      layout: { size: [249, 96] }
      surfaces: { accessibility: 名片 }
      ---
               ↓
      message: Gift
      id: 7
      layout: { size: [249, 96] }
      """,
      """
               ↓
      message: Review
      id: 8
      fields: { score: { type: int, range: 0..5 }, text: string }
      layout:
        content:
          - label: "{text}"
          - rating: score
      """,
    ],
    good: [
      """
      message: Card
      id: 6
      layout: { size: [249, 96] }
      surfaces: { accessibility: 名片 }
      ---
      message: Typing
      id: 7
      hidden: true
      """,
      """
      message: Gift
      id: 7
      layout: { size: [249, 96] }
      ---
      message: Notice
      id: 8
      fields: { title: string }
      layout:
        content:
          - label: "{title}"
          - image: { asset: icon_arrow }
      """,
    ],
    .schema { schema in
      let example = schema.messages.lazy.compactMap(\.surfaces.accessibility).first
      return schema.messages.compactMap { message in
        guard !message.isHidden, let layout = message.layout, layout.kind == .bubble,
          message.surfaces.accessibility == nil, !message.surfaces.unread.contains("accessibility")
        else { return nil }
        if let example { return .noWords(message, example.range) }
        return message.contentElements.lazy.filter(\.saysWithoutWords).first.map { .onlyShown(message, $0) }
      }
    })
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
      "VoiceOver has no words for what the bubble of `\(message.name)` shows", at: message.declaration.name.range,
      notes: [.init("this has none of its own", at: element.range)], help: "add `accessibility` under `surfaces`")
  }

  fileprivate static func noWords(_ message: Message, _ example: SourceRange) -> Finding {
    Finding(
      "VoiceOver has no words for the bubble of `\(message.name)`", at: message.declaration.name.range,
      notes: [.init("other messages have them", at: example)], help: "add `accessibility` under `surfaces`")
  }
}
