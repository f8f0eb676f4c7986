import Schema
import SourceText

extension Rule {
  static let missingAccessibility = Rule(
    "missing-accessibility", .note,
    summary: "a bubble that VoiceOver has no words for, where others have them",
    why: """
      A bubble drawn by hand has no text that VoiceOver could read. Blind people hear nothing, or the name of an \
      image file. A project that gives some messages words should give them to all.
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
      """
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
      """,
    ],
    .schema { schema in
      guard let example = schema.messages.lazy.compactMap(\.surfaces.accessibility).first else { return [] }
      let silent = schema.messages.filter {
        !$0.isHidden && $0.layout != nil && $0.surfaces.accessibility == nil
          && !$0.surfaces.unread.contains("accessibility")
      }
      return silent.map { .noWords($0, example.range) }
    })
}

extension Finding {
  fileprivate static func noWords(_ message: Message, _ example: SourceRange) -> Finding {
    Finding(
      "VoiceOver has no words for the bubble of `\(message.name)`", at: message.declaration.name.range,
      notes: [.init("other messages have them", at: example)], help: "add `accessibility` under `surfaces`")
  }
}
