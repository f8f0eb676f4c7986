import MessageRuntime
import Schema

/// An example of a message with a value for each of its fields, as it is decoded and encoded again.
public struct ExampleMessage: Sendable {
  /// In the schema; nil: derived, since the schema has none.
  public private(set) var name: String?
  /// Every field and every local field, in the order of the schema.
  public let values: [Schema.Example.Entry]
  /// A value for each id key of the envelope.
  public let identity: [TypeID.Value]
  /// What `encode()` of the generated code writes, envelope included.
  public let json: String
  /// What `slots()` returns, but for a fallback text that the app supplies.
  public let slots: [String: String]
  /// What the decoder gets as `externalID`, if the envelope has one.
  public let externalID: TypeID.Value?

  private let inspector: Inspector
  private let shape: ObjectShape
  private let decoding: ExampleDecoding
  /// With the defaults of the fields, if it cannot be decoded.
  private let object: PayloadObject

  /// The examples of a message, the main one first; at least one, which is derived if the schema has none.
  public static func all(of message: Message, by inspector: Inspector) -> [ExampleMessage] {
    if message.examples.isEmpty {
      return [ExampleMessage(message, named: nil, FullValues(of: message, nil, by: inspector).members, by: inspector)]
    }
    return message.examples.map { example in
      ExampleMessage(
        message, named: example.name.value, Self.values(of: message, example, in: inspector.schema),
        identity: example.ids?.value, by: inspector)
    }
  }

  /// A value for every field and every local field of a message: those of an example of it, and others as they are
  /// filled in.
  public static func values(
    of message: Message, _ example: Schema.Example?, filling: ExampleFilling = .usual, in schema: Schema
  ) -> [Schema.Example.Entry] {
    var completion = ExampleCompletion(schema: schema, filling: filling)
    let given = example?.values ?? []
    let needed = filling == .least ? given.filter { message.fields.needValue($0.name.value) } : given
    var usual = ExampleCompletion(schema: schema)
    return completion.entries(message.fields, needed) + usual.entries(message.locals, given)
  }

  /// A message with values of somebody's choice.
  /// - Parameters:
  ///   - values: As ``values(of:_:filling:in:)`` gives them.
  ///   - identity: A value for each id key; nil: the message's first.
  public init(
    _ message: Message, named name: String?, _ values: [Schema.Example.Entry], identity: [TypeID.Value]? = nil,
    by inspector: Inspector
  ) {
    self.init(inspector.shapes.shape(of: message), named: name, values, identity: identity, by: inspector)
  }

  private init(
    _ shape: ObjectShape, named name: String?, _ values: [Schema.Example.Entry], identity: [TypeID.Value]?,
    by inspector: Inspector
  ) {
    let identity = identity ?? inspector.firstID(of: shape, values)
    let payload = inspector.payload(of: shape, values, identity)
    let decoding = inspector.decoding(of: shape, payload, values)
    (self.name, self.values, self.identity) = (name, values, identity)
    (self.inspector, self.shape, self.decoding) = (inspector, shape, decoding)
    object = decoding.object ?? PayloadObject(standardOf: shape, in: inspector.shapes)
    json = decoding.object?.encode() ?? payload.text
    slots = decoding.object?.slots() ?? payload.slots
    externalID = payload.externalID == nil ? nil : identity.first
  }

  /// Why the app rejects it, or takes it for another message; nobody knows whether it passes the app's own rules.
  public func faults(of message: Message) -> [ExampleFault] {
    let check = ExampleCheck(inspector: inspector, isGuessed: true)
    let payload = Payload(json, externalID: externalID.map { MessageIdentity($0) }, slots: slots)
    return check.faults(in: decoding, of: message)
      + check.faults(inIDOf: payload, of: message, at: message.declaration.name.range)
  }

  // MARK: What generated code sees in it

  public func isTrue(_ condition: Condition?, in context: MessageContext) -> Bool {
    object.isTrue(condition, in: context)
  }

  public func text(_ text: PresentationText, in context: MessageContext) -> RenderedText {
    object.text(text, showing: object, in: context)
  }

  public func text(_ template: TextTemplate) -> String { object.text(template, showing: object) }

  /// nil: there is none.
  public func number(at path: FieldPath) -> Double? {
    switch object[path] {
    case .integer(let value)?: Double(value)
    case .unsigned(let value)?: Double(value)
    case .double(let value)?: value
    default: nil
    }
  }

  /// A string or URL; nil: there is none.
  public func string(at path: FieldPath) -> String? { object[path]?.asText }

  /// A field has the value of a constant.
  public func has(_ literal: Literal, at path: FieldPath) -> Bool { object.has(literal, at: path) }

  // MARK: Other values

  /// The same under another name.
  public func named(_ name: String) -> ExampleMessage {
    var example = self
    example.name = name
    return example
  }

  /// The same message with other values.
  public func with(_ values: [Schema.Example.Entry]) -> ExampleMessage {
    ExampleMessage(shape, named: name, values, identity: identity, by: inspector)
  }

  /// The same message with another value of a field, which may be one of an object in it.
  public func setting(_ path: FieldPath, to value: Schema.Example.Value) -> ExampleMessage {
    with(Self.setting(values, path.steps[...], to: value))
  }

  /// The same message with a guessed value of a field.
  public func guessing(_ path: FieldPath) -> ExampleMessage {
    setting(path, to: .guessed(path.type, named: path.steps.last?.name ?? "", in: inspector.schema))
  }

  private static func setting(
    _ entries: [Schema.Example.Entry], _ steps: ArraySlice<FieldPath.Step>, to value: Schema.Example.Value
  ) -> [Schema.Example.Entry] {
    guard let first = steps.first else { return entries }
    return entries.map { entry in
      guard entry.name.value == first.name else { return entry }
      var entry = entry
      if steps.count == 1 {
        entry.value.value = value
      } else if case .object(let inner) = entry.value.value {
        entry.value.value = .object(setting(inner, steps.dropFirst(), to: value))
      }
      return entry
    }
  }
}
