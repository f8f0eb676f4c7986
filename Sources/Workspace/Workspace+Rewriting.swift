import SourceText

extension Workspace {
  /// Puts new bytes into a file of the author's in one step; its permissions stay, and a link to it stays a link.
  public func rewrite(_ file: SourceFile, with bytes: [UInt8]) throws(WorkspaceError) {
    let absolute = try Self.realPath(root + "/" + file.path)
    guard let slash = absolute.lastIndex(of: "/") else { return }
    let parent = slash == absolute.startIndex ? "/" : String(absolute[..<slash])
    let name = String(absolute[absolute.index(after: slash)...])
    let folder = try Folder(at: parent, calledHere: parent)
    try folder.lock(exclusively: true, onWait: {})
    try DiskStep.removeTemporary.perform(in: folder)
    guard try folder.bytes(of: name) == file.bytes else {
      throw WorkspaceError(file.path, "`\(file.path)` has changed meanwhile", help: "run the command again")
    }
    try folder.replace(name, with: bytes, permissions: folder.status(of: name)?.permissions)
  }
}
