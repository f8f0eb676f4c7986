import Schema
import SourceText

extension LintRule {
  static let sensitiveInContent = LintRule(
    "sensitive-in-content", .note, theme: .texts,
    summary: LocalizedText("a sensitive field shown in the bubble", zh: "气泡显示了敏感字段"),
    why: LocalizedText(
      """
      What the bubble shows appears in every screenshot and in the app switcher. If the field is meant to be \
      visible, turn this rule off; otherwise, show it only after a tap.
      """,
      zh: """
        气泡里的内容会出现在每张截图里，也会出现在切换 App 的列表里。如果这个字段本来就要给人看，请关闭这条规则；如\
        果不是，请在点击之后再显示。
        """),
    bad: [
      """
      message: Code
      id: 7
      fields:
        code: { type: string, sensitive: true }
      layout:
        content:
                   ↓
          - label: "验证码：{code}"
      """
    ],
    good: [
      """
      message: Code
      id: 7
      fields:
        code: { type: string, sensitive: true }
      layout:
        content:
          - label: 验证码
          - button: 查看
            tap: { event: ShowCode }
      """
    ],
    .layout { message, _ in
      message.contentElements.flatMap { element -> [Finding] in
        let texts = element.texts.flatMap(\.leaves).flatMap { leaf in
          leaf.template.fields.filter(\.isSensitive).map { Finding.shown($0, leaf.template.range) }
        }
        return texts + element.boundFields.filter(\.isSensitive).map { .shown($0, $0.range) }
      }
    })
}

extension Finding {
  fileprivate static func shown(_ path: FieldPath, _ range: SourceRange) -> Finding {
    Finding(
      LocalizedText("`\(path.text)` is sensitive but shown in the bubble", zh: "`\(path.text)` 是敏感字段，却会显示在气泡里"),
      at: range,
      help: LocalizedText("show it only after a tap", zh: "点击之后再显示"))
  }
}
