/// Reads the files below a folder. Hidden files and folders are skipped, links followed, each folder read once.
struct FolderWalk {
  struct File {
    let path: String
    let bytes: [UInt8]
  }

  /// By the file's name.
  let isWanted: (String) -> Bool
  private(set) var files: [File] = []
  private var visited: Set<FileStatus.Identity> = []

  init(isWanted: @escaping (String) -> Bool) { self.isWanted = isWanted }

  static func isSchema(_ name: String) -> Bool { name.hasSuffix(".yaml") || name.hasSuffix(".yml") }

  mutating func visit(_ folder: Folder, prefix: String) throws(WorkspaceError) {
    guard let status = try folder.status(of: "."), visited.insert(status.identity).inserted else { return }
    let names = try folder.names().filter { $0.utf8.first != UInt8(ascii: ".") }
    for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      try visit(name, in: folder, prefix: prefix)
    }
  }

  private mutating func visit(_ name: String, in folder: Folder, prefix: String) throws(WorkspaceError) {
    let status = try folder.status(of: name, followingLinks: true)
    if status?.kind == .folder {
      try visit(folder.folder(name, followingLinks: true), prefix: prefix + name + "/")
    } else if isWanted(name) {
      guard let status else {
        throw WorkspaceError(
          folder.pathOf(name), "`\(folder.pathOf(name))` is a symbolic link to nothing", help: "mend or remove the link"
        )
      }
      guard status.kind == .file else {
        throw WorkspaceError(
          folder.pathOf(name), "`\(folder.pathOf(name))` is a \(status.kind.rawValue), no file", help: "remove it")
      }
      files.append(File(path: prefix + name, bytes: try folder.bytes(of: name)))
    }
  }
}
