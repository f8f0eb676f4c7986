import SourceText

extension Rule {
  static let badSize = Rule(
    "bad-size", .error, isFatal: true, theme: .presentation,
    summary: Phrase("a size, length or inset that cannot be read", zh: "无法识别的尺寸、长度或边距"),
    why: Phrase(
      """
      A row's height is asked for before its view is there. A size that cannot be read would be that of an empty \
      cell.
      """,
      zh: "行高在视图出现之前就要确定。读不懂的尺寸只会得到一个空白单元格。"),
    bad: [
      """
      message: Gift
      id: 1
      layout:
              ↓
        size: [249]
      """,
      """
      message: Gift
      id: 1
      layout:
               ↓
        size: [half, 96]
      """,
      """
      message: Gift
      id: 1
      layout:
                ↓
        insets: 5
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      layout:
        size: [full*0.5, 96]
        insets: [5, 5, 5, 5]
      """
    ])
}
