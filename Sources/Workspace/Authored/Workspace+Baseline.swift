import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files that the user names on the command line, from wherever the command runs.
extension Workspace {
  public func baseline(at path: String) throws(WorkspaceError) -> [UInt8] {
    let (folder, name) = try location(of: path)
    guard try folder.status(of: name, followingLinks: true) != nil else {
      throw WorkspaceError(
        path, LocalizedText("baseline `\(path)` not found", zh: "找不到基线 `\(path)`"),
        help: LocalizedText(
          "create it with `messagegen lint --write-baseline \(path)`",
          zh: "运行 `messagegen lint --write-baseline \(path)` 创建"))
    }
    return try folder.bytes(of: name)
  }

  /// What a new baseline replaces; nil: nothing, or what cannot be replaced.
  public func replacedBaseline(at path: String) throws(WorkspaceError) -> [UInt8]? {
    let (folder, name) = try location(of: path)
    guard try folder.status(of: name)?.type == .file else { return nil }
    return try folder.bytes(of: name)
  }

  /// Writes it in one step: under its name there is the old one or the new, never a part of it.
  public func write(baseline text: String, to path: String) throws(WorkspaceError) {
    let (folder, name) = try location(of: path)
    let status = try folder.status(of: name)
    if let status, status.type != .file {
      throw WorkspaceError(
        path,
        LocalizedText("`\(path)` is a \(status.type.text), not a file", zh: "`\(path)` 是\(status.type.text)，不是文件"),
        help: LocalizedText("choose another file for the baseline", zh: "为基线换一个文件"))
    }
    let isOutside = self.path(of: path) == nil
    try folder.replace(name, with: Array(text.utf8), permissions: status?.permissions, isShared: isOutside)
  }

  /// The folder of a file, and its name there; a link to a file is resolved, and must not lead out of the project.
  private func location(of path: String) throws(WorkspaceError) -> (folder: Folder, name: String) {
    let isThere = access(path, F_OK) == 0
    let whole = isThere ? try Self.realPath(path) : path
    // What is named outside of the project is meant to be there.
    if isThere, self.path(of: path) != nil { try Self.check(whole, isIn: root, path) }
    let slash = whole.utf8.lastIndex(of: UInt8(ascii: "/"))
    let parent = slash.map { $0 == whole.startIndex ? "/" : String(whole[..<$0]) } ?? "."
    let name = slash.map { String(whole[whole.utf8.index(after: $0)...]) } ?? whole
    return (try Folder(at: Self.realPath(parent), calledHere: parent), name)
  }
}
