import Schema
import SourceText

extension LintRule {
  static let unboundedString = LintRule(
    "unbounded-string", nil, theme: .wire,
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
