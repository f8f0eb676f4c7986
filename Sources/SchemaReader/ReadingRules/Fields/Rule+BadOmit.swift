import SourceText

extension Rule {
  static let badOmit = Rule(
    "bad-omit", .error, isFatal: true, theme: .fields,
    summary: Phrase("an omission that would not read back as the same value", zh: "省略后读不回相同的值"),
    why: Phrase(
      """
      What is left out must read back as the same value. A key that is omitted where its field is required makes \
      a message that its own decoder refuses.
      """,
      zh: "省略的内容必须能读回相同的值。如果省略的是必填字段的键，写出的消息连自己的解码器都会拒绝。"),
    bad: [
      """
      message: Gift
      id: 1
      fields:
                                     ↓
        title: { type: string, omit: empty }
      """,
      """
      message: Gift
      id: 1
      fields:
                                     ↓
        note: { type: string?, omit: never }
      """,
      """
      message: Gift
      id: 1
      fields:
                                  ↓
        count: { type: int, omit: default }
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      fields:
        title: { type: string, default: "", omit: empty }
        note: { type: string?, omit: nil }
        count: { type: int, default: 1, omit: default }
      """
    ])
}
