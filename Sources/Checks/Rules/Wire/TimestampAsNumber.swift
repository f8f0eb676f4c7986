import Schema
import SourceText

extension LintRule {
  static let timestampAsNumber = LintRule(
    "timestamp-as-number", .note, theme: .wire,
    .field { field, _, _ in
      guard field.isNumber, field.declaration.doc == nil,
        let last = SwiftNames.words(of: field.name).last, ["time", "timestamp", "date"].contains(last)
      else { return [] }
      return [.withoutUnit(field)]
    })
}

extension Field {
  fileprivate var isNumber: Bool {
    switch type {
    case .integer(.int64), .integer(.int), .integer(.uint64), .double: true
    default: false
    }
  }
}

extension Finding {
  fileprivate static func withoutUnit(_ field: Field) -> Finding {
    Finding(
      LocalizedText(
        "the unit of `\(field.name)` is unclear: seconds or milliseconds", zh: "`\(field.name)` 的单位不明确：秒还是毫秒"),
      at: field.typeRange,
      help: LocalizedText(
        "use `timestamp` with a `unit`, or state the unit in `doc`", zh: "使用带 `unit` 的 `timestamp`，或在 `doc` 中写明"))
  }
}
