@testable import MessageRuntime

/// The messages of the runtime's own tests: one, in an envelope that each test can choose.
enum FixtureMessage: Equatable, JSONMessage {
  /// `{"type":900,"data":{…}}`, with the options that an envelope has in a configuration.
  struct Setup: Sendable {
    var isStrict = false
    var options: JSONOptions = []
    var encoding = JSONPayloadEncoding.object
  }

  @TaskLocal static var setup = Setup()

  case fixture(FixtureAttachment)
  case invalid(InvalidMessage)
  case unrecognized(UnrecognizedMessage)

  static func unreadable(_ message: InvalidMessage) -> FixtureMessage { .invalid(message) }
  static func unreadable(_ message: UnrecognizedMessage) -> FixtureMessage { .unrecognized(message) }

  static let groups = [JSONGroup(identity: [["type"]])]
  static var shortcut: JSONShortcut? { setup.isStrict ? nil : JSONShortcut(group: 0, id: "type", data: "data") }

  static var envelopes: JSONEnvelopes {
    [
      JSONEnvelope(
        payload: ["data"], encoding: setup.encoding, options: setup.options,
        objects: [.init([], ["type", "data"], scope: UnknownKeys.rootScope)])
    ]
  }

  static func candidate(_ group: Int, _ identity: [JSONIdentity]) -> JSONCandidate? {
    identity.count == 1 ? candidate(group, identity[0]) : nil
  }

  static func candidate(_ group: Int, _ identity: JSONIdentity) -> JSONCandidate? {
    if setup.isStrict && identity.form == .otherNumber { return nil }
    switch identity.value {
    case .integer(900), .text("900"), .text("fixture"): return JSONCandidate(0, in: 0)
    default: return nil
    }
  }

  static func read(_ message: Int, _ reader: inout JSONReader, into result: UnsafeMutablePointer<Self>) -> Bool {
    guard let fixture = reader.message(FixtureAttachment.self) else { return false }
    result.initialize(to: .fixture(fixture))
    return true
  }

  static func decode(_ text: String, _ setup: Setup = Setup()) -> FixtureMessage {
    $setup.withValue(setup) { decode(text, outside: nil, slots: [:]) }
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
