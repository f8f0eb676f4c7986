import Evolution
import Schema
import SchemaReader
import SourceText
import Workspace

/// A release that is to be recorded, and the record that it goes into.
struct NewRelease {
  let version: ReleaseVersion
  /// The version as it is written.
  var name: String { version.description }
  let project: Project
  /// Without a release that is replaced.
  let record: ReleaseRecord
  let existingFiles: [SourceFile]
  /// The same version as it is recorded; nil: it is not.
  let existing: RecordedRelease?
  /// Of the version, which is to be replaced, something is missing or changed.
  let isDamaged: Bool
  /// The release that this one is laid over.
  let parent: RecordedRelease?
  let snapshot: SchemaSnapshot

  /// - Parameter after: The parent's version; nil: that of the version if it is recorded, else the greatest below it.
  init(
    _ version: ReleaseVersion, of project: Project, after: ReleaseVersion?, isReplacing: Bool, _ run: Run
  ) throws {
    var project = project
    let whole = try project.readReleases()
    (self.version, self.project) = (version, project)
    let existing = whole?.recorded.first { $0.version == version }
    if isReplacing, let whole { try Self.checkIsLast(version, in: whole) }
    guard let record = isReplacing ? whole?.without(version) : whole else {
      throw ExitCodes.findings
    }
    try run.report(record, of: project)
    if let existing, existing.version.description != version.description {
      throw Failure(
        "`\(version.description)` is the same version as `\(existing.version.description)`, which is recorded",
        zh: "`\(version.description)` 与已记录的 `\(existing.version.description)` 是同一个版本",
        help: LocalizedText("write `\(existing.version.description)`", zh: "写成 `\(existing.version.description)`"))
    }
    (self.record, self.existing, existingFiles) = (record, existing, whole?.files ?? [])
    isDamaged = whole?.findings.isEmpty == false
    if let existing, after == nil {
      parent = record.recorded.first { $0.version == existing.after }
    } else {
      parent = try Self.parent(of: version, after, in: record)
    }
    snapshot = try SchemaSnapshot(of: project)
  }

  /// What another release is laid over, or was compared with, cannot change any more.
  private static func checkIsLast(_ version: ReleaseVersion, in record: ReleaseRecord) throws(Failure) {
    guard let child = record.recorded.first(where: { $0.after == version || $0.beside.contains(version) }) else {
      return
    }
    throw Failure(
      "release `\(version.description)` cannot be replaced: `\(child.version.description)` was recorded after it",
      zh: "不能替换版本 `\(version.description)`：`\(child.version.description)` 记录在它之后",
      help: LocalizedText("record a new version with the changes", zh: "把改动记录为新的版本"))
  }

  private static func parent(
    of version: ReleaseVersion, _ after: ReleaseVersion?, in record: ReleaseRecord
  ) throws(Failure) -> RecordedRelease? {
    let earlier = record.recorded.filter { $0.version < version }
    guard let after else { return earlier.last }
    if let parent = earlier.first(where: { $0.version == after }) { return parent }
    let names = Wording.enumeration(earlier.map { "`\($0.version)`" })
    throw Failure(
      "no release `\(after.description)` before `\(version.description)` is recorded",
      zh: "没有记录早于 `\(version.description)` 的版本 `\(after.description)`",
      help: earlier.isEmpty
        ? LocalizedText("leave out `--after` for the first release", zh: "第一个版本不要写 `--after`")
        : LocalizedText("recorded before it: \(names)", zh: "在它之前记录的有：\(names)"))
  }

  /// What is other in the schemas than in the record of this version; nil: there is none.
  var difference: SchemaSnapshot.Difference? {
    get throws(Failure) {
      guard let existing else { return nil }
      return try snapshot.changes(since: SchemaSnapshot(of: existing, in: existingFiles))
    }
  }

  /// Whether the same version was recorded after another release than this one is to be.
  var hasOtherParent: Bool { existing.map { $0.after != parent?.version } ?? false }

  /// The comparison with all other releases. Whatever it is laid over, users come to it from the one before it.
  func compared(_ schema: Schema, _ run: Run) throws -> BreakingReport {
    let before = record.recorded.last { $0.version < version }
    var report = BreakingReport(
      project, schema, against: record.compared(after: before?.version), try BreakingOptions.parse([]))
    let recorded = existing?.accepted.map { Acceptance($0) } ?? []
    try report.apply(record.accepted, and: recorded, accepting: try AcceptOptions.parse([]), in: schema, run)
    return report
  }

  /// What the parent has.
  var base: SchemaSnapshot {
    get throws(Failure) {
      try parent.map { release throws(Failure) in try SchemaSnapshot(of: release, in: record.files) }
        ?? SchemaSnapshot()
    }
  }

  /// The files of the release by name, its `release.yaml` first.
  func files(_ schema: Schema, accepted: [Acceptance]) throws -> [(name: String, bytes: [UInt8])] {
    let beside = ReleaseTree(record.recorded).unknown(to: version, after: parent?.version)
    let fixtures = ReleaseFixture.all(of: schema, changedSince: parent?.schema)
    let examples = fixtures.map { (name: $0.fileName, bytes: Array($0.text.utf8)) }
    let text = ReleaseYAML(
      version, snapshot, after: parent?.version, try base, beside: beside, accepted: accepted, examples: examples)
    return [(name: "release.yaml", bytes: text.bytes)] + examples
  }

  /// Ends what a killed run began: what is in the record is not in the file too.
  func removeAccepted() throws(WorkspaceError) {
    guard let existing, !existing.accepted.isEmpty else { return }
    try record.accepted.remove(existing.accepted.map { Acceptance($0) })
  }

  /// The release's folder, as people find it from the working folder.
  var shownPath: String { project.workspace.shown(record.folder + "/" + version.description) }
}

extension Acceptance {
  /// As a release has it.
  init(_ recorded: RecordedRelease.Acceptance) {
    let consequences = recorded.breaks.split(separator: " ").compactMap { Consequence(String($0)) }
    self.init(rule: recorded.rule, at: recorded.at, consequences: consequences, reason: recorded.reason)
  }
}
