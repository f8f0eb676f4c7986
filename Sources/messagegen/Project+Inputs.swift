import SourceText
import Workspace

extension Project {
  /// Ends the run if an option names a file that a report must not replace.
  ///
  /// - Parameters:
  ///   - option: `--output`.
  ///   - path: From the working folder; nil: the option is not given.
  ///   - others: What is read beside the project, from the working folder.
  func check(_ option: String, isNoInput path: String?, and others: [String] = []) throws {
    guard let path, let obstacle = obstacle(at: path, others) else { return }
    throw Failure(
      "`\(path)` \(obstacle); not replaced", zh: "`\(path)` \(obstacle)；未替换",
      help: LocalizedText("choose another file for `\(option)`", zh: "为 `\(option)` 换一个文件"),
      exitCode: ExitCodes.couldNotRun)
  }

  /// Why a report must not replace a file; nil: it may.
  private func obstacle(at path: String, _ others: [String]) -> LocalizedText? {
    let inputs = files.map { workspace.shown($0.path) }
    let folders = [releasesFolder] + (configuration?.targets.compactMap(\.templates?.value) ?? [])
    let projectPath = workspace.path(of: path) ?? ""
    let isInside = folders.contains { projectPath.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    if isInside || Workspace.isFile(path, among: inputs + others) {
      return LocalizedText("is read by this command", zh: "是该命令要读取的文件")
    }
    let editorFiles = Self.editorFiles.map { workspace.shown(schemaFolder + "/" + $0.name) }
    if Workspace.isGenerated(path) || Workspace.isFile(path, among: editorFiles) {
      return LocalizedText("was written by messagegen", zh: "由 messagegen 写入")
    }
    // Views are created once, so that no manifest has them.
    return path.hasSuffix(".swift") && workspace.isThere(path) ? LocalizedText("is Swift code", zh: "是 Swift 代码") : nil
  }
}
