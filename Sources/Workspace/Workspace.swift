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

  /// The configuration as it stands on the disk; its id is the first of the run.
  public let configuration: SourceFile
  /// The folder that all paths are relative to, without symbolic links.
  public let root: String
  let folder: Folder

  /// Opens the project of a configuration file; without one, looks for `messagegen.yaml` from here upwards.
  public init(configuration path: String? = nil) throws(WorkspaceError) {
    if let path { try self.init(file: path) } else { try self.init(file: Self.find(from: Self.realPath("."))) }
  }

  private init(file path: String) throws(WorkspaceError) {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let parent = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    root = try Self.realPath(parent)
    folder = try Folder(at: root, calledHere: ".")
    guard try folder.status(of: name, followingLinks: true)?.kind == .file else {
      throw WorkspaceError(path, "there is no configuration `\(path)`", help: "give `--config` the path of a file")
    }
    let whole = try Self.realPath(root + "/" + name, calledHere: path)
    guard Self.isInside(whole, root) else {
      throw WorkspaceError(
        path, "the configuration `\(path)` leads out of its folder, to `\(whole)`",
        help: "replace the symbolic link by a file, or name that one with `--config`")
    }
    configuration = SourceFile(id: SourceFile.ID(0), path: name, bytes: try folder.bytes(of: name))
  }

  private static func find(from start: String) throws(WorkspaceError) -> String {
    var folder = start
    while true {
      let candidate = (folder == "/" ? "" : folder) + "/" + configurationName
      if access(candidate, F_OK) == 0 { return candidate }
      try checkIsNot(otherName: (folder == "/" ? "" : folder) + "/" + otherConfigurationName)
      guard folder != "/", let slash = folder.lastIndex(of: "/") else { break }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
    throw WorkspaceError(
      start, "there is no `\(configurationName)` in `\(start)` or above it",
      help: """
        change into the package, name the file with `--config`, or write a `\(configurationName)`:

        version: 1
        targets:
          - name: Chat
            path: Chat/Generated
        """)
  }

  /// The nearest file that was meant as the configuration counts: one further up would be somebody else's.
  private static func checkIsNot(otherName path: String) throws(WorkspaceError) {
    guard access(path, F_OK) == 0 else { return }
    throw WorkspaceError(
      path, "`\(path)` is not read: the configuration is called `\(configurationName)`",
      help: "rename it to `\(configurationName)`, or name it with `--config`")
  }

  /// The absolute path of a file or folder that is there, without symbolic links.
  ///
  /// - Parameter name: what an error calls it, if not by the path.
  static func realPath(_ path: String, calledHere name: String? = nil) throws(WorkspaceError) -> String {
    guard let resolved = realpath(path, nil) else { throw WorkspaceError(cannot: "find", name ?? path, errno: errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
