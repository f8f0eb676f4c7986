/// What a command reads of a project, by paths from the configuration's folder. What cannot be looked at is left out: who
/// reads it says why.
extension Workspace {
  /// What a folder is searched for.
  public enum Content {
    case schemas, releases, templates

    func wants(_ name: String) -> Bool {
      switch self {
      case .schemas: FolderWalk.isSchema(name)
      case .releases: FolderWalk.isSchema(name) || name.hasSuffix(".json")
      case .templates: true
      }
    }
  }

  /// A folder and all that the search for files in it looks at; empty if there is no such folder.
  ///
  /// - Parameter others: a folder that is not searched.
  public func searched(for content: Content, in path: String, without others: String? = nil) -> [String] {
    guard let start = try? Self.plain(path), let absolutePath = try? Self.absolutePath(of: start, in: root),
      let folder = try? Folder(at: absolutePath, calledHere: start)
    else { return [] }
    var walk = FolderWalk(root: root, isReading: false, without: others, isWanted: content.wants)
    try? walk.visit(folder, at: absolutePath, prefix: start == "." ? "" : start + "/")
    return [start] + walk.seen
  }

  /// Where a path leads, links followed; nil: nowhere, or out of the project.
  public func resolved(_ path: String) -> String? {
    guard let absolute = try? Self.absolutePath(of: path, in: root) else { return nil }
    if absolute == root { return "." }
    return String(absolute[absolute.utf8.index(absolute.startIndex, offsetBy: Self.slashed(root).utf8.count)...])
  }

  /// The manifest of an output folder and the files in it that messagegen wrote, as far as they are there.
  public func generatedFiles(in path: String) -> [String] {
    guard let folder = try? outputFolder(path), let bytes = try? folder.bytes(of: Manifest.name),
      let manifest = try? Manifest(reading: bytes, path: Manifest.name)
    else { return [] }
    let names = [Manifest.name] + manifest.entries.map(\.name)
    return names.filter { (try? folder.status(of: $0)) != nil }.map { folder.pathOf($0) }
  }
}
