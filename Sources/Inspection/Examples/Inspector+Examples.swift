import MessageRuntime
import Schema

/// What a decoder makes of an example: an object, or failures.
struct ExampleDecoding: Sendable {
  /// nil: it cannot be decoded.
  let object: PayloadObject?
  /// Why it cannot be decoded, or what its checks say of it.
  let failures: [MessageFailure]
}

extension Inspector {
  /// A message with values, as its author says it: `encode()` may leave some of it out.
  ///
  /// - Parameters:
  ///   - values: Of every field and every local field, as ``ExampleMessage/values(of:_:filling:in:)`` gives them.
  ///   - ids: A value for each id key; nil: the message's first.
  public func payload(
    of message: Message, _ values: [Schema.Example.Entry], ids: [TypeID.Value]? = nil
  ) -> Payload {
    let shape = shapes.shape(of: message)
    return payload(of: shape, values, ids ?? firstID(of: shape, values))
  }

  func payload(of shape: ObjectShape, _ values: [Schema.Example.Entry], _ ids: [TypeID.Value]) -> Payload {
    guard let message = shape.message else { return Payload("") }
    let writer = ExampleWriter(shapes: shapes)
    return Payload(
      writer.text(of: message, shape, values, ids),
      externalID: shapes.schema[message.envelope].hasExternalID ? ids.first.map { MessageIdentity($0) } : nil,
      slots: writer.slots(of: shape, values))
  }

  /// The message that a payload is decoded as, valid or not; nil: it is not recognized.
  func message(of payload: Payload) -> Message? {
    plan.claim(on: payload).map { shapes.schema.messages[$0.message] }
  }

  /// The id that a new message has: the first one; for `_` the least number that no other message claims.
  func firstID(of shape: ObjectShape, _ values: [Schema.Example.Entry]) -> [TypeID.Value] {
    guard let components = shape.message?.ids.all.first?.components else { return [] }
    func id(_ number: Int64) -> [TypeID.Value] { components.map { $0.firstValue(number) } }
    guard components.contains(.any) else { return id(1) }
    let free = (Int64(1)...100).first { message(of: payload(of: shape, values, id($0)))?.name == shape.name }
    return id(free ?? 1)
  }

  // MARK: Decoding

  /// An example as its message, whoever has its id.
  func decoding(of shape: ObjectShape, _ payload: Payload, _ values: [Schema.Example.Entry]) -> ExampleDecoding {
    var reader = MessageReader(payload.text, externalID: payload.externalID, slots: payload.slots)
    let envelope = shape.message.flatMap { shapes.index(of: $0) }.flatMap { plan.own[$0] } ?? Self.bare
    _ = reader.identities(in: envelope)
    return decoding(of: shape, &reader, in: envelope, locals(of: shape, values))
  }

  /// An example of an object.
  func decoding(of shape: ObjectShape, _ values: [Schema.Example.Entry]) -> ExampleDecoding {
    var reader = MessageReader(ExampleWriter(shapes: shapes).text(of: shape, values))
    return decoding(of: shape, &reader, in: Self.bare)
  }

  /// The fields are at the root.
  private static let bare = MessageEnvelope()

  /// Fields that are never sent are decoded as if they were sent.
  private func locals(of shape: ObjectShape, _ values: [Schema.Example.Entry]) -> ExampleDecoding? {
    guard let message = shape.message, !message.locals.isEmpty else { return nil }
    let locals = ObjectShape(name: shape.name, fields: message.locals, rules: [], size: 0, in: shapes.schema)
    return decoding(of: locals, Array(values.suffix(message.locals.count)))
  }

  private func decoding(
    of shape: ObjectShape, _ reader: inout MessageReader, in envelope: MessageEnvelope, _ locals: ExampleDecoding? = nil
  ) -> ExampleDecoding {
    var scope = CodingScope(shapes: shapes, type: .json, object: shape)
    scope.isExample = true
    var reading = scope
    reading.isUnchecked = true
    return reading.with(shape) { () -> ExampleDecoding in
      do throws(InvalidMessage) {
        var object = try reader.payload(PayloadObject.self, in: envelope)
        if let locals {
          guard let read = locals.object else { return locals }
          object.setLocals(read.values)
        }
        return ExampleDecoding(object: object, failures: scope.with(shape) { object.validate() })
      } catch {
        return ExampleDecoding(object: nil, failures: error.failures)
      }
    }
  }
}

extension TypeID.Component {
  /// - Parameter number: What stands for `_`.
  fileprivate func firstValue(_ number: Int64) -> TypeID.Value {
    switch self {
    case .value(let value): value
    case .range(let range): .integer(range.lowerBound)
    case .any: .integer(number)
    }
  }
}
