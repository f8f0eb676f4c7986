import SourceText

extension Rule {
  static let equalRawValues = Rule(
    "equal-raw-values", .error, isFatal: true, theme: .fields,
    summary: Phrase("two cases with one raw value", zh: "两个 case 的原始值相同"),
    why: Phrase(
      """
      A value on the wire could be read as either case, and Swift refuses the enumeration. Texts that are canonically \
      equal, such as `é` in its two forms, are one text to Swift.
      """,
      zh: "收到的值无法判断是哪个 case，Swift 也不允许这样的枚举。规范等价的文本（例如 `é` 的两种形式）在 Swift 中是同一个文本。"),
    bad: [
      """
      message: Order
      id: 7
      fields:
                                                   ↓
        state: { enum: { open: 1, paid: 2, closed: 2 } }
      """,
      // In one scalar and in two, which Swift takes for the same text.
      """
      message: Order
      id: 7
      fields:
                                              ↓
        place: { enum: { cafe: "caf\u{E9}", other: "cafe\u{301}" } }
      """,
    ],
    good: [
      """
      message: Order
      id: 7
      fields:
        state: { enum: { open: 1, paid: 2, closed: 3 } }
      """
    ])
}
