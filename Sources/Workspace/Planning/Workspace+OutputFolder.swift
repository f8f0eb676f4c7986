import SourceText

/// Output folders, which must be in the project and not reached by a link out of it.
extension Workspace {
  /// Opens an output folder; nil: there is no such folder.
  func outputFolder(_ path: String) throws(WorkspaceError) -> Folder? {
    let parts = try Self.parts(of: path)
    let there = try way(along: parts)
    let folder = try reopen(parts[..<there].joined(separator: "/"))
    return there == parts.count ? folder : nil
  }

  /// How many folders along a path are there, links followed.
  func way(along parts: [String]) throws(WorkspaceError) -> Int {
    var current = folder
    for (index, part) in parts.enumerated() {
      guard try current.status(of: part, followingLinks: true) != nil else { return index }
      current = try current.folder(part, followingLinks: true)
    }
    return parts.count
  }

  /// Where an output folder is or will be: an absolute path without links.
  func location(ofOutput path: String) throws(WorkspaceError) -> String {
    let parts = try Self.parts(of: path)
    let there = try way(along: parts)
    let start = try Self.realPath(root + "/" + parts[..<there].joined(separator: "/"), calledHere: path)
    return ([start] + parts[there...]).joined(separator: "/")
  }

  /// The folder at a path that is there, by the way without links.
  func reopen(_ path: String) throws(WorkspaceError) -> Folder {
    let name = path.isEmpty ? "." : path
    let absolute = try Self.realPath(root + "/" + path, calledHere: name)
    guard Self.isInside(absolute, root) else {
      throw WorkspaceError(
        path, "the output folder `\(path)` is outside the project, at `\(absolute)`",
        zh: "输出文件夹 `\(path)` 在项目之外，位于 `\(absolute)`",
        help: LocalizedText(
          "replace the symbolic link with a folder, or choose another `path:`", zh: "把符号链接换成文件夹，或换一个 `path:`"))
    }
    return try Folder(at: absolute, calledHere: name)
  }

  /// Whether an open output folder is still the one that its path leads to.
  func isStillThere(_ folder: Folder) throws(WorkspaceError) -> Bool {
    try outputFolder(folder.path)?.fileID == folder.fileID
  }

  /// Removes an output folder if it is empty, then those around it that became so, up to the project's.
  ///
  /// What is reached by a link is left: the link would lead nowhere.
  ///
  /// - Parameter limit: so many at most.
  func removeIfEmpty(_ path: String, limit: Int = .max) throws(WorkspaceError) {
    var parts = try Self.parts(of: path)
    let kept = parts.count - limit
    parts = Array(parts[..<(try way(along: parts))])
    while parts.count > kept, let name = parts.popLast() {
      guard try reopen(parts.joined(separator: "/")).removeFolder(name) else { return }
    }
  }

  static func parts(of path: String) throws(WorkspaceError) -> [String] {
    let parts = path.split(separator: "/").map(String.init).filter { $0 != "." }
    guard !path.isEmpty, path.utf8.first != UInt8(ascii: "/"), !parts.contains(".."), !path.utf8.contains(0) else {
      throw WorkspaceError(
        path, "the output folder `\(path)` is outside the configuration's folder", zh: "输出文件夹 `\(path)` 在配置所在的文件夹之外",
        help: LocalizedText("write `path:` relative to it, without `..`", zh: "`path:` 要相对于该文件夹来写，不含 `..`"))
    }
    return parts
  }

  /// To one of two targets in one folder the other's files would be files that are no longer generated.
  func checkAreApart(_ paths: [String]) throws(WorkspaceError) {
    var locations: Set<String> = []
    for path in paths where try !locations.insert(location(ofOutput: path)).inserted {
      throw WorkspaceError(
        path, "two targets write to `\(path)`", zh: "两个 target 都写入 `\(path)`",
        help: LocalizedText("use a different `path:` for each target", zh: "为每个 target 设置不同的 `path:`"))
    }
  }
}
