import Schema
import SourceText

extension LintRule {
  static let unboundedList = LintRule(
    "unbounded-list", nil, theme: .wire,
    .field { field, type, _ in
      guard field.isCollection else { return [] }
      let isBounded = type.constraints(of: field).contains {
        if case .count(_, .some) = $0.value { true } else { false }
      }
      return isBounded ? [] : [.unbounded(field)]
    })
}

extension Field {
  fileprivate var isCollection: Bool {
    switch type {
    case .list, .map: true
    default: false
    }
  }
}

extension Finding {
  fileprivate static func unbounded(_ field: Field) -> Finding {
    Finding(
      LocalizedText("`\(field.name)` has no maximum count", zh: "`\(field.name)` 没有数量上限"), at: field.typeRange,
      help: LocalizedText("add `count: ..9`", zh: "添加 `count: ..9`"))
  }
}
