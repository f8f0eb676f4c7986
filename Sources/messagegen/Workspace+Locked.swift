import Reports
import SourceText
import Workspace

extension Workspace {
  /// The project of a configuration for a command that writes, read when no other one writes in it any more; none begins
  /// as long as the result is there.
  static func locked(configuration path: String?) throws(WorkspaceError) -> Workspace {
    let projectFolder = try ProjectFolder(configuration: path)
    lock(projectFolder)
    return try Workspace(at: projectFolder)
  }

  /// Keeps others that write out of a project for as long as the lock is held.
  static func lock(_ projectFolder: ProjectFolder) {
    guard !projectFolder.lock(waiting: false) else { return }
    let text = LocalizedText(
      "waiting for another messagegen that writes into \(projectFolder.root)",
      zh: "正在等待另一个写入 \(projectFolder.root) 的 messagegen")
    Terminal.write(text.line(in: LanguageChoice.ofCommandLine), to: .error)
    _ = projectFolder.lock(waiting: true)
  }

  /// - Parameter isWriting: whether the command writes; who only reads waits for nobody.
  static func opened(configuration path: String?, isWriting: Bool) throws(WorkspaceError) -> Workspace {
    try isWriting ? locked(configuration: path) : Workspace(configuration: path)
  }
}
