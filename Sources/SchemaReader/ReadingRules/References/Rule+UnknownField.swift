import SourceText

extension Rule {
  static let unknownField = Rule(
    "unknown-field", .error, isFatal: true, theme: .references,
    summary: Phrase("a reference to a field that does not exist", zh: "引用了不存在的字段"),
    why: Phrase(
      """
      The text, the test or the tap would have nothing to take its value from. A placeholder that is passed over \
      shows up as an empty text in the conversation list.
      """,
      zh: "文本、条件或点击将无处取值。如果忽略这样的占位符，会话列表里就会出现一段空白。"),
    bad: [
      """
      message: Gift
      id: 1
      fields: { title: string }
      surfaces:
                        ↓
        summary: "[礼物] {titel}"
      """,
      """
      message: Gift
      id: 1
      fields: { title: string, box: { object: { width: int } } }
      validate:
                   ↓
        - { field: box.height, range: 1.. }
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      fields: { title: string, box: { object: { width: int } } }
      surfaces:
        summary: "[礼物] {title}"
      validate:
        - { field: box.width, range: 1.. }
      """
    ])
}
