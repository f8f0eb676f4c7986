import Schema
import SourceText

extension LintRule {
  static let missingAccessibility = LintRule(
    "missing-accessibility", .note, theme: .texts,
    summary: LocalizedText(
      "a bubble without VoiceOver text, where others have one or it shows images",
      zh: "其他气泡有文字或显示了图片，而这个气泡没有 VoiceOver 可读的文字"),
    why: LocalizedText(
      """
      A custom-drawn bubble has no text that VoiceOver can read: users hear nothing, or the name of an image file. \
      Images and stars have no text either. A project that describes some messages should describe all of them.
      """,
      zh: """
        手工绘制的气泡没有 VoiceOver 能读的文本。视障用户什么也听不到，或者只听到图片的文件名。图片和星星自己也没有文\
        字。给一些消息配了文字的项目，应当给所有消息都配上。
        """),
    bad: [
      """
      message: Card
      id: 6
      layout: { size: [249, 96] }
      texts: { accessibility: 名片 }
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
      texts: { accessibility: 名片 }
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
    return texts.accessibility == nil && !texts.unread.contains("accessibility")
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
      LocalizedText(
        "the content of `\(message.name)` has no text for VoiceOver",
        zh: "`\(message.name)` 的气泡内容没有 VoiceOver 文本"),
      at: message.declaration.name.range,
      notes: [.init(LocalizedText("this element has no text", zh: "这个元素没有文本"), at: element.range)], help: .addWords)
  }

  fileprivate static func noWords(_ message: Message, _ example: SourceRange) -> Finding {
    Finding(
      LocalizedText(
        "the bubble of `\(message.name)` has no text for VoiceOver", zh: "`\(message.name)` 的气泡没有 VoiceOver 文本"),
      at: message.declaration.name.range,
      notes: [.init(LocalizedText("other messages have one, such as this", zh: "其他消息有，例如这里"), at: example)],
      help: .addWords)
  }
}

extension LocalizedText {
  fileprivate static let addWords = LocalizedText(
    "add `accessibility` under `texts`", zh: "在 `texts` 下加上 `accessibility`")
}
