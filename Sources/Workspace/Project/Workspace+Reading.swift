import SourceText

extension Workspace {
  /// All schemas below a folder, sorted by the bytes of their paths.
  ///
  /// - Parameter others: a folder whose files are no schemas, whether it is there or not; nil: all are.
  public func schemas(
    in path: String, without others: String? = nil, mayBeMissing: Bool = false
  ) throws(WorkspaceError) -> [ReadFile] {
    try Self.checkIsBelow(path, "schemas")
    if mayBeMissing, try folder.status(of: path, followingLinks: true) == nil { return [] }
    guard try folder.status(of: path, followingLinks: true) != nil else { throw schemasNotFound(path) }
    return try files(below: path, prefix: path + "/", without: others, where: FolderWalk.isSchema)
  }

  private func schemasNotFound(_ path: String) -> WorkspaceError {
    let near = Spelling.nearest(to: path, in: (try? folder.names()) ?? [])
    return WorkspaceError(
      path, "schema folder `\(path)` not found", zh: "找不到 schema 文件夹 `\(path)`",
      help: near.map { near in
        LocalizedText(
          "rename `\(near)`, or set `schemas: \(near)` in the configuration",
          zh: "把 `\(near)` 改名，或在配置中设置 `schemas: \(near)`")
      }
        ?? LocalizedText(
          "run `messagegen new`, or set `schemas: …` in the configuration",
          zh: "运行 `messagegen new`，或在配置中设置 `schemas: …`"))
  }

  /// All YAML files in the folder of the releases, sorted by the bytes of their paths; none if there is no such folder.
  public func releases(in path: String) throws(WorkspaceError) -> [ReadFile] {
    try Self.checkIsBelow(path, "releases.folder")
    guard try folder.status(of: path, followingLinks: true) != nil else { return [] }
    return try files(below: path, prefix: path + "/", where: FolderWalk.isSchema)
  }

  /// The example messages in that folder, as ``releases(in:)`` has its YAML files.
  public func releaseExamples(in path: String) throws(WorkspaceError) -> [ReadFile] {
    guard try folder.status(of: path, followingLinks: true) != nil else { return [] }
    return try files(below: path, prefix: path + "/") { $0.hasSuffix(".json") }
  }

  /// The user's templates by their paths in their folder.
  public func templates(in path: String) throws(WorkspaceError) -> [String: [UInt8]] {
    try Self.checkIsBelow(path, "templates")
    return try Dictionary(uniqueKeysWithValues: files(below: path) { _ in true }.map { ($0.path, $0.bytes) })
  }

  /// Whether something is under a path.
  public func exists(_ path: String) throws(WorkspaceError) -> Bool { try folder.status(of: path) != nil }

  /// Whether `a` and `A` are one on the project's disk.
  var ignoresCase: Bool {
    get throws(WorkspaceError) {
      let name = configuration.path
      let other = name == name.uppercased() ? name.lowercased() : name.uppercased()
      guard name != other, let status = try folder.status(of: other) else { return false }
      return try folder.status(of: name)?.fileID == status.fileID
    }
  }

  private func files(
    below path: String, prefix: String = "", without others: String? = nil,
    where isWanted: @escaping (String) -> Bool
  ) throws(WorkspaceError) -> [ReadFile] {
    var walk = FolderWalk(root: root, without: others, isWanted: isWanted)
    let absolutePath = try Self.absolutePath(of: path, in: root)
    try walk.visit(Folder(at: absolutePath, calledHere: path), at: absolutePath, prefix: prefix)
    return walk.files.inByteOrder { $0.path }.map { ReadFile(path: $0.path, bytes: $0.bytes) }
  }

  /// A path in the configuration means the same on every machine, and stays in the project.
  static func checkIsBelow(_ path: String, _ key: String) throws(WorkspaceError) {
    let parts = path.split(separator: "/")
    guard path.isEmpty || path.utf8.first == UInt8(ascii: "/") || parts.contains("..") || path.utf8.contains(0) else {
      return
    }
    throw WorkspaceError(
      path, "`\(key): \(path)` is not below the folder of the configuration", zh: "`\(key): \(path)` 不在配置所在的文件夹之内",
      help: LocalizedText(
        "write it relative to that folder, without `..`; or move the configuration to a folder around both",
        zh: "要相对于该文件夹来写，不含 `..`；或把配置移到同时包含两者的文件夹"))
  }
}
