import SourceText

extension Rule {
  static let wrongKind = Rule(
    "wrong-kind", .error, isFatal: true, theme: .form,
    summary: Phrase("a value of another kind than its key takes", zh: "值的种类与键不符"),
    why: Phrase(
      """
      A text where a list belongs, or a word where a bool belongs, can be read in several ways. One of them \
      would be taken, and the others would be what somebody meant.
      """,
      zh: "该写列表的地方写了文本，该写布尔值的地方写了单词，都会有多种读法。无论取哪一种，都可能不是作者的本意。"),
    bad: [
      """
      message: Gift
      id: 1
              ↓
      hidden: maybe
      """,
      """
      message: Gift
      id: 1
              ↓
      layout: bubble
      """,
      """
      message: Gift
      id: 1
      layout:
              ↓
        size: 249x96
                    ↓
      send: { push: 0 }
      """,
      """
      message: Gift
      id: 1
      fields:
                       ↓  ↓
        size: { enum: [1, 2] }
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      hidden: true
      layout: { bubble: true }
      fields:
        size: { enum: { small: 1, large: 2 } }
      """
    ])
}
