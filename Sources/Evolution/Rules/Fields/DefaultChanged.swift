import Schema
import SourceText

extension EvolutionRule {
  static let defaultChanged = EvolutionRule(
    "default-changed", .error, .field { field in Change.defaultChange(field).map { [$0] } ?? [] })
}

extension Change {
  /// A key that the reader needs is another rule's.
  fileprivate static func defaultChange(_ field: FieldPair) -> Change? {
    let (old, new) = (field.old, field.new)
    guard !old.hasDefault(of: new, in: field.oldContext.schema, field.newContext.schema) else { return nil }
    func outcome(_ reader: Field) -> DecodingOutcome { reader.defaultValue == nil ? .absent : .altered }
    var consequences: [Consequence] = []
    if new.mayBeMissing, !old.needsKey { consequences.append(.oldReadsNew(outcome(old))) }
    if old.mayBeMissing, !new.needsKey, old.defaultValue != nil { consequences.append(.newReadsOld(outcome(new))) }
    guard !consequences.isEmpty else { return nil }
    let isOmitted = new.defaultValue != nil && !consequences.contains { $0.direction == .newReadsOld }
    return field.change(
      LocalizedText("the default of `\(new.name)` changed", zh: "`\(new.name)` 的默认值变了"),
      help: isOmitted
        ? LocalizedText("remove `omit`, so that the value is always sent", zh: "去掉 `omit`，这样总会发送这个值")
        : LocalizedText("keep the default, and set other values in the app", zh: "保留默认值，在 App 中设置其他值"),
      at: new.defaultValue?.range ?? new.range, released: old.defaultValue?.range ?? old.range,
      consequences + (old.isOptional != new.isOptional ? [.source] : []))
  }
}
