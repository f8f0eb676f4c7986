import Emitters
import Evolution
import Inspection
import MessageRuntime
import Schema
import SchemaReader
import SourceText
import Workspace

/// The example messages of recorded releases, and what the tests of targets expect of them.
struct ReleaseExamples {
  private struct Recorded {
    let name, path: String
    let schema: Schema
    var fixtures: [ReleaseFixture] = []
  }

  let folder: String
  /// Nothing but errors.
  let findings: [Diagnostic]
  private let releases: [Recorded]
  /// What they changed for messages of earlier ones, by the names that the latest one has.
  private let shipped: [ExpectedBreak]
  /// What is accepted since the latest release.
  private let pending: [ExpectedBreak]

  init(_ record: ReleaseRecord) {
    folder = record.folder
    pending = record.accepted.acceptances.all.compactMap { ExpectedBreak($0.value, in: nil) }
    var shipped: [ExpectedBreak] = []
    for (index, release) in record.recorded.enumerated() {
      if index > 0 { shipped = shipped.moved(from: record.recorded[index - 1].schema, to: release.schema) }
      shipped += Self.breaks(of: release, in: record)
    }
    self.shipped = shipped
    var releases = record.recorded.map { release in
      Recorded(
        name: release.version.description, path: "\(record.folder)/\(release.version)", schema: release.schema)
    }
    var findings = record.findings + record.accepted.findings.filter { $0.severity == .error }
    let damaged = Set(findings.map(\.range.file))
    for text in record.examples where !damaged.contains(text.id) {
      guard let index = releases.firstIndex(where: { text.path.hasPrefix($0.path + "/") }) else { continue }
      let outcome = ReleaseFixture.read(text, by: .damagedRelease)
      findings += outcome.diagnostics
      if let fixture = outcome.value { releases[index].fixtures.append(fixture) }
    }
    self.releases = releases
    self.findings = findings
  }

  /// What was accepted, and what needed no acceptance: neither can be changed any more.
  private static func breaks(of release: RecordedRelease, in record: ReleaseRecord) -> [ExpectedBreak] {
    let name = release.version.description
    let accepted = release.accepted.compactMap { ExpectedBreak(Acceptance($0), in: name) }
    let others = record.recorded.filter { $0.version == release.after || release.beside.contains($0.version) }
    let before = others.filter { $0.content != release.content }.map {
      Release(
        name: $0.version.description, schema: $0.schema, isInUse: true, isStrict: false, comparedAs: nil,
        content: $0.content)
    }
    return accepted
      + Evolution.comparison(of: ReleasePairs(of: release.schema, with: before)).changes.compactMap { change in
        if accepted.contains(where: { $0.rule == change.rule.id && $0.at == change.at }) { return nil }
        let outcomes = change.breaks.map(\.consequence).filter { $0.direction == .newReadsOld }.compactMap(\.outcome)
        return outcomes.max().map {
          ExpectedBreak(rule: change.rule.id, at: change.at, outcome: $0, reason: nil, release: name)
        }
      }
  }

  /// What is expected of the messages that a target has, release by release.
  func tests(for target: Target, _ schema: Schema) -> [ReleaseTests] {
    let inspector = Inspector(schema, target: target)
    let breaks = (releases.last.map { shipped.moved(from: $0.schema, to: schema) } ?? []) + pending
    return releases.enumerated().compactMap { index, release in
      let earlier = releases[...index].map(\.name)
      let later = breaks.filter { $0.release.map { !earlier.contains($0) } ?? true }
      let expectation = ReleaseExpectation(of: release.schema, in: schema, by: inspector, breaks: later)
      let messages = release.fixtures.filter { target.had($0.message, schema, release.schema) }.map { fixture in
        ReleaseTests.Message(
          name: fixture.message, examples: expectation.examples(of: fixture).map { ReleaseTests.Example($0) })
      }
      if messages.isEmpty { return nil }
      let sorted = messages.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      return ReleaseTests(release: release.name, path: release.path, messages: sorted)
    }
  }
}

extension Project {
  /// nil: no target has tests.
  mutating func releaseExamples() throws(WorkspaceError) -> ReleaseExamples? {
    guard let configuration, configuration.targets.contains(where: { $0.tests != nil }),
      let record = try readReleases()
    else { return nil }
    return ReleaseExamples(record)
  }
}

extension Target {
  /// The target has the message, or had it before it was removed.
  fileprivate func had(_ name: String, _ schema: Schema, _ released: Schema) -> Bool {
    let message = schema.messages.first { $0.name == name } ?? released.messages.first { $0.name == name }
    return message.map { messages.isEmpty || has($0) } ?? false
  }
}

extension ExpectedBreak {
  /// A line for people.
  fileprivate var remark: String {
    let release = release.map { " in \($0)" } ?? ""
    return reason.map { "Accepted\(release): \(rule) at \(at), \($0)" } ?? "Changed\(release): \(rule) at \(at)"
  }
}

extension ReleaseTests.Example {
  fileprivate init(_ expected: ExpectedExample) {
    let outcome: Outcome =
      switch expected.outcome {
      case .message(let name): .message(name, values: expected.values.json)
      case .invalid: .invalid
      case .unrecognized: .unrecognized
      }
    self.init(
      name: expected.example.name, content: expected.example.content, slots: expected.example.slots,
      externalID: expected.example.externalID, outcome: outcome, remarks: expected.reasons.map(\.remark))
  }
}
