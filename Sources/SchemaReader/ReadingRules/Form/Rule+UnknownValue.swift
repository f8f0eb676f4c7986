import SourceText

extension Rule {
  static let unknownValue = Rule(
    "unknown-value", .error, isFatal: true, theme: .form,
    summary: Phrase("a word that is none of those a key takes", zh: "不在可选值之列的词"),
    why: Phrase(
      """
      The key takes one of a few words. Another one would have to be passed over, and the message would behave \
      as if nothing had been written.
      """,
      zh: "这个键只接受固定的几个词。其他的词只能被忽略，消息的表现就像什么都没写一样。"),
    bad: [
      """
      message: Gift
      id: 1
                 ↓
      stability: drafft
      """,
      """
      message: Gift
      id: 1
      layout:
              ↓
        side: right
      """,
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      lint:
                              ↓
        rules: { missing-doc: fatal }
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      stability: draft
      layout:
        side: left
      === messagegen.yaml
      version: 1
      lint:
        rules: { missing-doc: off }
      """
    ])
}
