import Schema
import SourceText

extension LintRule {
  static let defaultFailsValidation = LintRule(
    "default-fails-validation", .warning, theme: .validation,
    .field { field, type, _ in
      guard let value = field.defaultValue else { return [] }
      return type.constraints(of: field)
        .filter { !$0.value.allows(value.value) && !($0.value.isRange && field.constraints.contains($0)) }.prefix(1)
        .map { .refused(value, of: field, by: $0) }
    })
}

extension Constraint {
  /// The reader itself compares a default with its field's own range.
  fileprivate var isRange: Bool {
    if case .range = self { true } else { false }
  }
}

extension Finding {
  fileprivate static func refused(
    _ value: Located<Literal>, of field: Field, by constraint: Located<Constraint>
  ) -> Finding {
    Finding(
      LocalizedText("the default of `\(field.name)` violates its own constraints", zh: "`\(field.name)` 的默认值不满足自身的约束"),
      at: value.range,
      notes: [.init(LocalizedText("the violated constraint is here", zh: "不满足的约束在这里"), at: constraint.range)],
      help: LocalizedText(
        "change the default, or remove it to make the field required", zh: "修改默认值；或去掉它，让字段变为必填"))
  }
}
