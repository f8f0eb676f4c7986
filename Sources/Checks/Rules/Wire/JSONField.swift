import Schema
import SourceText

extension LintRule {
  static let jsonField = LintRule(
    "json-field", nil, theme: .wire, .field { field, _, _ in field.type.leaf == .json ? [.untyped(field)] : [] })
}

extension Finding {
  fileprivate static func untyped(_ field: Field) -> Finding {
    Finding(
      LocalizedText("the content of `\(field.name)` is not checked", zh: "`\(field.name)` 的内容不会被校验"),
      at: field.typeRange,
      help: LocalizedText("declare an `object` or a map", zh: "改为 `object` 或字典"))
  }
}
