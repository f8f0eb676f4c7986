import Schema
import SourceText

extension LintRule {
  static let missingFieldDoc = LintRule(
    "missing-field-doc", nil, theme: .hygiene,
    summary: LocalizedText("a field without `doc`", zh: "没有 `doc` 的字段"),
    why: LocalizedText(
      "Names rarely tell the unit, the valid range or who fills a field. For teams that want every field documented.",
      zh: "名称很少能说明单位、取值范围和由谁填写。供希望每个字段都有说明的团队使用。"),
    bad: [
      """
      message: Gift
      id: 7
      fields:
        ↓
        count: int
      """
    ],
    good: [
      """
      message: Gift
      id: 7
      fields:
        count: { type: int, doc: How many are sent at once. }
      """
    ],
    .field { field, _, _ in field.declaration.isUndocumented ? [.undocumented(field)] : [] })
}

extension Finding {
  fileprivate static func undocumented(_ field: Field) -> Finding {
    Finding(
      LocalizedText("`\(field.name)` has no documentation", zh: "`\(field.name)` 没有文档说明"),
      at: field.nameRange, help: LocalizedText("add a sentence under `doc`", zh: "用 `doc` 写一句说明"))
  }
}
