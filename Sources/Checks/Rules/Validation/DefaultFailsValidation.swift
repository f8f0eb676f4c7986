import Schema
import SourceText

extension LintRule {
  static let defaultFailsValidation = LintRule(
    "default-fails-validation", .warning, theme: .validation,
    .field { field, type, _ in
      guard let value = field.defaultValue else { return [] }
      return type.constraints(of: field)
        .filter { $0.value.refuses(value.value) && !($0.value.isRange && field.constraints.contains($0)) }.prefix(1)
        .map { .refused(value, of: field, by: $0) }
    })
}

extension Constraint {
  /// Patterns are not tried: they are Foundation's.
  fileprivate func refuses(_ value: Literal) -> Bool {
    switch (self, value) {
    case (.nonEmpty, .string("")), (.nonEmpty, .data([])), (.nonEmpty, .emptyList), (.nonEmpty, .emptyMap): true
    case (.absent, _): true
    case (.length(let low, let high), .string(let text)):
      text.count < low || high.map { text.count > $0 } ?? false
    case (.maxBytes(let limit), .string(let text)): text.utf8.count > limit
    case (.count(let low, _), .emptyList), (.count(let low, _), .emptyMap): low > 0
    case (.range(let low, let high), _):
      value.bound.map { $0.hasExternalID(low, high) } ?? false
    default: false
    }
  }
}

extension Constraint {
  /// The reader itself compares a default with its field's own range.
  fileprivate var isRange: Bool {
    if case .range = self { true } else { false }
  }
}

extension Bound {
  fileprivate func hasExternalID(_ low: Bound?, _ high: Bound?) -> Bool {
    low.map { self < $0 } ?? false || high.map { $0 < self } ?? false
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
