import SourceText

extension Rule {
  static let ambiguousNumber = Rule(
    "ambiguous-number", .error, isFatal: true, theme: .slips,
    summary: Phrase("a number that the versions of YAML read differently", zh: "不同版本的 YAML 读法不同的数字"),
    why: Phrase(
      """
      `010` is eight to YAML 1.1 and ten to YAML 1.2; `1_000` is a thousand to one and a text to the other. An \
      identity that two tools read differently is not recognized.
      """,
      zh: "`010` 在 YAML 1.1 中是 8，在 1.2 中是 10；`1_000` 在前者中是一千，在后者中是文本。两个工具读法不同的消息标识是识别不出来的。"),
    bad: [
      """
      message: Gift
          ↓
      id: 010
      """,
      """
      message: Gift
          ↓
      id: 1_000
      """,
      """
      message: Gift
      id: 1
      fields:
                                     ↓
        flags: { type: int, default: 0xFF }
      """,
    ],
    good: [
      """
      message: Gift
      id: 1000
      fields:
        flags: { type: int, default: 255 }
        code: { type: string, default: "010" }
      """
    ])
}
