import Schema
import SourceText

extension EvolutionRule {
  static let fieldBecameRequired = EvolutionRule(
    "field-became-required", .error, onlyRefuses: true,
    .field { field in field.new.needsKey && !field.old.needsKey ? [.becameRequired(field)] : [] })
}

extension Change {
  /// With a default that was always sent, only others left it out.
  fileprivate static func becameRequired(_ field: FieldPair) -> Change {
    field.change(
      LocalizedText("`\(field.new.name)` is required from now on", zh: "`\(field.new.name)` 变为必填"),
      help: LocalizedText("add a `default` for messages without it", zh: "为没有它的消息添加 `default`"),
      use: field.old.isOptional ? nil : .creating(field.owner),
      (field.old.mayBeMissing ? field.newContext.outcomes(without: field.new) : [.foreign]).map { .newReadsOld($0) }
        + (field.new.isRequired ? [.source] : []))
  }
}
