import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where a project is, found but not read yet: so that who writes can take the project's lock first.
public struct ProjectFolder: Sendable {
  /// The folder of the configuration, absolute and without symbolic links.
  public let root: String
  let folder: Folder
  /// The configuration's name there.
  let name: String
  /// The configuration as errors call it.
  let path: String

  /// Opens the folder of a configuration file; without one, looks for `messagegen.yaml` from here upwards.
  public init(configuration given: String? = nil) throws(WorkspaceError) {
    path = if let given { given } else { try Self.find(from: Workspace.realPath(".")) }
    let (parent, name) = path.folderAndName
    self.name = name
    root = try Workspace.realPath(parent)
    folder = try Folder(at: root, calledHere: ".")
  }

  /// Keeps other runs that write out of the project for as long as this value or its workspace is there; false: one is
  /// at work, and it was not to be waited for.
  public func lock(waiting: Bool) -> Bool { folder.lock(waiting: waiting) }

  /// The folder of a project that need not have a configuration yet.
  public init(folder given: String) throws(WorkspaceError) {
    name = Workspace.configurationName
    guard access(given, F_OK) == 0 || errno != ENOENT else {
      throw WorkspaceError(
        given, LocalizedText("folder `\(given)` not found", zh: "找不到文件夹 `\(given)`"),
        help: LocalizedText("create it first, or check the spelling", zh: "先创建它，或检查拼写"))
    }
    root = try Workspace.realPath(given)
    path = Workspace.slashed(root) + name
    folder = try Folder(at: root, calledHere: ".")
  }

  /// The absolute path of the configuration that counts in a folder, which is there or above; nil: there is none.
  public static func configuration(for folder: String) throws(WorkspaceError) -> String? {
    var folder = try Workspace.realPath(folder)
    while true {
      let candidate = Workspace.slashed(folder) + Workspace.configurationName
      if access(candidate, F_OK) == 0 { return candidate }
      try checkIsNot(otherName: Workspace.slashed(folder) + Workspace.otherConfigurationName)
      if folder == "/" { return nil }
      folder = folder.folderAndName.folder
    }
  }

  private static func find(from start: String) throws(WorkspaceError) -> String {
    if let path = try configuration(for: start) { return path }
    throw WorkspaceError(
      start,
      LocalizedText(
        "no `\(Workspace.configurationName)` in `\(start)` or its parent folders",
        zh: "在 `\(start)` 及其上级文件夹中没有 `\(Workspace.configurationName)`"),
      help: LocalizedText(
        """
        run `messagegen init` in the folder of the app or package to create one, or name one elsewhere with `--config`
        """,
        zh: "在 App 或 Swift 包的文件夹中运行 `messagegen init` 创建，或用 `--config` 指定别处的配置"))
  }

  /// The nearest file that was meant as the configuration counts: one further up would be somebody else's.
  private static func checkIsNot(otherName path: String) throws(WorkspaceError) {
    guard access(path, F_OK) == 0 else { return }
    throw WorkspaceError(
      path,
      LocalizedText(
        "`\(path)` is not read: the configuration is called `\(Workspace.configurationName)`",
        zh: "不会读取 `\(path)`：配置的文件名是 `\(Workspace.configurationName)`"),
      help: LocalizedText(
        "rename it to `\(Workspace.configurationName)`, or name it with `--config`",
        zh: "把它改名为 `\(Workspace.configurationName)`，或用 `--config` 指定"))
  }
}
