import Schema
import SourceText

extension LintRule {
  static let jsonField = LintRule(
    "json-field", nil, theme: .wire,
    summary: LocalizedText(
      "a field of type `json`, whose content is not checked",
      zh: "类型为 `json` 的字段，其内容不会被校验"),
    why: LocalizedText(
      """
      A `json` field accepts anything. Every place that reads it spells the keys by hand, which is exactly what \
      schemas are meant to prevent.
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
      LocalizedText("the content of `\(field.name)` is not checked", zh: "`\(field.name)` 的内容不会被校验"),
      at: field.typeRange,
      help: LocalizedText("declare an `object` or a map", zh: "改为 `object` 或字典"))
  }
}
