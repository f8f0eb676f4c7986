import SourceText

/// Reads the files below a folder. Hidden files and folders are skipped, links followed, each folder read once.
struct FolderWalk {
  struct File: Sendable {
    let path: String
    let bytes: [UInt8]
  }

  private enum Entry: Sendable {
    case folder(String)
    case file(File)
    case other
  }

  /// By the file's name.
  let isWanted: @Sendable (String) -> Bool
  private(set) var files: [File] = []
  private var visited: Set<FileStatus.Identity> = []

  init(isWanted: @escaping @Sendable (String) -> Bool) { self.isWanted = isWanted }

  static func isSchema(_ name: String) -> Bool { name.hasSuffix(".yaml") || name.hasSuffix(".yml") }

  mutating func visit(_ folder: Folder, prefix: String) throws(WorkspaceError) {
    guard let status = try folder.status(of: "."), visited.insert(status.identity).inserted else { return }
    let names = try folder.names().filter { $0.utf8.first != UInt8(ascii: ".") }
    let isWanted = isWanted
    let entries = try names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .mapOnAllCores { (name) throws(WorkspaceError) in
        try Self.entry(name, in: folder, prefix: prefix, isWanted: isWanted(name))
      }
    for entry in entries {
      switch entry {
      case .folder(let name): try visit(folder.folder(name, followingLinks: true), prefix: prefix + name + "/")
      case .file(let file): files.append(file)
      case .other: break
      }
    }
  }

  private static func entry(
    _ name: String, in folder: Folder, prefix: String, isWanted: Bool
  ) throws(WorkspaceError) -> Entry {
    let status = try folder.status(of: name, followingLinks: true)
    if status?.kind == .folder { return .folder(name) }
    guard isWanted else { return .other }
    guard let status else {
      throw WorkspaceError(
        folder.pathOf(name), "`\(folder.pathOf(name))` is a symbolic link to nothing", help: "mend or remove the link")
    }
    guard status.kind == .file else {
      throw WorkspaceError(
        folder.pathOf(name), "`\(folder.pathOf(name))` is a \(status.kind.rawValue), no file", help: "remove it")
    }
    return .file(File(path: prefix + name, bytes: try folder.bytes(of: name)))
  }
}
