import SourceText

extension Rule {
  public static let complexKey = Rule(
    "complex-key", .error, isConfigurable: false, theme: .yaml,
    summary: LocalizedText("a list or mapping as a key", zh: "用列表或映射作键"),
    why: LocalizedText(
      """
      Keys are names of fields, cases or settings, and a name is a string. A list or mapping as a key is usually a \
      placeholder with doubled braces.
      """,
      zh: "键是字段、case 或设置项的名字，而名字只能是字符串。键的位置上出现列表或映射，多半是占位符写了两层花括号。"),
    bad: [
      """
      message: Gift
      id: 1
      fields: { title: string }
      texts:
                  ↓
        summary: {{title}}
      """
    ],
    good: [
      """
      message: Gift
      id: 1
      fields: { title: string }
      texts:
        summary: "{title}"
      """
    ])
}
