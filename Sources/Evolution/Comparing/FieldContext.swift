import Schema

/// What is around a field on one side of a comparison: the schema, whether it is decoded leniently, and what becomes of
/// values that cannot be decoded.
struct FieldContext: Sendable {
  private let prepared: PreparedSchema
  /// As the configuration says, or what is around the field.
  private(set) var isLenient: Bool
  /// What becomes of a message with a value here that cannot be decoded, the worst first: an element is left out of its
  /// list or map; if too few are left, the message is invalid, or the list is missing. A value that violates a constraint
  /// always makes it invalid.
  private(set) var undecodable: [DecodingOutcome] = [.invalid]

  init(_ prepared: PreparedSchema) {
    self.prepared = prepared
    isLenient = prepared.schema.configuration.isLenient && !prepared.isStrict
  }

  var schema: Schema { prepared.schema }

  /// Messages are decoded by handwritten code, which accepts only what the schema says, and no value without a case.
  var isStrict: Bool { prepared.isStrict }

  /// The same for what a field holds.
  func inside(_ field: Field) -> FieldContext {
    var context = self
    context.isLenient = !isStrict && field.isLenient ?? isLenient
    return context
  }

  func asLenient(as other: FieldContext) -> FieldContext {
    var context = self
    context.isLenient = other.isLenient
    return context
  }

  /// The same for the elements of a field's list or map.
  func elements(of field: Field) -> FieldContext {
    var context = self
    if isLenient {
      let mustBeFilled = field.constraints.contains { !$0.value.allowsEmpty }
      let isMissing = field.isOptional && field.omission == .empty
      context.undecodable = (mustBeFilled ? [.invalid] : isMissing ? [.absent] : []) + [.dropped]
    }
    return context
  }

  /// What a reader makes of messages that may be without a field's key.
  func outcomes(without field: Field) -> [DecodingOutcome] {
    field.needsKey ? field.isOptional ? [.invalid] : undecodable : [.absent]
  }

  /// What it makes of messages that never have the key.
  func outcome(without field: Field) -> DecodingOutcome { outcomes(without: field).max() ?? .absent }

  /// What rules make of messages in which a field is not found, the worst first; empty: nothing.
  func ruled(without field: Field) -> [DecodingOutcome] {
    field.needsKey ? [] : prepared.rules.outcomes(without: field)
  }

  /// What a reader makes of messages in which a field is not found, the worst first.
  func outcomes(missing field: Field) -> [DecodingOutcome] {
    let ruled = ruled(without: field)
    return ruled.isEmpty ? [outcome(without: field)] : ruled
  }

  /// Whether values without a case are rejected in a field.
  func isClosed(_ field: Field) -> Bool { isStrict || field.has(.known) || prepared.rules.closes(field) }
}
