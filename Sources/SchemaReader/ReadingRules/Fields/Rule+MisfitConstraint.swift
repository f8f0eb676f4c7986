import SourceText

extension Rule {
  static let misfitConstraint = Rule(
    "misfit-constraint", .error, isFatal: true, theme: .fields,
    summary: Phrase("a constraint that does not fit the type", zh: "约束与类型不符"),
    why: Phrase(
      """
      The length of a number or the range of a text can be measured in more than one way. A check that measures \
      another thing than its author meant lets bad messages through.
      """,
      zh: "数字的长度、文本的范围都有不止一种算法。如果校验的与作者所想的不是一回事，不合格的消息就会放过去。"),
    bad: [
      """
      message: Rating
      id: 9
      fields:
                            ↓
        stars: { type: int, length: 1..5 }
                                 ↓
        comment: { type: string, range: 1..140 }
                                ↓
        tags: { type: [string], length: 1..9 }
      """
    ],
    good: [
      """
      message: Rating
      id: 9
      fields:
        stars: { type: int, range: 1..5 }
        comment: { type: string, length: 1..140 }
        tags: { type: [string], count: 1..9 }
      """
    ])
}
