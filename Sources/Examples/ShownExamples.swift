import Schema

/// The examples of a message as documentation shows them: messages that decode, with other values of the same types in
/// the place of sensitive ones.
public struct ShownExamples: Sendable {
  /// The main one first; at least one.
  public let all: [ExampleMessage]
  /// Why the app rejects the only one, which is derived; empty: it takes all.
  public let faults: [ExampleFault]

  public init(of message: Message, in schema: Schema) {
    let examples = ExampleMessage.all(of: message, in: schema)
    all = examples.map { $0.disguised(of: message, in: schema) }
    faults = message.examples.isEmpty ? ExampleCheck.faults(in: examples[0], of: message, in: schema) : []
  }
}

extension ExampleMessage {
  /// The example itself if a rule lets no other values pass: it is invented.
  fileprivate func disguised(of message: Message, in schema: Schema) -> ExampleMessage {
    var completion = ExampleCompletion(schema: schema)
    let other = schema.replacingSensitive(values, message.fields + message.locals) { completion.disguised($0, $1) }
    if other == values { return self }
    let example = ExampleMessage(message, named: name, other, identity: identity, in: schema)
    func faults(_ example: ExampleMessage) -> Int { ExampleCheck.faults(in: example, of: message, in: schema).count }
    return faults(example) <= faults(self) ? example : self
  }
}

extension ExampleCompletion {
  /// A value that shows the field's type and how much is in it, and nothing else; the same one if the constraints of the
  /// field refuse that.
  fileprivate mutating func disguised(_ value: ExampleValue, _ field: Field) -> ExampleValue {
    let other = disguised(value, field.type, named: field.name, ExampleLimits(field))
    var patience = 100
    return field.constraints.allSatisfy { other.passes($0.value, field.type, &patience) } ? other : value
  }

  private mutating func disguised(
    _ value: ExampleValue, _ type: FieldType, named name: String, _ limits: ExampleLimits
  ) -> ExampleValue {
    switch (value, type) {
    case (.null, _), (.string(""), _): return value
    case (_, .string): return .string(limits.fitted(ExampleValue.mask, padding: "•"))
    case (.list(let elements), .list(let type)):
      return .list(elements.map { disguised($0, type, named: name, ExampleLimits()) })
    case (.map(let members), .map(let type)):
      return .map(
        members.enumerated().map { index, member in
          .init(name: Self.key(index), value: disguised(member.value, type, named: name, ExampleLimits()))
        })
    case (.object(let members), .object(let id)):
      return .object(
        zip(members, schema[id].fields).map { .init(name: $0.name, value: disguised($0.value, $1)) })
    default: return guess(type, named: name, limits)
    }
  }
}
