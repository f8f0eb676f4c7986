import SourceText
import Workspace

extension Project {
  /// Ends the run if an option names a file that is the author's, which would be replaced.
  ///
  /// - Parameters:
  ///   - option: `--output`.
  ///   - path: From the working folder; nil: the option is not given.
  ///   - others: What is read beside the project, from the working folder.
  func check(_ option: String, isNoInput path: String?, and others: [String] = []) throws {
    guard let path else { return }
    let inputs = (filesAndTemplates + releaseFiles).map { workspace.shown($0.path) }
    let isRecorded = workspace.path(of: path)?.hasPrefix(releasesFolder + "/") == true
    guard isRecorded || Workspace.isFile(path, among: inputs + others) else { return }
    throw Failure(
      message: LocalizedText("`\(path)` is read by this command; not replaced", zh: "`\(path)` 是该命令要读取的文件；未替换"),
      help: LocalizedText("choose another file for `\(option)`", zh: "为 `\(option)` 换一个文件"),
      exitCode: ExitCodes.couldNotRun)
  }
}
