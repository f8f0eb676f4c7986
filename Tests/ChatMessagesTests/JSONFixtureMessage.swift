@testable import ChatMessages

/// The messages of the runtime's own tests.
enum FixtureMessage: Equatable, JSONMessage {
  case fixture(FixtureAttachment)
  case invalid(InvalidMessage)
  case unrecognized(UnrecognizedMessage)

  static func unreadable(_ message: InvalidMessage) -> FixtureMessage { .invalid(message) }
  static func unreadable(_ message: UnrecognizedMessage) -> FixtureMessage { .unrecognized(message) }

  static func read(_ identity: MessageIdentity, _ reader: inout JSONReader) -> FixtureMessage? {
    switch identity {
    case .integer(900), .text("900"), .text("fixture"):
      if let value = reader.message(FixtureAttachment.self) { return .fixture(value) }
    default: break
    }
    return nil
  }

  static func decode(_ text: String, _ envelope: JSONEnvelope = JSONEnvelope(id: "type", data: "data"))
    -> FixtureMessage
  {
    envelope.decode(text, as: FixtureMessage.self)
  }

  /// A message with this payload beside a valid amount.
  static func with(_ members: String) -> FixtureMessage { decode("{\"type\":900,\"data\":{\"amt\":1,\(members)}}") }

  var fixture: FixtureAttachment? {
    if case .fixture(let fixture) = self { return fixture }
    return nil
  }

  var failures: [String] {
    if case .invalid(let message) = self { return message.failures.map(\.description) }
    return []
  }

  var reason: UnrecognizedMessage.Reason? {
    if case .unrecognized(let message) = self { return message.reason }
    return nil
  }
}
