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

  /// - Parameters:
  ///   - first: the id of the first file.
  ///   - version: a release that is left out.
  init(
    of configuration: Configuration, in workspace: Workspace, from first: Int, without version: ReleaseVersion? = nil
  ) throws(WorkspaceError) {
    folder = configuration.releasesFolder
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

  /// Nobody has recorded anything.
  var isEmpty: Bool { files.isEmpty }
}

extension Project {
  /// The record of a project whose configuration can be read; nil: it cannot.
  func recordedReleases(without version: ReleaseVersion? = nil) throws(WorkspaceError) -> RecordedReleases? {
    guard let configuration else { return nil }
    return try RecordedReleases(
      of: configuration, in: workspace, from: filesAndTemplates.count, without: version)
  }
}
