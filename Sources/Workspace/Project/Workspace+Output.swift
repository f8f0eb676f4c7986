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
      there += "/" + next
      rest.removeFirst()
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
    let parts = start.split(separator: "/").map(String.init) + rest
    let kept = rest.isEmpty ? parts.count - 1 : parts.count - rest.count
    let place = "/" + parts[..<max(0, kept)].joined(separator: "/")
    let elsewhere = Workspace(configuration: configuration, root: place, folder: try Folder(at: place, calledHere: "."))
    return (elsewhere, parts[max(0, kept)...].joined(separator: "/"))
  }
}
