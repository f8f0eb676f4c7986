import SourceText

extension Rule {
  static let unknownCase = Rule(
    "unknown-case", .error, isFatal: true, theme: .references,
    summary: Phrase("a reference to a case that does not exist", zh: "引用了不存在的 case"),
    why: Phrase(
      """
      A test for a case that is not there never holds, and a default that is not there cannot be made. Cases are \
      named here, not their raw values.
      """,
      zh: "针对不存在的 case 的条件永远不成立，不存在的默认值也无法生成。这里写的是 case 的名称，而不是原始值。"),
    bad: [
      """
      message: Order
      id: 7
      fields:
                                                ↓
        state: { enum: [open, closed], default: opem }
      """,
      """
      message: Order
      id: 7
      fields:
        state: { enum: { open: 1, closed: 2 } }
      layout:
        variants:
                             ↓
          - { when: { state: done }, bubble: false }
      """,
    ],
    good: [
      """
      message: Order
      id: 7
      fields:
        state: { enum: { open: 1, closed: 2 }, default: open }
      layout:
        variants:
          - { when: { state: closed }, bubble: false }
      """
    ])
}
