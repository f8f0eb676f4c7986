import Evolution
import Schema
import SchemaReader
import SourceText
import Workspace

/// The record of a project's releases, as it is on the disk.
struct RecordedReleases {
  /// Its path, relative to the configuration's folder; it need not be there.
  let folder: String
  /// The YAML files in it, with ids that no file of the project has.
  let files: [SourceFile]
  /// Those that can be read, the latest last.
  let recorded: [RecordedRelease]
  /// The same as what schemas are compared with.
  let releases: [Release]
  /// Nothing but errors.
  let findings: [Diagnostic]
  private let first: Int

  /// - Parameters:
  ///   - first: the id of the first file.
  ///   - version: a release that is left out.
  init(
    of configuration: Configuration, in workspace: Workspace, from first: Int, without version: ReleaseVersion? = nil
  ) throws(WorkspaceError) {
    (folder, self.first) = (configuration.releasesFolder, first)
    files = try workspace.releases(in: folder, from: first)
    let left = version.map { [folder] in "\(folder)/\($0)/" }
    let outcome = SchemaReader.readReleases(
      files.filter { file in left.map { !file.path.hasPrefix($0) } ?? true }, in: folder)
    recorded = outcome.value ?? []
    findings = outcome.diagnostics
    releases = recorded.map { release in
      Release(
        name: release.version.description, schema: release.schema,
        isInUse: configuration.releases.isInUse(release.version),
        isStrict: configuration.releases.isStrict(release.version))
    }
  }

  /// The id of a file that is none of these.
  var nextID: SourceFile.ID { SourceFile.ID(first + files.count) }

  /// Nobody has recorded anything.
  var isEmpty: Bool { files.isEmpty }

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
  /// - Parameter version: Only earlier ones; nil: all.
  func compared(in project: Project, before version: ReleaseVersion? = nil) -> ComparedReleases {
    let earlier = zip(recorded, releases).filter { release, _ in version.map { release.version < $0 } ?? true }.map(\.1)
    let name =
      findings.isEmpty
      ? LocalizedText("\(FindingCount.text(earlier.count, "release"))", zh: "\(earlier.count) 个已发布的版本")
      : LocalizedText("the record in \(folder)", zh: "\(folder) 中的记录")
    return ComparedReleases(
      releases: findings.isEmpty ? earlier : [], findings: findings, name: name,
      files: { [files] in try project.workspace.named(files, for: $0) })
  }
}
