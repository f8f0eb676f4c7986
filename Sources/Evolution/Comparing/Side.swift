import Schema

/// One side of a comparison where its declarations are used: the schema, and what is around a field there.
struct Side: Sendable {
  private let compared: ComparedSchema
  /// As the configuration says, or what is around the field.
  private(set) var isLenient: Bool
  /// What is invalid here is left out of a list or map.
  private(set) var dropsElements = false

  init(_ compared: ComparedSchema) {
    self.compared = compared
    isLenient = compared.schema.configuration.isLenient && !compared.isStrict
  }

  var schema: Schema { compared.schema }

  /// Reads with code written by hand, which accepts only what the schema says, and no value without a case.
  var isStrict: Bool { compared.isStrict }

  /// The same for what a field holds.
  func inside(_ field: Field) -> Side {
    var side = self
    side.isLenient = !isStrict && field.isLenient ?? isLenient
    return side
  }

  /// The same for the elements of a list or map.
  var elements: Side {
    var side = self
    side.dropsElements = dropsElements || isLenient
    return side
  }

  /// What a reader makes of something invalid here.
  func outcome(_ outcome: ReadOutcome) -> ReadOutcome {
    outcome == .invalid && dropsElements ? .dropped : outcome
  }

  /// Values without a case are refused in a field.
  func isClosed(_ field: Field) -> Bool { isStrict || field.has(.known) }
}
