import SourceText

extension Rule {
  public static let yamlSyntax = Rule(
    "yaml-syntax", .error, isConfigurable: false, theme: .yaml,
    summary: LocalizedText("invalid YAML", zh: "不是合法的 YAML"),
    why: LocalizedText(
      """
      Text that does not parse has no meaning, and nothing after the error can be trusted. No code is generated \
      until the error is fixed.
      """,
      zh: "无法解析的文件没有含义，错误之后的内容也不可信。在改正之前，不会根据这样的文件生成任何代码。"),
    bad: [
      """
      message: Gift
      id: 1
      fields:
                      ↓
        tags: [string]?
      """,
      """
      message: Gift
      id: 1
      texts:
              ↓
        push: {name}送来一份礼物
      fields:
        name: string
      """,
      #"""
      message: Coupon
      id: 2
      fields:
                                        ↓
        code: { type: string, pattern: "\d+" }
      """#,
      """
      message: Coupon
      id: 2
      fields:
      ↓
      \tcode: string
      """,
    ],
    good: [
      #"""
      message: Gift
      id: 1
      fields:
        name: string
        tags?: [string]
        code: { type: string, pattern: '\d+' }
      texts:
        push: "{name}送来一份礼物"
      """#
    ])
}
