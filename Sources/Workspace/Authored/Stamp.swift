import SourceText

/// The empty file that shows a build that a check has passed.
///
/// One that is there is never touched, so that nothing is built again because of it; one with content may be somebody's
/// source.
public struct Stamp: Sendable {
  private let path: String
  private let folder: Folder
  private let name: String
  private let isThere: Bool

  /// Finds its place, and refuses one where it cannot be.
  ///
  /// - Parameter path: from the working folder; the file's folder must be there.
  public init(_ path: String) throws(WorkspaceError) {
    let (parent, name) = path.folderAndName
    let folder = try Folder(at: Workspace.realPath(parent), calledHere: parent)
    let status = try folder.status(of: name.isEmpty ? "." : name, followingLinks: true)
    (self.path, self.folder, self.name, isThere) = (path, folder, name, status != nil)
    guard let status else {
      if try folder.status(of: name) != nil { throw .brokenLink(path) }
      return
    }
    guard status.type == .file else {
      throw WorkspaceError(
        path,
        LocalizedText("`\(path)` is a \(status.type.text), not a file", zh: "`\(path)` 是\(status.type.text)，不是文件"),
        help: Self.anotherFile)
    }
    guard status.size == 0 else {
      throw WorkspaceError(
        path, LocalizedText("`\(path)` is not an empty file; not replaced", zh: "`\(path)` 不是空文件；未替换"),
        help: Self.anotherFile)
    }
  }

  private static let anotherFile = LocalizedText(
    "name a file that is used for nothing else", zh: "指定一个没有其他用途的文件")

  /// Writes it if it is not there.
  public func put() throws(WorkspaceError) {
    if !isThere { try folder.newFile(name, for: path).fill([]) }
  }
}
