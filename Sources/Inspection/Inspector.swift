import MessageRuntime
import Schema

/// Decodes payloads as the decoder of a target does, and explains what comes of them.
public struct Inspector: Sendable {
  let shapes: SchemaShapes
  let plan: DecodingPlan
  /// That of all messages; nil: `plan` is.
  let wholePlan: DecodingPlan?

  /// - Parameter target: nil: of all messages.
  public init(_ schema: Schema, target: Target? = nil) {
    let schema = schema.asGenerated(for: target)
    shapes = SchemaShapes(schema)
    plan = DecodingPlan(schema, target: target)
    wholePlan = target.map { _ in DecodingPlan(schema, target: nil) }
  }

  /// That of what is generated.
  public var schema: Schema { shapes.schema }

  /// What the decoder makes of a payload. It ends for every text, however deep or wrong.
  public func inspect(_ payload: Payload) -> Inspection {
    var reader = MessageReader(payload.text, externalID: payload.externalID, slots: payload.slots)
    if let claim = plan.claim(in: &reader) {
      let shape = shapes.messages[claim.claim.message]
      let scope = CodingScope(shapes: shapes, type: .json, object: shape)
      let result = scope.with(shape) { () -> Inspection.Result in
        do throws(InvalidMessage) {
          return .decoded(try reader.payload(PayloadObject.self, in: claim.envelope))
        } catch {
          return .invalid(error.failures)
        }
      }
      return Inspection(payload: payload, result: result, taken: claim, ofOtherTarget: nil, shapes: shapes, plan: plan)
    }
    let reason = reader.unrecognized.reason
    let other = wholePlan?.claim(in: &reader).map { shapes.schema.messages[$0.claim.message] }
    return Inspection(
      payload: payload, result: .unrecognized(reason), taken: nil, ofOtherTarget: other, shapes: shapes, plan: plan)
  }
}

/// A message as it is sent.
public struct Payload: Hashable, Sendable {
  public var text: String
  /// The id that the SDK's own field holds.
  public var externalID: MessageIdentity?
  /// What is sent beside the JSON, by the slots' names.
  public var slots: [String: String]

  public init(_ text: String, externalID: MessageIdentity? = nil, slots: [String: String] = [:]) {
    self.text = text
    self.externalID = externalID
    self.slots = slots
  }

  /// By bytes: ids that Unicode takes for the same are different.
  public static func == (a: Payload, b: Payload) -> Bool {
    UTF8Text.areSame(a.text, b.text) && a.externalID == b.externalID && a.slots == b.slots
  }
}
