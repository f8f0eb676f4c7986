import SourceText

extension Rule {
  static let unquotedText = Rule(
    "unquoted-text", .warning, theme: .slips,
    summary: Phrase("a plain text that YAML 1.1 reads as something else", zh: "YAML 1.1 会另作解释的裸文本"),
    why: Phrase(
      """
      The text is taken as it stands here, but an editor, a script or an older reader of YAML sees a bool, a \
      date or a number: `no` becomes false, and version `1.10` becomes `1.1`.
      """,
      zh: "这里会按原文读取，但编辑器、脚本或旧版 YAML 解析器会把它当成布尔值、日期或数字：`no` 变成 false，版本号 `1.10` 变成 `1.1`。"),
    bad: [
      """
      message: Gift
      id: 1
             ↓
      since: 1.10
      """,
      """
      message: Vote
      id: 10
      fields:
                         ↓    ↓
        answer: { enum: [yes, no] }
      """,
      """
      message: Vote
      id: 10
      surfaces:
                 ↓
        summary: 2024-01-01
      """,
    ],
    good: [
      """
      message: Vote
      id: 10
      since: "1.10"
      fields:
        answer: { enum: ["yes", "no"] }
      surfaces:
        summary: "2024-01-01"
      """
    ])
}
