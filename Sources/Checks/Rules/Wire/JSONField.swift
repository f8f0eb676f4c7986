import Schema
import SourceText

extension LintRule {
  static let jsonField = LintRule(
    "json-field", nil, theme: .wire,
    summary: Phrase(
      "a field of type `json`, whose content nobody checks",
      zh: "类型为 `json` 的字段，其内容没人检查"),
    why: Phrase(
      """
      A `json` field keeps what it gets. Its keys are spelt by hand in every place that looks into it, which is what \
      schemas are there to end.
      """,
      zh: """
        `json` 字段来什么存什么。每个读取它的地方都要手写键名，而 schema 正是为了消除这种情况。
        """),
    bad: [
      """
      message: Gift
      id: 7
      fields:
               ↓
        extra: json?
      """
    ],
    good: [
      """
      message: Gift
      id: 7
      fields:
        extra:
          type: object
          object: { animation: string }
      """
    ],
    .field { field, _, _ in field.type.leaf == .json ? [.untyped(field)] : [] })
}

extension Finding {
  fileprivate static func untyped(_ field: Field) -> Finding {
    Finding(
      Phrase("nobody checks what is in `\(field.name)`", zh: "没人检查 `\(field.name)` 的内容"), at: field.typeRange,
      help: Phrase("declare an `object`, or a map", zh: "声明为 `object` 或映射"))
  }
}
