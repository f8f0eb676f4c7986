import SourceText

extension Rule {
  static let missingValue = Rule(
    "missing-value", .error, isFatal: true, theme: .form,
    summary: Phrase("a key without a value", zh: "没有值的键"),
    why: Phrase(
      """
      A key without a value is `null` to YAML: something was to be written there and is not, or it lost its \
      indentation.
      """,
      zh: "对 YAML 来说，没有值的键就是 `null`：要么是忘了写，要么是下面几行的缩进丢了。"),
    bad: [
      """
      message: Gift
      id: 1
      ↓
      layout:
      fields:
        title: string
      """
    ],
    good: [
      """
      message: Gift
      id: 1
      layout:
        size: [249, 96]
      fields:
        title: string
      """
    ])
}
