import SourceText

extension Rule {
  static let badRange = Rule(
    "bad-range", .error, isFatal: true, theme: .form,
    summary: Phrase("a range that cannot be read, or whose ends are swapped", zh: "无法识别的范围，或两端颠倒的范围"),
    why: Phrase(
      """
      A range whose ends are swapped holds for no value: every message would be invalid. And `3` alone may mean \
      up to three, from three, or three exactly.
      """,
      zh: "两端颠倒的范围不包含任何值，所有消息都会变成无效。而单独一个 `3`，可以理解为最多 3、至少 3 或恰好 3。"),
    bad: [
      """
      message: Rating
      id: 9
      fields:
                                   ↓
        stars: { type: int, range: 5..1 }
      """,
      """
      message: Rating
      id: 9
      fields:
                                         ↓
        comment: { type: string, length: 140 }
      """,
    ],
    good: [
      """
      message: Rating
      id: 9
      fields:
        stars: { type: int, range: 1..5 }
        comment: { type: string, length: ..140 }
      """
    ])
}
