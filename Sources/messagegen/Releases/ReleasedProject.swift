import Evolution
import Schema
import SourceText
import Workspace

/// What the record of releases says of the schemas, beside who breaks.
struct ReleasedProject {
  let record: RecordedReleases
  /// What is intended since the latest release.
  let accepted: AcceptanceFile
  let history: ReleaseHistory

  /// - Parameter first: the id of the first file. Nil: nothing was released.
  init?(of configuration: Configuration, in workspace: Workspace, from first: Int) throws(WorkspaceError) {
    record = try RecordedReleases(of: configuration, in: workspace, from: first)
    if record.isEmpty { return nil }
    accepted = try AcceptanceFile(in: record.folder, of: workspace, id: record.nextID)
    history = ReleaseHistory(record.releases.map { ($0.name, $0.schema) })
  }

  /// Each at the place of its id, after those of the project.
  var files: [SourceFile] { record.files + [accepted.file] }

  /// - Parameter schema: nil: there are errors in it.
  func findings(in schema: Schema?) -> [Diagnostic] {
    let broken = record.findings + accepted.findings
    guard let schema, record.findings.isEmpty else { return broken }
    let reused = accepted.acceptances.applied(to: Evolution.reusedIDs(in: schema, record.releases)).unaccepted
    return broken + reused.map(\.diagnostic) + Evolution.wrongSince(in: schema, record.releases)
  }
}
