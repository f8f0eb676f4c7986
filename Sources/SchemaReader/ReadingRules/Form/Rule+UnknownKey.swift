import SourceText

extension Rule {
  static let unknownKey = Rule(
    "unknown-key", .error, isFatal: true, theme: .form,
    summary: Phrase("a key that the language does not have at this place", zh: "此处没有这个键"),
    why: Phrase(
      """
      A misspelt key that is passed over leaves its setting out: the message is generated, and does not do what \
      its schema says.
      """,
      zh: "如果忽略拼错的键，对应的设置就会丢失：消息照样生成，行为却与 schema 所写的不符。"),
    bad: [
      """
      message: Gift
      id: 1
      ↓
      surface:
        summary: "[礼物]"
      """,
      """
      message: Gift
      id: 1
      fields:
                            ↓
        count: { type: int, defualt: 1 }
      """,
      """
      message: Gift
      id: 1
      fields:
                               ↓
        title: { type: string, required: true }
                              ↓
        note: { type: string, optional: true }
                            ↓       ↓
        count: { type: int, min: 1, max: 10 }
      === messagegen.yaml
      version: 1
      ↓
      target: [{ name: Chat, path: Sources/Chat/Generated }]
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      fields:
        count: { type: int, default: 1 }
      surfaces:
        summary: "[礼物]"
      """
    ])
}
