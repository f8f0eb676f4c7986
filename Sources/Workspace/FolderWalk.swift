import SourceText

/// Reads the files below a folder. Hidden files and folders are skipped, links followed, each folder read once.
struct FolderWalk {
  private enum Entry: Sendable {
    case folder(String)
    case file(SourceFile)
    case other
  }

  /// By the file's name.
  let isWanted: @Sendable (String) -> Bool
  /// Their paths begin with the prefix that was asked for; their ids stand for nothing yet.
  private(set) var files: [SourceFile] = []
  private var visited: [FileStatus.Identity] = []
  var folderCount: Int { visited.count }

  init(isWanted: @escaping @Sendable (String) -> Bool) { self.isWanted = isWanted }

  static func isSchema(_ name: String) -> Bool { name.hasSuffix(".yaml") || name.hasSuffix(".yml") }

  mutating func visit(_ folder: Folder, prefix: String) throws(WorkspaceError) {
    guard let status = try folder.status(of: "."), !visited.contains(status.identity) else { return }
    visited.append(status.identity)
    let found = try folder.entries().filter { $0.name.utf8.first != UInt8(ascii: ".") }.inByteOrder { $0.name }
    let isWanted = isWanted
    guard found.contains(where: { !$0.isFile }) else {
      // Of files alone, which are many, none is handed from list to list.
      let wanted = found.filter { isWanted($0.name) }
      let read = try wanted.mapOnAllCores { (entry) throws(WorkspaceError) in
        try Self.file(entry, in: folder, prefix: prefix)
      }
      if files.isEmpty { files = read } else { files += read }
      return
    }
    let entries = try found.mapOnAllCores { (entry) throws(WorkspaceError) in
      try Self.entry(entry, in: folder, prefix: prefix, isWanted: isWanted(entry.name))
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
    _ found: Folder.Entry, in folder: Folder, prefix: String, isWanted: Bool
  ) throws(WorkspaceError) -> Entry {
    let name = found.name
    if !found.isFile {
      let status = try folder.status(of: name, followingLinks: true)
      if status?.kind == .folder { return .folder(name) }
      if isWanted { try check(status, folder.pathOf(name)) }
    }
    return isWanted ? .file(try file(found, in: folder, prefix: prefix)) : .other
  }

  private static func file(
    _ found: Folder.Entry, in folder: Folder, prefix: String
  ) throws(WorkspaceError) -> SourceFile {
    let bytes = try folder.bytes(of: found.name, isFile: found.isFile)
    return SourceFile(id: SourceFile.ID(0), path: prefix + found.name, bytes: bytes)
  }

  /// What a link leads to, or something that is no file by itself.
  private static func check(_ status: FileStatus?, _ path: String) throws(WorkspaceError) {
    guard let status else {
      throw WorkspaceError(path, "`\(path)` is a symbolic link to nothing", help: "mend or remove the link")
    }
    guard status.kind == .file else {
      throw WorkspaceError(path, "`\(path)` is a \(status.kind.rawValue), no file", help: "remove it")
    }
  }
}
