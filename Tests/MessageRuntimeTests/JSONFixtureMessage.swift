@testable import MessageRuntime

/// The messages of the runtime's own tests: one, in an envelope that each test can choose.
enum FixtureMessage: Equatable {
  /// `{"type":900,"data":{…}}`, with the options that an envelope has in a configuration.
  struct Setup: Sendable {
    var isStrict = false
    var options: JSONOptions = []
    var encoding = MessageEnvelope.Encoding.object
  }

  case fixture(FixtureAttachment)
  case invalid(InvalidMessage)
  case unrecognized(UnrecognizedMessage)

  static func decode(_ text: String, _ setup: Setup = Setup()) -> FixtureMessage {
    let envelope = MessageEnvelope(
      identity: [["type"]], payload: ["data"], encoding: setup.encoding, options: setup.options,
      objects: [.init([], ["type", "data"], scope: UnknownKeys.rootScope)])
    var reader = MessageReader(text)
    do throws(InvalidMessage) {
      if let fixture = try fixture(&reader, envelope, isStrict: setup.isStrict) { return .fixture(fixture) }
    } catch {
      return .invalid(error)
    }
    return .unrecognized(reader.unrecognized)
  }

  private static func fixture(
    _ reader: inout MessageReader, _ envelope: MessageEnvelope, isStrict: Bool
  ) throws(InvalidMessage) -> FixtureAttachment? {
    guard let id = reader.identity(in: envelope) else { return nil }
    return switch id {
    case Exactly(900), Exactly("900"), "fixture": try reader.payload(FixtureAttachment.self)
    case 900: isStrict ? nil : try reader.payload(FixtureAttachment.self)
    default: nil
    }
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
