import Schema
import SourceText

extension EvolutionRule {
  static let slotChanged = EvolutionRule(
    "slot-changed", .error,
    .message { pair in
      pair.containers[0].fields.filter { $0.old.slot?.value != $0.new.slot?.value && !pair.isBesideID($0) }
        .map { .slotChange($0) }
    })
}

extension MessagePair {
  /// On both sides the field is beside the id: in its slot, or with all others.
  fileprivate func isBesideID(_ field: FieldPair) -> Bool {
    func isBesideID(_ field: Field, _ message: Message, in schema: Schema) -> Bool {
      field.slot?.value == .envelope || field.slot == nil && schema[message.envelope].holdsPayloadBesideID
    }
    return isBesideID(field.old, old, in: containers[0].old.schema) && isBesideID(field.new, new, in: newContext.schema)
  }
}

extension Change {
  fileprivate static func slotChange(_ field: FieldPair) -> Change {
    field.change(
      "`\(field.new.name)` is sent in another slot", zh: "`\(field.new.name)` 换了 slot",
      help: LocalizedText("keep it, and add a new field in the other slot", zh: "保留它，并在另一个 slot 中添加新字段"),
      at: field.new.slot?.range, released: field.old.slot?.range,
      field.oldContext.outcomes(missing: field.old).map { .oldReadsNew($0) }
        + field.newContext.outcomes(missing: field.new).map { .newReadsOld($0) })
  }
}
