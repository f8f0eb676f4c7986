import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Output folders that the user of a command line names.
extension Workspace {
  /// A folder by its path from the working folder, which need not be there yet: its path, and the workspace that may
  /// write there. One outside of the project has a workspace of its own.
  public func output(_ given: String) throws(WorkspaceError) -> (workspace: Workspace, path: String) {
    var there = given.utf8.first == UInt8(ascii: "/") ? "/" : "."
    var rest = given.split(separator: "/").map(String.init).filter { $0 != "." }[...]
    while let next = rest.first, access(there + "/" + next, F_OK) == 0 {
      let before = try Self.realPath(there)
      there += "/" + next
      rest.removeFirst()
      let after = try Self.realPath(there)
      if next != "..", Self.isInside(before, root), !Self.isInside(after, root) {
        throw WorkspaceError(
          given, LocalizedText("`\(given)` leads out of the project by a link", zh: "`\(given)` 经由链接指到了项目之外"),
          help: LocalizedText("name the folder that the link leads to", zh: "直接指定链接所指的文件夹"))
      }
    }
    guard !rest.contains("..") else {
      throw WorkspaceError(cannot: .find, given, errno: ENOENT)
    }
    let start = try Self.realPath(there)
    var status = stat()
    guard stat(start, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw WorkspaceError(
        given, LocalizedText("`\(given)` is not a folder", zh: "`\(given)` 不是文件夹"),
        help: LocalizedText("name a folder, which need not be there yet", zh: "指定一个文件夹，可以尚不存在"))
    }
    if Self.isInside(start, root) {
      let inside = start.dropFirst(root.count).split(separator: "/").map(String.init) + rest
      guard inside.isEmpty else { return (self, inside.joined(separator: "/")) }
      throw WorkspaceError(
        given, LocalizedText("`\(given)` is the project's own folder", zh: "`\(given)` 是项目本身的文件夹"),
        help: LocalizedText("name a folder in it", zh: "指定其中的一个文件夹"))
    }
    if rest.isEmpty { try refuseForeign(start, given) }
    let parts = start.split(separator: "/").map(String.init) + rest
    let kept = rest.isEmpty ? parts.count - 1 : parts.count - rest.count
    let outside = "/" + parts[..<max(0, kept)].joined(separator: "/")
    let elsewhere = Workspace(
      configuration: configuration, root: outside, folder: try Folder(at: outside, calledHere: "."))
    return (elsewhere, parts[max(0, kept)...].joined(separator: "/"))
  }

  /// What is in such a folder is somebody else's.
  private func refuseForeign(_ folder: String, _ given: String) throws(WorkspaceError) {
    let home = getenv("HOME").flatMap { try? Self.realPath(String(cString: $0)) }
    guard folder == home || Self.isInside(root, folder) else { return }
    throw WorkspaceError(
      given,
      folder == home
        ? LocalizedText("`\(given)` is your home folder", zh: "`\(given)` 是主目录")
        : LocalizedText("`\(given)` contains the project", zh: "`\(given)` 包含整个项目"),
      help: LocalizedText("name a folder for the pages only", zh: "指定一个只放页面的文件夹"))
  }
}
