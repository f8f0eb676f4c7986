import Schema
import SourceText

/// A field of both sides.
struct FieldPair: Sendable {
  /// Such as `RedPacket/fields/title`.
  let at: String
  let old: Field
  let new: Field
  /// For what the fields hold.
  let oldSide: Side
  let newSide: Side

  /// Values have one form on both sides; fields of objects and cases of enumerations may differ.
  var hasOneType: Bool { WireType(old.type, in: oldSide.schema) == WireType(new.type, in: newSide.schema) }

  /// A change of this field.
  func change(
    _ message: LocalizedText, help: LocalizedText, at range: SourceRange? = nil, released: SourceRange? = nil,
    use: SourceUse? = nil, _ consequences: [Consequence]
  ) -> Change {
    Change(
      at: at, message, help: help, at: range ?? new.range, released: released ?? old.range,
      use: use ?? .naming(new.swiftName), consequences)
  }

  func oldReadsNew(_ outcome: ReadOutcome) -> Consequence { .oldReadsNew(oldSide.outcome(outcome)) }
  func newReadsOld(_ outcome: ReadOutcome) -> Consequence { .newReadsOld(newSide.outcome(outcome)) }
}
