import MessageRuntime
import Schema

/// What a decoder makes of a payload.
public struct Inspection: Sendable {
  enum Result: Sendable {
    case decoded(PayloadObject)
    case invalid([MessageFailure])
    case unrecognized(UnrecognizedMessage.Reason)
  }

  public enum Outcome: String, Sendable {
    case decoded, invalid, unrecognized
    case noJSON = "no-json"
  }

  let payload: Payload
  let result: Result
  /// The id by which the message was found.
  let claim: Dispatch.Claim?
  let shapes: SchemaShapes
  let plan: DecodingPlan

  public var outcome: Outcome {
    switch result {
    case .decoded: .decoded
    case .invalid: .invalid
    case .unrecognized(.notJSON): .noJSON
    case .unrecognized: .unrecognized
    }
  }

  /// The message that it is, or failed to be.
  public var message: Message? { claim.map { shapes.schema.messages[$0.message] } }

  /// What is wrong with a message, in the decoder's order.
  public var failures: [MessageFailure] {
    if case .invalid(let failures) = result { failures } else { [] }
  }

  /// Why the text is no message.
  public var reason: UnrecognizedMessage.Reason? {
    if case .unrecognized(let reason) = result { reason } else { nil }
  }

  var object: PayloadObject? {
    if case .decoded(let object) = result { object } else { nil }
  }

  /// What the message keeps that its schema does not name; nil: it was not decoded.
  public var unknownKeys: UnknownKeys? { object?.unknownKeys }

  /// What `encode()` gives: the text itself if it was not decoded.
  public var encoded: String { object?.encode() ?? payload.text }

  /// The same without sensitive values; nil if it was not decoded.
  public var shownEncoding: String? { object?.redacted.encode() }
}
