import SourceText

extension Rule {
  static let badVariants = Rule(
    "bad-variants", .error, isFatal: true, theme: .presentation,
    summary: Phrase(
      "variants of a text whose last one is not for all other cases, or never reached", zh: "文本变体的最后一个带条件，或有变体永远轮不到"),
    why: Phrase(
      """
      The first variant whose `when` holds is taken. Without a last one for all other cases there would be no \
      text, and behind one without `when` the others are never reached.
      """,
      zh: "取第一个 `when` 成立的变体。最后一个如果带条件，其余情况就没有文本；没有 `when` 的变体之后的那些永远轮不到。"),
    bad: [
      """
      message: Order
      id: 7
      fields: { isPaid: bool }
      surfaces:
        summary:
          - { when: { isPaid: true }, text: "[已付款]" }
            ↓
          - { when: { isPaid: false }, text: "[待付款]" }
      """,
      """
      message: Order
      id: 7
      fields: { isPaid: bool }
      surfaces:
        summary:
            ↓
          - { text: "[待付款]" }
          - { when: { isPaid: true }, text: "[已付款]" }
          - { text: "[订单]" }
      """,
    ],
    good: [
      """
      message: Order
      id: 7
      fields: { isPaid: bool }
      surfaces:
        summary:
          - { when: { isPaid: true }, text: "[已付款]" }
          - { text: "[待付款]" }
      """
    ])
}
