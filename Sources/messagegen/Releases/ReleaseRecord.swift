import Checks
import Evolution
import Schema
import SchemaReader
import SourceText
import Workspace

/// The record of a project's releases, as it is on the disk, and what is accepted since the latest one.
struct ReleaseRecord {
  /// Its path, relative to the configuration's folder; it need not be there.
  let folder: String
  /// Those that can be read, the latest last.
  private(set) var recorded: [RecordedRelease] = []
  /// Nothing but errors.
  private(set) var findings: [Diagnostic] = []
  let accepted: AcceptanceFile
  /// The YAML files in it, that of what is accepted, then those of examples.
  let files: [SourceFile]
  /// The files of example messages.
  let examples: [SourceFile]
  /// Nobody has recorded anything.
  let isEmpty: Bool
  private let configuration: Configuration

  /// - Parameter others: what else was read; the files of the record follow.
  init(
    of configuration: Configuration, in workspace: Workspace, to others: inout SourceFiles
  ) throws(WorkspaceError) {
    (folder, self.configuration) = (configuration.releasesFolder, configuration)
    let releases = others.add(try workspace.releases(in: folder))
    isEmpty = releases.isEmpty
    accepted = try AcceptanceFile(in: folder, of: workspace, to: &others)
    examples = others.add(try workspace.releaseExamples(in: folder))
    files = releases + [accepted.file] + examples
    read(releases + examples)
  }

  private mutating func read(_ files: [SourceFile]) {
    let outcome = SchemaReader.readReleases(files, in: folder)
    (recorded, findings) = (outcome.value ?? [], outcome.diagnostics)
  }

  /// The record as it is without a release.
  func without(_ version: ReleaseVersion) -> ReleaseRecord {
    var record = self
    let release = "\(folder)/\(version)/"
    record.read(files.filter { $0.id != accepted.file.id && !$0.path.hasPrefix(release) })
    return record
  }

  /// What schemas are compared with, the latest last.
  ///
  /// - Parameter base: The release that they follow; nil: the latest one.
  func releases(after base: ReleaseVersion? = nil) -> [Release] {
    guard let base = base ?? recorded.last?.version else { return [] }
    let tree = ReleaseTree(recorded)
    return recorded.map { release in
      Release(
        name: release.version.description, schema: release.schema,
        isInUse: configuration.releases.isInUse(release.version),
        isStrict: configuration.releases.isStrict(release.version),
        comparedAs: tree.compared(release.version, with: base)?.description, content: release.content)
    }
  }

  /// The version of a release as the record has it; nil stays nil.
  func version(_ version: ReleaseVersion?) throws(Failure) -> ReleaseVersion? {
    guard let version, findings.isEmpty else { return nil }
    if let release = recorded.first(where: { $0.version == version }) { return release.version }
    let names = Wording.enumeration(recorded.map { "`\($0.version)`" })
    throw Failure(
      message: LocalizedText(
        "release `\(version.description)` is not recorded", zh: "版本 `\(version.description)` 没有记录"),
      help: LocalizedText("recorded are: \(names)", zh: "已记录的有：\(names)"))
  }

  /// What there is to say where a release is needed, and none is there.
  var noRelease: Failure {
    Failure(
      message: LocalizedText("no release is recorded in `\(folder)`", zh: "`\(folder)` 中没有发布记录"),
      help: LocalizedText(
        "to take the schemas as they are for release 1.0, run `messagegen release 1.0`",
        zh: "运行 `messagegen release 1.0`，把现在的 schema 记录为版本 1.0"),
      exitCode: ExitCodes.couldNotRun)
  }

  /// The releases to compare with; none while there are errors in the record.
  ///
  /// - Parameter base: The one that the schemas follow; nil: the latest one.
  func compared(after base: ReleaseVersion? = nil) -> ComparedReleases {
    let name =
      findings.isEmpty
      ? LocalizedText("\(FindingCount.text(recorded.count, "release"))", zh: "\(recorded.count) 个已发布的版本")
      : LocalizedText("the record in \(folder)", zh: "\(folder) 中的记录")
    let releases = findings.isEmpty ? releases(after: base) : []
    return ComparedReleases(
      releases: releases, base: base == recorded.last?.version ? nil : base?.description,
      findings: findings
        + Rule.unmatchedVersion.configured(
          Evolution.unmatchedVersions(in: configuration.releases, releases), by: configuration),
      name: name)
  }

  /// The schemas beside the releases; nil: there are errors in the record.
  func pairs(with schema: Schema) -> ReleasePairs? {
    findings.isEmpty ? ReleasePairs(of: schema, with: releases()) : nil
  }

  /// What it says of the schemas, beside who breaks.
  ///
  /// - Parameter pairs: The schemas beside the releases; nil: there are errors in either.
  func findings(in pairs: ReleasePairs?) -> [Diagnostic] {
    let broken = findings + accepted.findings
    guard let pairs else { return broken }
    let reused = accepted.acceptances.applied(to: Evolution.reusedIDs(in: pairs)).unaccepted
    return broken + reused.map(\.diagnostic) + Evolution.wrongSince(in: pairs.schema, pairs.releases)
      + Evolution.unmatchedVersions(in: configuration.releases, pairs.releases)
  }
}

extension Rule {
  /// Its findings in the severity that a configuration gives it; none, if it is off.
  func configured(_ findings: [Diagnostic], by configuration: Configuration) -> [Diagnostic] {
    severity(in: configuration).map { severity in findings.map { $0.rated(severity) } } ?? []
  }
}
