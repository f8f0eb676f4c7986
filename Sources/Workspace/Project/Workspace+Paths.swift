import SourceText

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
    absolute == root || absolute.utf8.starts(with: (root == "/" ? "/" : root + "/").utf8)
  }
}
