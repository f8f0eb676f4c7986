import Schema

/// What rules about the whole project ask of all fields.
struct SchemaIndex: Sendable {
  /// Of all payloads.
  private(set) var keys: Set<String> = []
  /// The fields whose types say how wide their integers are, in the order of their holders.
  private(set) var sizedIntegers: [Field] = []

  init(_ schema: Schema) {
    for type in schema.compositeTypes {
      for field in type.fields {
        if field.slot == nil { keys.insert(field.keyText) }
        if let integer = field.type.integer, integer != .int { sizedIntegers.append(field) }
      }
    }
  }
}
