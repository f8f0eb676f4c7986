import Schema

/// A check, typed by what it looks at.
enum Visit: Sendable {
  case schema(@Sendable (Schema) -> [Finding])
  case message(@Sendable (Message, Schema) -> [Finding])
  /// Messages and objects, for what their fields have in common.
  case holder(@Sendable (Holder, Schema) -> [Finding])
  /// Every field that travels, of messages and objects.
  case field(@Sendable (Field, Holder, Schema) -> [Finding])
  /// The configuration, and the rule ids of other modules.
  case configuration(@Sendable (Configuration, _ known: [String]) -> [Finding])

  func findings(in schema: Schema, known: [String]) -> [Finding] {
    switch self {
    case .schema(let check): check(schema)
    case .message(let check): schema.messages.flatMap { check($0, schema) }
    case .holder(let check): schema.holders.flatMap { check($0, schema) }
    case .field(let check):
      schema.holders.flatMap { holder in holder.fields.flatMap { check($0, holder, schema) } }
    case .configuration(let check): check(schema.configuration, known)
    }
  }
}
