import Schema

/// An example of a message with a value for each of its fields, and what it is encoded as.
public struct ExampleMessage: Sendable {
  /// In the schema; nil: guessed, since the schema has none.
  public let name: String?
  /// Every field and every local field, in the order of the schema.
  public let values: [ExampleValue.Member]
  /// A value for each id key of the envelope.
  public let identity: [TypeID.Value]
  /// What `encode()` of the generated code writes, envelope included.
  public let json: String
  /// What `slots()` returns, but for a fallback text that the app supplies.
  public let slots: [String: String]
  /// What the decoder gets as `externalID`, if the envelope has one.
  public let externalID: TypeID.Value?

  /// The examples of a message, the main one first; at least one.
  public static func all(of message: Message, in schema: Schema) -> [ExampleMessage] {
    let examples: [Schema.Example?] = message.examples.isEmpty ? [nil] : message.examples
    return examples.map { ExampleMessage(message, $0, in: schema, isMasked: false) }
  }

  /// The same with `•••` in the place of every sensitive value, in the JSON and the slots too: what people may see.
  public static func masked(of message: Message, in schema: Schema) -> [ExampleMessage] {
    let examples: [Schema.Example?] = message.examples.isEmpty ? [nil] : message.examples
    return examples.map { ExampleMessage(message, $0, in: schema, isMasked: true) }
  }

  /// - Parameters:
  ///   - example: Need not be in the schema; nil: all values are guessed.
  ///   - isMasked: `•••` is in the place of every sensitive value.
  public init(_ message: Message, _ example: Schema.Example?, in schema: Schema, isMasked: Bool) {
    var completion = ExampleCompletion(schema: schema)
    var values = completion.members(message.fields + message.locals, example?.values ?? [])
    if isMasked { values = schema.masked(values, message.fields + message.locals) }
    let identity = example?.ids?.value ?? message.firstIdentity(in: schema)
    let scope = ExampleScope(values, identity: identity, isStrict: schema[message.envelope].isStrict)
    let writer = ExampleWriter(schema: schema)
    name = example?.name.value
    json = writer.json(of: message, identity, values)
    slots = writer.slots(of: message, values, message.texts.fallback.flatMap { scope.text($0.value) })
    externalID = schema[message.envelope].hasExternalID ? identity.first : nil
    self.values = values
    self.identity = identity
  }
}

extension Schema {
  /// Values with `•••` in the place of sensitive ones.
  func masked(_ members: [ExampleValue.Member], _ fields: [Field]) -> [ExampleValue.Member] {
    zip(members, fields).map { member, field in
      ExampleValue.Member(
        name: member.name,
        value: field.isSensitive && member.value != .null ? .masked : masked(member.value, field.type))
    }
  }

  private func masked(_ value: ExampleValue, _ type: FieldType) -> ExampleValue {
    switch (value, type) {
    case (.list(let elements), .list(let type)): .list(elements.map { masked($0, type) })
    case (.map(let members), .map(let type)):
      .map(members.map { .init(name: $0.name, value: masked($0.value, type)) })
    case (.object(let members), .object(let id)): .object(masked(members, self[id].fields))
    default: value
    }
  }
}
