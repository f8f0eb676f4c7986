import SourceText

extension Rule {
  static let missingID = Rule(
    "missing-id", .error, isFatal: true, theme: .identities,
    summary: Phrase("a message without the identity that its envelope wants", zh: "消息缺少封套要求的标识"),
    why: Phrase(
      """
      The decoder tells messages apart by their identity. Without one, this message would be written so that \
      nobody can read it.
      """,
      zh: "解码器靠标识来区分消息。没有标识，这条消息写出去就没有人能读。"),
    bad: [
      """
               ↓
      message: Gift
      fields: { title: string }
      """
    ],
    good: [
      """
      message: Gift
      id: 1
      fields: { title: string }
      """
    ])
}
