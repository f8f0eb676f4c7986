import Schema

/// A field that the other side takes for another one, because it looks for that under the same key.
struct MisreadField {
  let written: Field
  /// The context of the written field.
  let writer: FieldContext
  let read: Field
  let reader: FieldContext

  var isOfOneType: Bool { WireType(written.type, in: writer.schema) == WireType(read.type, in: reader.schema) }

  /// What is decoded instead of the value that was meant, the worst first.
  var outcomes: [DecodingOutcome] {
    ValueCompatibility.outcomes(of: written, in: writer, as: read, in: reader, isMeant: false)
  }
}

extension ContainerPair {
  /// A new field that the release takes for one of its own.
  func oldReads(_ new: Field, as old: Field) -> MisreadField {
    MisreadField(written: new, writer: self.new.inside(new), read: old, reader: self.old.inside(old))
  }

  /// A field of the release that is taken for a current one.
  func newReads(_ old: Field, as new: Field) -> MisreadField {
    MisreadField(written: old, writer: self.old.inside(old), read: new, reader: self.new.inside(new))
  }
}
