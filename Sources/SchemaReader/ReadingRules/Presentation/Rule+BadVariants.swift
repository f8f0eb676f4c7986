import SourceText

extension Rule {
  static let badVariants = Rule(
    "bad-variants", .error, isConfigurable: false, theme: .presentation,
    summary: LocalizedText(
      "text variants whose last entry is conditional or that are never reached", zh: "文本变体的最后一个带条件，或有变体永远轮不到"),
    why: LocalizedText(
      """
      The first variant whose `when` is true is used. If the last one has a condition, other cases get no text; \
      variants after one without `when` are never reached.
      """,
      zh: "取第一个 `when` 成立的变体。最后一个如果带条件，其余情况就没有文本；没有 `when` 的变体之后的那些永远轮不到。"),
    bad: [
      """
      message: Order
      id: 7
      fields: { isPaid: bool }
      texts:
        summary:
          - { when: { isPaid: true }, text: "[已付款]" }
            ↓
          - { when: { isPaid: false }, text: "[待付款]" }
      """,
      """
      message: Order
      id: 7
      fields: { isPaid: bool }
      texts:
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
      texts:
        summary:
          - { when: { isPaid: true }, text: "[已付款]" }
          - { text: "[待付款]" }
      """
    ])
}

extension Diagnostic {
  /// - Parameter isLast: Whether it is the last one, and has a `when`; else it has none.
  static func badVariants(isLast: Bool, at range: SourceRange) -> Diagnostic {
    isLast
      ? Diagnostic(
        .badVariants, LocalizedText("the last variant must not have a `when`", zh: "最后一个变体不能带 `when`"), at: range,
        help: LocalizedText("add a variant without `when` for all other cases", zh: "再加一个没有 `when` 的变体，用于其余情况"))
      : Diagnostic(
        .badVariants,
        LocalizedText("a variant without `when` hides the variants after it", zh: "没有 `when` 的变体会遮住后面的变体"),
        at: range, help: LocalizedText("move it to the end, or add a `when`", zh: "把它移到最后，或加上 `when`"))
  }
}
