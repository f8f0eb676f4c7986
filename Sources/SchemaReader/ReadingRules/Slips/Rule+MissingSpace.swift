import SourceText

extension Rule {
  static let missingSpace = Rule(
    "missing-space", .error, isFatal: true, theme: .slips,
    summary: Phrase("a colon without the space that YAML wants after it", zh: "冒号后缺少 YAML 要求的空格"),
    why: Phrase(
      """
      `title:string` is one text to YAML, a name with a colon in it. The field that it seems to declare is not \
      there.
      """,
      zh: "对 YAML 来说，`title:string` 是一段带冒号的文本。看上去声明了字段，其实并没有。"),
    bad: [
      """
      message: Gift
      id: 1
      fields:
        ↓
        title:string
      """,
      """
      message: Score
      id: 11
      fields:
                 ↓
        points: {string:int}
      """,
    ],
    good: [
      """
      message: Score
      id: 11
      fields:
        title: string
        points: { string: int }
      """
    ])
}
