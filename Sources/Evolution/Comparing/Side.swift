import Schema

/// One side of a comparison where its declarations are used: the schema, and what is around a field there.
struct Side: Sendable {
  let schema: Schema
  /// As the configuration says, or what is around the field.
  var isLenient: Bool
  /// What is invalid here is left out of a list or map.
  var dropsElements = false

  init(_ schema: Schema) {
    self.schema = schema
    isLenient = schema.configuration.isLenient
  }

  /// The same for what a field holds.
  func inside(_ field: Field) -> Side {
    var side = self
    side.isLenient = field.isLenient ?? isLenient
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
}
