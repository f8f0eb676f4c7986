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

  public let payload: Payload
  let result: Result
  /// The id by which the message was found.
  let taken: DecodingPlan.Claim?
  /// The message that it is for targets that have it; nil: it is recognized, or is not one for any target.
  public let ofOtherTarget: Message?
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
  public var message: Message? { taken.map { shapes.schema.messages[$0.claim.message] } }

  /// That of the schemas.
  public var configuration: Configuration { shapes.schema.configuration }

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

  /// What is sent beside the JSON: what `slots()` gives, or what came if it was not decoded.
  public var slots: [String: String] { object?.slots() ?? payload.slots }

  /// The same without sensitive values; nil if it was not decoded.
  public var shownSlots: [String: String]? { object.map { $0.slots(showing: $0.redacted) } }

  /// The message as the app sends it again.
  public var sent: Payload { Payload(encoded, externalID: payload.externalID, slots: slots) }
}

extension Inspection {
  /// Where a text stops being JSON.
  public struct SyntaxError: Sendable {
    /// UTF-8 bytes from the start.
    public let offset: Int
    /// Whether the text before is a complete document.
    public let followsDocument: Bool
  }

  /// nil: the text is JSON.
  public var syntaxError: SyntaxError? {
    guard case .notJSON(let offset)? = reason else { return nil }
    let before = String(decoding: payload.text.utf8.prefix(offset), as: UTF8.self)
    let isAtEnd = offset >= payload.text.utf8.count
    return SyntaxError(offset: offset, followsDocument: !isAtEnd && JSONNode(text: before) != nil)
  }
}
