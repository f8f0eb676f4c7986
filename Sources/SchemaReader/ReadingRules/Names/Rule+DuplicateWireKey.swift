import SourceText

extension Rule {
  static let duplicateWireKey = Rule(
    "duplicate-wire-key", .error, isFatal: true, theme: .names,
    summary: Phrase("two things under one JSON key", zh: "同一个 JSON 键对应两项内容"),
    why: Phrase(
      """
      JSON keeps one value under a key. Writing would lose one of the two, and reading would give both the same \
      value.
      """,
      zh: "JSON 中一个键只能有一个值。写入时会丢掉其中一个，读取时两者会得到相同的值。"),
    bad: [
      """
      message: Gift
      id: 1
      fields:
        name: { type: string, key: n }
                                  ↓
        number: { type: int, key: n }
      """,
      """
      message: Order
      envelope: flat
      id: order
      fields:
        ↓
        businessID: string
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      """,
    ],
    good: [
      """
      message: Order
      envelope: flat
      id: order
      fields:
        name: { type: string, key: n }
        number: { type: int, key: no }
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      """
    ])
}
