import Schema

/// A field that one side writes, and the one that the other side reads it as.
struct FieldReading {
  var written: Field
  /// The context of what the written field holds.
  let writer: FieldContext
  let read: Field
  var reader: FieldContext
  /// Whether both are the same field; otherwise one is taken for the other, and each value that is found is the wrong one.
  var isMeant = true

  var isOfOneType: Bool { WireType(written.type, in: writer.schema) == WireType(read.type, in: reader.schema) }

  /// What becomes of the values, the worst first; empty: they are equal.
  var outcomes: [DecodingOutcome] { ValueCompatibility.outcomes(of: self) }

  /// What becomes of them, but not if they are written or read in another way.
  func outcomes(unless change: (inout FieldReading) -> Void) -> [DecodingOutcome] {
    var other = self
    change(&other)
    let others = other.outcomes
    return outcomes.filter { !others.contains($0) }
  }
}

extension FieldPair {
  private var oldReading: FieldReading {
    FieldReading(written: new, writer: newContext, read: old, reader: oldContext)
  }

  private var newReading: FieldReading {
    FieldReading(written: old, writer: oldContext, read: new, reader: newContext)
  }

  /// What becomes of the values of either side.
  var consequences: [Consequence] {
    oldReading.outcomes.map { .oldReadsNew($0) } + newReading.outcomes.map { .newReadsOld($0) }
  }

  /// What becomes of them, but not if they are written or read in another way.
  func consequences(unless change: (inout FieldReading) -> Void) -> [Consequence] {
    oldReading.outcomes(unless: change).map { .oldReadsNew($0) }
      + newReading.outcomes(unless: change).map { .newReadsOld($0) }
  }
}

extension ContainerPair {
  /// A new field that the release takes for one of its own.
  func oldReads(_ new: Field, as old: Field) -> FieldReading {
    FieldReading(written: new, writer: self.new.inside(new), read: old, reader: self.old.inside(old), isMeant: false)
  }

  /// A field of the release that is taken for a current one.
  func newReads(_ old: Field, as new: Field) -> FieldReading {
    FieldReading(written: old, writer: self.old.inside(old), read: new, reader: self.new.inside(new), isMeant: false)
  }
}
