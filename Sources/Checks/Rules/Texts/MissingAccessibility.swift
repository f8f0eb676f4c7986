import Schema
import SourceText

extension LintRule {
  static let missingAccessibility = LintRule(
    "missing-accessibility", .note, theme: .texts,
    summary: Phrase(
      "a bubble that VoiceOver has no words for, where others have them or where it shows pictures",
      zh: "其他气泡有文字或显示了图片，而这个气泡没有 VoiceOver 可读的文字"),
    why: Phrase(
      """
      A bubble drawn by hand has no text that VoiceOver could read. Blind people hear nothing, or the name of an \
      image file. Pictures and stars have no words of their own either. A project that gives some messages words \
      should give them to all.
      """,
      zh: """
        手工绘制的气泡没有 VoiceOver 能读的文本。盲人什么也听不到，或者只听到图片的文件名。图片和星星自己也没有文\
        字。给一些消息配了文字的项目，应当给所有消息都配上。
        """),
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
    return surfaces.accessibility == nil && !surfaces.unread.contains("accessibility")
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
      Phrase(
        "VoiceOver has no words for what the bubble of `\(message.name)` shows",
        zh: "VoiceOver 没有文字可以描述 `\(message.name)` 的气泡所显示的内容"),
      at: message.declaration.name.range,
      notes: [.init(Phrase("this has none of its own", zh: "这里自己没有文字"), at: element.range)], help: .addWords)
  }

  fileprivate static func noWords(_ message: Message, _ example: SourceRange) -> Finding {
    Finding(
      Phrase(
        "VoiceOver has no words for the bubble of `\(message.name)`", zh: "VoiceOver 没有文字可以描述 `\(message.name)` 的气泡"),
      at: message.declaration.name.range,
      notes: [.init(Phrase("other messages have them", zh: "其他消息有这样的文字"), at: example)], help: .addWords)
  }
}

extension Phrase {
  fileprivate static let addWords = Phrase(
    "add `accessibility` under `surfaces`", zh: "在 `surfaces` 下加上 `accessibility`")
}
