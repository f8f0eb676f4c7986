import SourceText

extension Rule {
  public static let controlCharacter = Rule(
    "control-character", .error, isConfigurable: false, theme: .yaml,
    summary: LocalizedText("a character that is not allowed in YAML", zh: "不能出现在 YAML 中的字符"),
    why: LocalizedText(
      """
      The character is invisible. It was usually pasted in, and would end up in texts, names and the terminal of \
      anyone who reads a finding.
      """,
      zh: "这种字符看不见，往往是粘贴时带进来的，会一直混进文本、名称，以及查看结果的人的终端。"),
    bad: [
      """
      message: Gift
      id: 1
      texts:
                   ↓
        summary: 礼物\u{7F}
      """,
      """
      message: Gift
        ↓
      id\u{FEFF}: 1
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      texts:
        summary: 礼物
      """
    ])
}
