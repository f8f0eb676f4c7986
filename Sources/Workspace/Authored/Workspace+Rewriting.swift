import SourceText

extension Workspace {
  /// A file of the author's that gets another text.
  public struct Rewrite: Sendable {
    /// Relative to the configuration's folder.
    public let path: String
    /// What was read.
    public let old: [UInt8]
    public let new: [UInt8]

    public init(path: String, old: [UInt8], new: [UInt8]) {
      self.path = path
      self.old = old
      self.new = new
    }
  }

  /// Writes texts instead of those that were read, each in one step; permissions stay.
  ///
  /// Nothing is written if one of the files has changed since it was read, or lies outside of the project.
  public func rewrite(_ rewrites: [Rewrite]) throws(WorkspaceError) {
    for rewrite in rewrites { _ = try location(of: rewrite) }
    for rewrite in rewrites {
      let (folder, name) = try location(of: rewrite)
      let status = try check(rewrite, folder, name)
      try folder.replace(name, with: rewrite.new, permissions: status.permissions)
    }
  }

  /// The folder and the name of the file itself: a link to it stays one.
  func location(of rewrite: Rewrite) throws(WorkspaceError) -> (Folder, String) {
    let absolute = try Self.realPath(root + "/" + rewrite.path)
    guard Self.isInside(absolute, root) else {
      throw WorkspaceError(
        rewrite.path,
        LocalizedText(
          "`\(rewrite.path)` is outside the project, at `\(absolute)`; not changed",
          zh: "`\(rewrite.path)` 在项目之外，位于 `\(absolute)`；未修改"),
        help: LocalizedText("change it there", zh: "在那里修改"))
    }
    let (parent, name) = absolute.folderAndName
    let folder = try Folder(at: parent, calledHere: rewrite.path.folderAndName.folder)
    _ = try check(rewrite, folder, name)
    return (folder, name)
  }

  /// Refuses a file that is not what was read.
  func check(_ rewrite: Rewrite, _ folder: Folder, _ name: String) throws(WorkspaceError) -> FileStatus {
    guard let status = try folder.status(of: name), status.type == .file,
      try folder.bytes(of: name) == rewrite.old
    else {
      throw WorkspaceError(
        rewrite.path,
        LocalizedText(
          "`\(rewrite.path)` changed while messagegen was running; not written",
          zh: "`\(rewrite.path)` 在 messagegen 运行期间被修改；未写入"),
        help: WorkspaceError.runAgain)
    }
    return status
  }
}
