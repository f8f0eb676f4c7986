import SourceText

extension Rule {
  static let conflictingKeys = Rule(
    "conflicting-keys", .error, isFatal: true, theme: .form,
    summary: Phrase("keys that exclude one another stand side by side", zh: "互斥的键同时出现"),
    why: Phrase(
      """
      Each of the keys says what the thing is, and it can be one only. Taking the first would leave the other \
      without effect.
      """,
      zh: "这些键各自决定“它是什么”，而它只能是其中一种。取第一个就意味着另一个不起作用。"),
    bad: [
      """
      message: Order
      id: 7
      ↓
      ids: [8, 9]
      """,
      """
      message: Order
      id: 7
      fields: { link: url }
           ↓
      tap: { open: link, event: OpenOrder }
      """,
    ],
    good: [
      """
      message: Order
      ids: [7, 8, 9]
      fields: { link: url }
      tap: { open: link }
      """
    ])
}
