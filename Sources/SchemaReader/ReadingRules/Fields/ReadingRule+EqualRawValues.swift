import SourceText

extension ReadingRule {
  static let equalRawValues = ReadingRule(
    "equal-raw-values",
    summary: Phrase("two cases with one raw value", zh: "两个 case 的原始值相同"),
    why: Phrase(
      "A value on the wire could be read as either case, and Swift refuses the enumeration.",
      zh: "收到的值无法判断是哪个 case，Swift 也不允许这样的枚举。"),
    bad: [
      """
      message: Order
      id: 7
      fields:
                                                   ↓
        state: { enum: { open: 1, paid: 2, closed: 2 } }
      """
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
