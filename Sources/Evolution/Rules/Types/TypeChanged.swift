import Schema
import SourceText

extension EvolutionRule {
  static let typeChanged = EvolutionRule(
    "type-changed", .error, .field { field in Change.typeChange(field).map { [$0] } ?? [] })
}

extension FieldPair {
  /// A key that another field had is another rule's.
  var hasOtherType: Bool {
    !isReused
      && WireType(old.type, in: oldContext.schema).withoutUnits
        != WireType(new.type, in: newContext.schema).withoutUnits
  }
}

extension Change {
  fileprivate static func typeChange(_ field: FieldPair) -> Change? {
    guard field.hasOtherType else { return nil }
    // From another slot nothing is read.
    let isRead = field.old.slot?.value == field.new.slot?.value
    let oldReadsNew = ValueCompatibility.outcomes(
      of: field.new, in: field.newContext, as: field.old, in: field.oldContext)
    let newReadsOld = ValueCompatibility.outcomes(
      of: field.old, in: field.oldContext, as: field.new, in: field.newContext)
    return field.change(
      LocalizedText("the type of `\(field.new.name)` changed", zh: "`\(field.new.name)` 的类型变了"),
      help: LocalizedText(
        "keep the field, and add a new one with a new key", zh: "保留这个字段，再用新的键添加一个字段"),
      at: field.new.typeRange, released: field.old.typeRange,
      (isRead ? oldReadsNew.map { .oldReadsNew($0) } + newReadsOld.map { .newReadsOld($0) } : []) + [.source])
  }
}
