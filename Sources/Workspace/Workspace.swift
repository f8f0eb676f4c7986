import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A project on the disk: the folder with `messagegen.yaml`. Nothing else in messagegen reads or writes files.
public struct Workspace: Sendable {
  public static let configurationName = "messagegen.yaml"
  /// What it is called by mistake.
  static let otherConfigurationName = "messagegen.yml"

  /// The configuration as it is on the disk; its id is the first of the run.
  public let configuration: SourceFile
  /// The folder that all paths are relative to, without symbolic links.
  public let root: String
  let folder: Folder

  public init(configuration path: String? = nil) throws(WorkspaceError) {
    try self.init(at: ProjectFolder(configuration: path))
  }

  /// Reads the configuration.
  public init(at projectFolder: ProjectFolder) throws(WorkspaceError) {
    let (name, path) = (projectFolder.name, projectFolder.path)
    (root, folder) = (projectFolder.root, projectFolder.folder)
    guard try folder.status(of: name, followingLinks: true)?.type == .file else {
      let near = Spelling.nearest(to: name, in: (try? folder.names()) ?? [])
      throw WorkspaceError(
        path, "configuration `\(path)` not found", zh: "找不到配置 `\(path)`",
        help: near.map { Wording.didYouMean(path.dropLast(name.count) + $0) }
          ?? LocalizedText(
            "pass the path of a file to `--config`, or create a configuration with `messagegen init`",
            zh: "为 `--config` 指定一个文件的路径，或运行 `messagegen init` 创建配置"))
    }
    let whole = try Self.realPath(root + "/" + name, calledHere: path)
    guard Self.isInside(whole, root) else {
      throw WorkspaceError(
        path, "the configuration `\(path)` leads out of its folder, to `\(whole)`",
        zh: "配置 `\(path)` 指向其文件夹之外的 `\(whole)`",
        help: LocalizedText(
          "replace the symbolic link by a file, or name that one with `--config`",
          zh: "把符号链接换成文件，或用 `--config` 指定链接所指的文件"))
    }
    configuration = SourceFile(
      id: SourceFile.ID(0), path: name, bytes: try folder.bytes(of: name, limit: SourceFile.maximumSize))
  }

  /// A project whose configuration is not on the disk yet.
  public init(at projectFolder: ProjectFolder, newConfiguration bytes: [UInt8]) throws(WorkspaceError) {
    (root, folder) = (projectFolder.root, projectFolder.folder)
    try folder.checkIsFree(projectFolder.name)
    configuration = SourceFile(id: SourceFile.ID(0), path: projectFolder.name, bytes: bytes)
  }

  init(configuration: SourceFile, root: String, folder: Folder) {
    (self.configuration, self.root, self.folder) = (configuration, root, folder)
  }

  /// The absolute path of a file or folder that is there, without symbolic links.
  ///
  /// - Parameter name: what an error calls it, if not by the path.
  static func realPath(_ path: String, calledHere name: String? = nil) throws(WorkspaceError) -> String {
    guard let resolved = realpath(path, nil) else { throw WorkspaceError(cannot: .find, name ?? path, errno: errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
