import Schema
import SourceText

extension LintRule {
  static let unboundedString = LintRule(
    "unbounded-string", nil, theme: .wire,
    summary: LocalizedText(
      "a string without a maximum length",
      zh: "没有最大长度的文本"),
    why: LocalizedText(
      """
      Servers reject messages that are too long (NIM at about 5,000 characters), and the user sees a red mark. With \
      a limit in the schema, this is detected before sending.
      """,
      zh: """
        服务器会拒绝过长的消息（NIM 约为 5,000 个字符），用户看到的是红色感叹号。在 schema 中写明上限，\
        发送前就能发现。
        """),
    bad: [
      """
      message: Card
      id: 7
      fields:
               ↓
        title: string
      """
    ],
    good: [
      """
      message: Card
      id: 7
      fields:
        title: { type: string, length: 1..80 }
        body: string
      validate:
        - { field: body, maxBytes: 2000 }
      """
    ],
    .field { field, type, _ in
      guard field.type == .string, field.isInPayload else { return [] }
      let isBounded = type.constraints(of: field).contains {
        switch $0.value {
        case .maxBytes, .length(_, .some): true
        default: false
        }
      }
      return isBounded ? [] : [.unbounded(field)]
    })
}

extension Finding {
  fileprivate static func unbounded(_ field: Field) -> Finding {
    Finding(
      LocalizedText("`\(field.name)` has no maximum length", zh: "`\(field.name)` 没有长度上限"), at: field.typeRange,
      help: LocalizedText("add `length: ..80` or `maxBytes`", zh: "添加 `length: ..80` 或 `maxBytes`"))
  }
}
