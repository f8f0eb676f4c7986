import SourceText
import Workspace

/// A job that is added to a project: its file, and nothing else.
struct AddedJob {
  private let workspace: Workspace
  private let files: FirstFiles
  private let path: String
  private let isDryRun: Bool

  /// - Parameters:
  ///   - configuration: the absolute path of the project's.
  ///   - isReplacing: whether another job that is there is replaced.
  init(_ job: CIJob, _ archive: ToolArchive?, to configuration: String, isReplacing: Bool, isDryRun: Bool) throws {
    let projectFolder = try ProjectFolder(configuration: configuration)
    if !isDryRun { Workspace.lock(projectFolder) }
    workspace = try Workspace(at: projectFolder)
    var files = FirstFiles(at: projectFolder, in: workspace, output: "")
    path = try files.add(job, archive, isReplacing: isReplacing)
    self.files = files
    self.isDryRun = isDryRun
  }

  private var isThere: Bool { files.created.isEmpty && files.rewrites.isEmpty }

  /// Writes the file, unless it is only to be listed; what was done.
  func write() throws -> [LocalizedText] {
    if !isDryRun, !isThere {
      try workspace.apply(
        workspace.plan([], version: Tool.version), creating: files.created.map(\.authored), rewriting: files.rewrites)
    }
    return [line] + files.notes.map { LocalizedText("note: \($0)", zh: "提示：\($0)") }
  }

  private var line: LocalizedText {
    let path = workspace.shown(path)
    if isThere { return LocalizedText("unchanged: \(path)", zh: "未变：\(path)") }
    return isDryRun
      ? LocalizedText("would write \(path)", zh: "将写入 \(path)") : LocalizedText("wrote \(path)", zh: "已写入 \(path)")
  }
}
