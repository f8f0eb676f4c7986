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
    /// What it changed for messages of earlier ones, and was accepted or no error.
    let breaks: [ExpectedBreak]
  }

  let folder: String
  /// The record's files, then those of the messages.
  let files: [SourceFile]
  /// Nothing but errors.
  let findings: [Diagnostic]
  private let releases: [Recorded]
  /// What is accepted since the latest release.
  private let pending: [ExpectedBreak]

  init(_ record: ReleaseRecord, in workspace: Workspace) throws(WorkspaceError) {
    folder = record.folder
    let texts = try workspace.releaseExamples(in: folder, from: (record.files.last?.id.index ?? 0) + 1)
    pending = record.accepted.acceptances.all.compactMap { ExpectedBreak($0.value, in: nil) }
    var releases = record.recorded.map { release in
      let name = release.version.description
      let accepted = release.accepted.compactMap { ExpectedBreak(Acceptance($0), in: name) }
      return Recorded(
        name: name, path: "\(record.folder)/\(name)", schema: release.schema,
        breaks: accepted + Self.shipped(in: release, of: record))
    }
    var findings = record.findings + record.accepted.findings.filter { $0.severity == .error }
    for text in texts {
      guard let index = releases.firstIndex(where: { text.path.hasPrefix($0.path + "/") }) else { continue }
      let outcome = ReleaseFixture.read(text, by: .damagedRelease)
      findings += outcome.diagnostics
      if let fixture = outcome.value { releases[index].fixtures.append(fixture) }
    }
    files = record.files + texts
    self.releases = releases
    self.findings = findings
  }

  /// What needed no acceptance, since it is no error, and cannot be changed any more.
  private static func shipped(in release: RecordedRelease, of record: ReleaseRecord) -> [ExpectedBreak] {
    let others = record.recorded.filter { $0.version == release.after || release.beside.contains($0.version) }
    let before = others.filter { $0.content != release.content }.map {
      Release(
        name: $0.version.description, schema: $0.schema, isInUse: true, isStrict: false, comparedAs: nil,
        content: $0.content)
    }
    return Evolution.comparison(of: release.schema, with: before).changes.compactMap { change in
      let outcomes = change.breaks.map(\.consequence).filter { $0.direction == .newReadsOld }.compactMap(\.outcome)
      guard let worst = outcomes.filter({ $0.severity != .error }).max() else { return nil }
      return ExpectedBreak(
        rule: change.rule.id, at: change.at, outcome: worst, reason: nil, release: release.version.description)
    }
  }

  /// What is expected of the messages that a target has, release by release.
  func tests(for target: Target, _ schema: Schema) -> [ReleaseTests] {
    let inspector = Inspector(schema, target: target)
    return releases.enumerated().compactMap { index, release in
      let later = releases[(index + 1)...].flatMap(\.breaks) + pending
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
  func releaseExamples() throws(WorkspaceError) -> ReleaseExamples? {
    guard let configuration, configuration.targets.contains(where: { $0.tests != nil }),
      let record = try releaseRecord()
    else { return nil }
    return try ReleaseExamples(record, in: workspace)
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
