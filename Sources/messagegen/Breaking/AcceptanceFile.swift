import Evolution
import Schema
import SourceText
import Workspace

/// The file of what is accepted since the latest release, which need not be there.
struct AcceptanceFile {
  let file: SourceFile
  private(set) var acceptances: Acceptances
  /// What cannot be read in it.
  let findings: [Diagnostic]
  private let workspace: Workspace
  private let folder: String

  /// - Parameters:
  ///   - folder: that of the releases, relative to the configuration's.
  ///   - files: what else was read; this one follows.
  init(in folder: String, of workspace: Workspace, to files: inout SourceFiles) throws(WorkspaceError) {
    (self.workspace, self.folder) = (workspace, folder)
    let bytes = try workspace.bytes(of: Acceptances.fileName, in: folder)
    let file = files.add(folder + "/" + Acceptances.fileName, bytes ?? [])
    let outcome = bytes == nil ? Outcome(Acceptances()) : Acceptances.read(file)
    self.file = file
    acceptances = outcome.value ?? Acceptances()
    findings = outcome.diagnostics
  }

  /// Accepts changes; the run has the project's lock.
  mutating func accept(_ changes: [BreakingChange], reason: String) throws {
    guard findings.isEmpty else {
      throw Failure(
        "`\(workspace.shown(file.path))` has errors; nothing was written",
        zh: "`\(workspace.shown(file.path))` 有错误；没有写入任何文件",
        help: LocalizedText(
          "run `messagegen breaking` without `--accept` to see them", zh: "运行不带 `--accept` 的 `messagegen breaking` 查看"))
    }
    acceptances = acceptances.accepting(changes, reason: reason, in: file.id)
    try workspace.put(Acceptances.fileName, in: folder, with: Array(acceptances.text.utf8))
  }

  /// Leaves only those that are not in a record now; without any, there is no file. The run has the project's lock.
  func remove(_ recorded: [Acceptance]) throws(WorkspaceError) {
    let rest = Acceptances(acceptances.all.filter { !recorded.contains($0.value) })
    if rest.all.isEmpty {
      try workspace.remove(Acceptances.fileName, in: folder)
    } else {
      try workspace.put(Acceptances.fileName, in: folder, with: Array(rest.text.utf8))
    }
  }

  /// A warning for each entry that accepts none of these, as the configuration says.
  func unused(_ changes: [BreakingChange], in configuration: Configuration) -> [Diagnostic] {
    Rule.unusedAcceptance.configured(acceptances.applied(to: changes).findings, by: configuration)
  }

  /// From the working folder.
  var shownPath: String { workspace.shown(file.path) }
}
