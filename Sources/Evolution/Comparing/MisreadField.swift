import Schema

/// A field that the other side takes for another one.
struct MisreadField {
  let written: Field
  /// What the written one holds is on this side.
  let writer: FieldContext
  let read: Field
  let reader: FieldContext

  var isOfOneType: Bool { WireType(written.type, in: writer.schema) == WireType(read.type, in: reader.schema) }

  /// Another value is read than was meant, or none; the worst first.
  var outcomes: [DecodingOutcome] {
    ValueCompatibility.outcomes(of: written, in: writer, as: read, in: reader, isMeant: false)
  }
}

extension ContainerPair {
  /// A field of the release that reads what another one writes now.
  func oldReads(_ new: Field, as old: Field) -> MisreadField {
    MisreadField(written: new, writer: self.new.inside(new), read: old, reader: self.old.inside(old))
  }

  /// A field that reads what another one wrote in the release.
  func newReads(_ old: Field, as new: Field) -> MisreadField {
    MisreadField(written: old, writer: self.old.inside(old), read: new, reader: self.new.inside(new))
  }
}
