import Schema
import SourceText

extension LintRule {
  static let missingFieldDoc = LintRule(
    "missing-field-doc", nil, theme: .hygiene,
    .field { field, _, _ in field.declaration.isUndocumented ? [.undocumented(field)] : [] })
}

extension Finding {
  fileprivate static func undocumented(_ field: Field) -> Finding {
    Finding(
      LocalizedText("`\(field.name)` has no documentation", zh: "`\(field.name)` 没有文档说明"),
      at: field.nameRange, help: LocalizedText("add a sentence under `doc`", zh: "用 `doc` 写一句说明"))
  }
}
