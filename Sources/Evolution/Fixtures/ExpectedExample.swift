import Inspection
import MessageRuntime
import Schema

/// A recorded message, and what the current schemas are expected to make of it: what it was, unless something else was
/// accepted.
public struct ExpectedExample: Sendable {
  public enum Outcome: Hashable, Sendable {
    /// A message of that name.
    case message(String)
    case invalid
    case unrecognized
  }

  public let example: ReleaseFixture.Example
  public let outcome: Outcome
  /// By the names that fields and cases have now, without those that are gone or that were accepted as different. Times
  /// are seconds since 1970.
  public let values: JSONValue
  /// What was accepted for it, if it is not what it was.
  public let reasons: [ExpectedBreak]
}

/// What the current schemas are expected to make of messages of a release.
public struct ReleaseExpectation: Sendable {
  private let released: Schema
  private let current: Schema
  private let inspector: Inspector
  private let breaks: [ExpectedBreak]

  /// - Parameters:
  ///   - inspector: Of the current schemas.
  ///   - breaks: What later releases accepted.
  public init(of released: Schema, in current: Schema, by inspector: Inspector, breaks: [ExpectedBreak]) {
    self.released = released
    self.current = current
    self.inspector = inspector
    self.breaks = breaks
  }

  /// What its examples should be, in their order.
  public func examples(of fixture: ReleaseFixture) -> [ExpectedExample] {
    fixture.examples.map { expected($0, of: fixture.message) }
  }

  private func expected(_ example: ReleaseFixture.Example, of name: String) -> ExpectedExample {
    let id = example.externalID.map { MessageIdentity($0) }
    let found = inspector.inspect(Payload(example.content, externalID: id, slots: example.slots))
    let message = currentMessage(name, found)
    let relevant = breaks(concerning: name, message, readAs: found.message)
    func expect(_ outcome: ExpectedExample.Outcome, as worst: DecodingOutcome) -> ExpectedExample? {
      var reasons = relevant.filter { $0.outcome >= worst }
      if outcome == .invalid { reasons = self.reasons(among: reasons, of: found, name) }
      guard !reasons.isEmpty else { return nil }
      return ExpectedExample(example: example, outcome: outcome, values: [:], reasons: reasons)
    }
    let other: ExpectedExample? =
      switch found.outcome {
      case .decoded where found.message?.name != message?.name:
        found.message.flatMap { expect(.message($0.name), as: .misread) }
      case .decoded: nil
      case .invalid: expect(.invalid, as: .invalid)
      case .unrecognized, .noJSON: expect(.unrecognized, as: .unrecognized)
      }
    if let other { return other }
    var values = RecordedValues(released: released, current: current, breaks: relevant)
    let before = released.messages.first { $0.name == name }
    let now = values.values(example.values, before?.fields ?? [], message?.fields ?? [], at: name + "/fields")
    return ExpectedExample(
      example: example, outcome: .message(message?.name ?? name), values: now, reasons: values.left)
  }

  /// The message of that name; else one without a name in the release that such a message is read as: it was renamed.
  private func currentMessage(_ name: String, _ found: Inspection) -> Message? {
    if let message = current.messages.first(where: { $0.name == name }) { return message }
    guard let message = found.message, !released.messages.contains(where: { $0.name == message.name }) else {
      return nil
    }
    return message
  }

  /// - Parameter reader: The message that it is taken for.
  private func breaks(concerning name: String, _ message: Message?, readAs reader: Message?) -> [ExpectedBreak] {
    let before = released.messages.first { $0.name == name }
    var names: Set<String> = [name]
    if let before {
      names.formUnion(released.sharedTypes(in: before.fields).union([released.path(of: before.envelope)]))
    }
    if let message {
      let own = [message.name, current.path(of: message.envelope)]
      names.formUnion(current.sharedTypes(in: message.fields).union(own))
    }
    // That its id is another message's is said of that one.
    let reuse = reader.map { "\($0.name)/ids/\(name)" }
    let relevant = breaks.filter { $0.isAbout(names) || $0.currentPath == reuse }
    return message.map { message in relevant.map { $0.naming(message.name, as: name) } } ?? relevant
  }

  /// What was accepted of all that makes a message invalid; none: not all of it.
  private func reasons(
    among breaks: [ExpectedBreak], of found: Inspection, _ name: String
  ) -> [ExpectedBreak] {
    let ofFailures = found.failures.map { failure in
      let paths = found.message?.rules(giving: failure).flatMap(\.fieldPaths) ?? []
      let fields = [String(failure.path.prefix { $0 != "." && $0 != "[" })] + paths.compactMap(\.steps.first?.name)
      return breaks.filter { reason in
        !reason.currentPath.hasPrefix("\(name)/fields/") || fields.contains { reason.concerns("\(name)/fields/\($0)") }
      }
    }
    if ofFailures.contains(where: \.isEmpty) { return [] }
    return breaks.filter { reason in ofFailures.contains { $0.contains(reason) } }
  }
}

extension Schema {
  /// As breaking changes have it.
  fileprivate func path(of envelope: Envelope.ID) -> String { "envelopes/\(self[envelope].name.value)" }
}
