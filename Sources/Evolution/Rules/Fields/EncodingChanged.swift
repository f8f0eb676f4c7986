import Schema
import SourceText

extension EvolutionRule {
  static let encodingChanged = EvolutionRule(
    "encoding-changed", .error, .field { field in Change.encodingChange(field).map { [$0] } ?? [] })
}

extension Change {
  /// Another type is another rule's.
  fileprivate static func encodingChange(_ field: FieldPair) -> Change? {
    let (old, new) = (field.old.encoding, field.new.encoding)
    guard old != new, field.hasOneType else { return nil }
    let consequences =
      EncodingCompatibility.outcomes(of: field.new, in: field.newContext, as: field.old, in: field.oldContext)
      .map { Consequence.oldReadsNew($0) }
      + EncodingCompatibility.outcomes(of: field.old, in: field.oldContext, as: field.new, in: field.newContext)
      .map { Consequence.newReadsOld($0) }
    guard !consequences.isEmpty else { return nil }
    return field.change(
      LocalizedText("the encoding of `\(field.new.name)` changed", zh: "`\(field.new.name)` 的编码变了"),
      help: LocalizedText(
        "keep the `encoding`, and add a new field with a new key", zh: "保留 `encoding`，再用新的键添加一个字段"),
      consequences)
  }
}

/// What becomes of values only because of their encoding.
private enum EncodingCompatibility {
  static func outcomes(of written: Field, in writer: FieldContext, as read: Field, in reader: FieldContext)
    -> [DecodingOutcome]
  {
    var alike = written
    alike.encoding = read.encoding
    let others = ValueCompatibility.outcomes(of: alike, in: writer, as: read, in: reader)
    return ValueCompatibility.outcomes(of: written, in: writer, as: read, in: reader).filter { !others.contains($0) }
  }
}
