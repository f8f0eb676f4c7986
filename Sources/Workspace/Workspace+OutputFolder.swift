extension Workspace {
  /// Opens an output folder, which must be in the project and not reached by a link out of it.
  ///
  /// Links are resolved once; then every step is taken without following any, from the project's folder downwards.
  /// Nil: there is no such folder, and it shall not be made.
  func outputFolder(_ path: String, making: Bool) throws(WorkspaceError) -> Folder? {
    let parts = try Self.parts(of: path)
    var current = Folder?.none
    var there = 0
    while there < parts.count, try (current ?? folder).status(of: parts[there], followingLinks: true) != nil {
      current = try (current ?? folder).folder(parts[there], followingLinks: true)
      there += 1
    }
    guard making || there == parts.count else { return nil }
    var opened = try reopen(parts[..<there].joined(separator: "/"))
    for part in parts[there...] {
      try opened.makeFolder(part)
      opened = try opened.folder(part, followingLinks: false)
    }
    return opened
  }

  /// The folder at a path that is there, by the way without links.
  private func reopen(_ path: String) throws(WorkspaceError) -> Folder {
    let absolute = try Self.realPath(root + "/" + path)
    guard contains(absolute) else {
      throw WorkspaceError(
        path, "the output folder `\(path)` leads out of the project, to `\(absolute)`",
        help: "replace the symbolic link by a folder, or choose another `path:`")
    }
    return try Folder(at: absolute, calledHere: path.isEmpty ? "." : path)
  }

  /// Whether an absolute path without symbolic links is the project's folder or below it.
  func contains(_ absolute: String) -> Bool {
    absolute == root || absolute.utf8.starts(with: (root == "/" ? "/" : root + "/").utf8)
  }

  private static func parts(of path: String) throws(WorkspaceError) -> [String] {
    let parts = path.split(separator: "/").map(String.init).filter { $0 != "." }
    guard !path.isEmpty, path.utf8.first != UInt8(ascii: "/"), !parts.contains(".."), !path.utf8.contains(0) else {
      throw WorkspaceError(
        path, "the output folder `\(path)` is not below the folder of the configuration",
        help: "write `path:` relative to it, without `..`")
    }
    return parts
  }
}
