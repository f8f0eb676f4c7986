import Schema

/// An example of a message with a value for each of its fields, and what it is encoded as.
public struct ExampleMessage: Sendable {
  /// In the schema; nil: derived, since the schema has none.
  public let name: String?
  /// Every field and every local field, in the order of the schema.
  public let values: [ExampleValue.Member]
  /// A value for each id key of the envelope.
  public let identity: [TypeID.Value]
  /// What `encode()` of the generated code writes, envelope included.
  public let json: String
  /// What `slots()` returns, but for a fallback text that the app supplies.
  public let slots: [String: String]
  /// The text for clients that do not know the message; nil: there is none, or the app supplies it.
  public let fallback: String?
  /// What the decoder gets as `externalID`, if the envelope has one.
  public let externalID: TypeID.Value?

  /// The examples of a message, the main one first; at least one, which is derived if the schema has none.
  public static func all(of message: Message, in schema: Schema) -> [ExampleMessage] {
    if message.examples.isEmpty {
      return [ExampleMessage(message, named: nil, FullValues(of: message, nil, in: schema).members, in: schema)]
    }
    return message.examples.map { ExampleMessage(message, $0, in: schema, isMasked: false) }
  }

  /// A value for every field and every local field of a message: those of an example of it, and others as they are
  /// filled in.
  public static func values(
    of message: Message, _ example: Schema.Example?, filling: ExampleFilling = .usual, in schema: Schema
  ) -> [ExampleValue.Member] {
    var completion = ExampleCompletion(schema: schema, filling: filling)
    let given = example?.values ?? []
    let needed = filling == .least ? given.filter { message.fields.needValue($0.name.value) } : given
    var usual = ExampleCompletion(schema: schema)
    return completion.members(message.fields, needed) + usual.members(message.locals, given)
  }

  /// A message with values of an example, which need not be in the schema.
  /// - Parameters:
  ///   - values: As ``values(of:_:filling:in:)`` gives them.
  ///   - isMasked: `•••` is in the place of every sensitive value.
  public init(
    _ message: Message, _ values: [ExampleValue.Member], of example: Schema.Example?, in schema: Schema, isMasked: Bool
  ) {
    let shown =
      isMasked ? schema.replacingSensitive(values, message.fields + message.locals) { _, _ in .masked } : values
    self.init(message, named: example?.name.value, values, shown: shown, identity: example?.ids?.value, in: schema)
  }

  init(_ message: Message, _ example: Schema.Example, in schema: Schema, isMasked: Bool) {
    let values = Self.values(of: message, example, in: schema)
    self.init(message, values, of: example, in: schema, isMasked: isMasked)
  }

  /// A message with values of somebody's choice.
  /// - Parameters:
  ///   - values: of every field and every local field, in the order of the schema.
  ///   - identity: a value for each id key; nil: the message's first.
  public init(
    _ message: Message, named name: String?, _ values: [ExampleValue.Member], identity: [TypeID.Value]? = nil,
    in schema: Schema
  ) {
    self.init(message, named: name, values, shown: values, identity: identity, in: schema)
  }

  /// - Parameter shown: the values, with others in the place of those that are not shown.
  private init(
    _ message: Message, named name: String?, _ values: [ExampleValue.Member], shown: [ExampleValue.Member],
    identity: [TypeID.Value]?, in schema: Schema
  ) {
    let identity = identity ?? message.firstIdentity(in: schema)
    let isStrict = schema[message.envelope].isStrict
    let scope = ExampleScope(values, shown: shown, identity: identity, isStrict: isStrict)
    let writer = ExampleWriter(schema: schema)
    self.name = name
    fallback = message.texts.fallback.flatMap { scope.text($0.value) }
    json = writer.json(of: message, identity, shown)
    slots = writer.slots(of: message, shown, fallback)
    externalID = schema[message.envelope].hasExternalID ? identity.first : nil
    self.values = shown
    self.identity = identity
  }
}
