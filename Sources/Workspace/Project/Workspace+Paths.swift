/// What the project is: the folder of the configuration with all below it. A symbolic link out of it is followed neither
/// in reading nor in writing, for whoever sends a branch could have any file of the machine shown or changed.
extension Workspace {
  /// Opens a folder by its path, links followed.
  func folderInside(_ path: String) throws(WorkspaceError) -> Folder {
    try Folder(at: Self.absolutePath(of: path, in: root), calledHere: path)
  }

  /// Where a path leads: an absolute one without links, in the project.
  static func absolutePath(of path: String, in root: String) throws(WorkspaceError) -> String {
    let absolute = try realPath(root + "/" + path, calledHere: path)
    try check(absolute, isIn: root, path)
    return absolute
  }

  /// Refuses what a path leads to if that is not in the project.
  static func check(_ absolute: String, isIn root: String, _ path: String) throws(WorkspaceError) {
    guard isInside(absolute, root) else { throw .leadsOut(path, to: absolute) }
  }

  /// Whether an absolute path without symbolic links is a folder or below it.
  static func isInside(_ absolute: String, _ root: String) -> Bool {
    absolute == root || absolute.utf8.starts(with: slashed(root).utf8)
  }

  /// The path from the project's folder of an absolute one without links, `.` for that itself; nil: it is not in there.
  func path(ofAbsolute absolute: String) -> String? {
    if absolute == root { return "." }
    let prefix = Self.slashed(root)
    return absolute.hasPrefix(prefix) ? String(absolute.dropFirst(prefix.count)) : nil
  }

  /// The path of a folder with `/` at its end.
  static func slashed(_ folder: String) -> String { folder == "/" ? folder : folder + "/" }
}

extension String {
  /// Of a path: the folder, which is the working folder (`.`) if it names none, and the name in there.
  var folderAndName: (folder: String, name: String) {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", self) }
    return (slash == startIndex ? "/" : String(self[..<slash]), String(self[utf8.index(after: slash)...]))
  }
}
