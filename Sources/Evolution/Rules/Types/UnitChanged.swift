import Schema
import SourceText

extension EvolutionRule {
  static let unitChanged = EvolutionRule(
    "unit-changed", .error,
    .field { field in
      guard !field.isReused, case .timestamp(let old) = field.old.type.leaf,
        case .timestamp(let new) = field.new.type.leaf, old != new
      else { return [] }
      return [.unitChange(field)]
    })
}

extension Change {
  fileprivate static func unitChange(_ field: FieldPair) -> Change {
    field.change(
      LocalizedText("the unit of `\(field.new.name)` changed", zh: "`\(field.new.name)` 的单位变了"),
      help: LocalizedText(
        "keep the field, and add a new one with a new key", zh: "保留这个字段，再用新的键添加一个字段"),
      at: field.new.typeRange, released: field.old.typeRange,
      [.oldReadsNew(.altered), .newReadsOld(.altered)])
  }
}
