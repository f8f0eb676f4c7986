import SourceText

/// An output folder belongs to one configuration: to another one its files would be files that are no longer generated.
extension Workspace {
  /// The path of the configuration from an output folder, which need not be there yet.
  func configuration(from path: String) throws(WorkspaceError) -> String {
    func depth(_ path: String) -> Int { path.split(separator: "/").count }
    return String(repeating: "../", count: depth(try location(ofOutput: path)) - depth(root)) + configuration.path
  }

  /// - Parameter other: the path of the other configuration from the folder.
  func isOwned(_ path: String, by other: String) -> WorkspaceError {
    let whole = (try? Self.realPath(root + "/" + path + "/" + other)) ?? other
    let name = self.path(ofAbsolute: whole) ?? whole
    return WorkspaceError(
      path,
      LocalizedText(
        "the output folder `\(path)` belongs to another configuration, `\(name)`",
        zh: "输出文件夹 `\(path)` 属于另一个配置 `\(name)`"),
      help: LocalizedText(
        """
        choose another `path:`; or, if `\(name)` does not write there any more, take the folder over with \
        `messagegen generate --force`
        """,
        zh: "换一个 `path:`；如果 `\(name)` 已不再写入该文件夹，可用 `messagegen generate --force` 接管"))
  }
}

extension Manifest {
  /// The configuration that the folder belongs to, if it is not this one; nil: the folder is free, or its configuration
  /// has been renamed or removed.
  func otherOwner(than own: String, in folder: Folder) -> String? {
    if isOwned(by: own, in: folder) { return nil }
    return configurations.first { Self.fileID($0, folder).map { $0 != Self.fileID(own, folder) } ?? false }
  }

  /// Whether the folder belongs to this configuration, whatever it is called.
  func isOwned(by own: String, in folder: Folder) -> Bool {
    configurations.contains { path in
      path == own || Self.fileID(path, folder).map { $0 == Self.fileID(own, folder) } == true
    }
  }

  private static func fileID(_ path: String, _ folder: Folder) -> FileStatus.FileID? {
    (try? folder.status(of: path, followingLinks: true))??.fileID
  }
}
