import SourceText

/// Files of the author's, or beside them; who writes them has the project's lock.
extension Workspace {
  /// Writes a file that must not be there yet; its folder and those around it are made if need be.
  public func create(_ name: String, in path: String, with bytes: [UInt8]) throws(WorkspaceError) {
    let parts = path.split(separator: "/")
    for end in parts.indices.map({ $0 + 1 }) {
      let part = parts[..<end].joined(separator: "/")
      if try folder.status(of: part, followingLinks: true) == nil { try folder.makeFolder(part) }
      _ = try Self.absolutePath(of: part, in: root)
    }
    let parent = try folderInside(path)
    try parent.checkIsFree(name)
    try parent.create(name, with: bytes)
  }

  /// Writes a file of the tool's own beside the author's: made, or replaced in one step with its permissions kept.
  ///
  /// - Returns: Whether it had other content, or was not there.
  @discardableResult
  public func put(_ name: String, in path: String, with bytes: [UInt8]) throws(WorkspaceError) -> Bool {
    guard try folder.status(of: path, followingLinks: true) != nil else {
      try create(name, in: path, with: bytes)
      return true
    }
    let parent = try folderInside(path)
    guard let status = try parent.status(of: name) else {
      try parent.create(name, with: bytes)
      return true
    }
    guard status.type == .file else {
      let fullPath = parent.pathOf(name)
      throw WorkspaceError(
        fullPath, "`\(fullPath)` is not a regular file", zh: "`\(fullPath)` 不是普通文件", help: Wording.deleteIt)
    }
    guard try parent.bytes(of: name) != bytes else { return false }
    try parent.replace(name, with: bytes, permissions: status.permissions)
    return true
  }

  /// Whether a file has exactly that content.
  public func holds(_ name: String, in path: String, _ bytes: [UInt8]) throws(WorkspaceError) -> Bool {
    guard try folder.status(of: path, followingLinks: true) != nil else { return false }
    let parent = try folderInside(path)
    guard try parent.status(of: name)?.type == .file else { return false }
    return try parent.bytes(of: name) == bytes
  }

  /// What is in a file of the project; nil: it is not there.
  public func bytes(of name: String, in path: String) throws(WorkspaceError) -> [UInt8]? {
    guard try folder.status(of: path, followingLinks: true) != nil else { return nil }
    let parent = try folderInside(path)
    guard let status = try parent.status(of: name) else { return nil }
    // A link may lead out of the project.
    if status.type != .file { _ = try Self.absolutePath(of: path + "/" + name, in: root) }
    return try parent.bytes(of: name)
  }

  /// Removes a file of the tool's own, if it is there.
  public func remove(_ name: String, in path: String) throws(WorkspaceError) {
    guard try folder.status(of: path, followingLinks: true) != nil else { return }
    let parent = try folderInside(path)
    if try parent.status(of: name) != nil { try parent.remove(name) }
  }
}
