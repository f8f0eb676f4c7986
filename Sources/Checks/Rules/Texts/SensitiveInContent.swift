import Schema
import SourceText

extension Rule {
  static let sensitiveInContent = Rule(
    "sensitive-in-content", .note,
    summary: "a sensitive field that the bubble shows",
    why: """
      What is in the bubble is on every screenshot, and in the list of apps when people switch. Where the field is \
      meant to be seen, turn this off; where it is not, show it after a tap.
      """,
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
    .message { message, _ in
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
    Finding("`\(path.text)` is sensitive, and the bubble shows it", at: range, help: "show it after a tap")
  }
}
