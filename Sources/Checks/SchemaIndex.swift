import Schema

/// What rules about the whole project ask of all messages and fields.
struct SchemaIndex: Sendable {
  /// Of all payloads.
  private(set) var keys: Set<String> = []
  /// The fields whose types say how wide their integers are, in the order of their holders.
  private(set) var sizedIntegers: [Field] = []
  /// Some message has a text that is looked up in the app's translations.
  let hasLocalizedTexts: Bool

  init(_ schema: Schema) {
    hasLocalizedTexts = schema.messages.contains { $0.allTexts.contains(where: \.isLocalized) }
    for type in schema.compositeTypes { add(type) }
  }

  private mutating func add(_ type: CompositeType) {
    for field in type.fields {
      if field.slot == nil { keys.insert(field.keyText) }
      if let integer = field.type.integer, integer != .int { sizedIntegers.append(field) }
    }
  }
}
