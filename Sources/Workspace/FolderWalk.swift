import SourceText

/// Reads the files below a folder. Hidden files and folders are skipped, each folder read once; links are followed as
/// far as they stay in the project, others refused.
struct FolderWalk {
  private enum Entry: Sendable {
    /// - Parameter link: where a link leads; nil: it is none.
    case folder(name: String, link: String?)
    case file(SourceFile)
    case other
  }

  private let workspace: Workspace
  /// By the file's name.
  let isWanted: @Sendable (String) -> Bool
  /// Their paths begin with the prefix that was asked for; their ids stand for nothing yet.
  private(set) var files: [SourceFile] = []
  private var visited: [FileStatus.Identity] = []
  var folderCount: Int { visited.count }

  init(of workspace: Workspace, isWanted: @escaping @Sendable (String) -> Bool) {
    self.workspace = workspace
    self.isWanted = isWanted
  }

  static func isSchema(_ name: String) -> Bool { name.hasSuffix(".yaml") || name.hasSuffix(".yml") }

  /// - Parameter place: the folder's path, absolute and without links.
  mutating func visit(_ folder: Folder, at place: String, prefix: String) throws(WorkspaceError) {
    guard let status = try folder.status(of: "."), !visited.contains(status.identity) else { return }
    visited.append(status.identity)
    let found = try folder.entries().filter { $0.name.utf8.first != UInt8(ascii: ".") }.inByteOrder { $0.name }
    let isWanted = isWanted
    guard found.contains(where: { !$0.isFile }) else {
      // Of files alone, which are many, none is handed from list to list.
      let wanted = found.filter { isWanted($0.name) }
      let read = try wanted.map { (entry) throws(WorkspaceError) in
        try Self.file(entry, in: folder, prefix: prefix)
      }
      if files.isEmpty { files = read } else { files += read }
      return
    }
    let entries = try found.map { [workspace] (entry) throws(WorkspaceError) in
      try Self.entry(entry, in: folder, at: place, of: workspace, prefix: prefix, isWanted: isWanted(entry.name))
    }
    for entry in entries {
      switch entry {
      case .folder(let name, nil):
        try visit(folder.folder(name, followingLinks: false), at: place + "/" + name, prefix: prefix + name + "/")
      case .folder(let name, let link?):
        try visit(Folder(at: link, calledHere: folder.pathOf(name)), at: link, prefix: prefix + name + "/")
      case .file(let file): files.append(file)
      case .other: break
      }
    }
  }

  private static func entry(
    _ found: Folder.Entry, in folder: Folder, at place: String, of workspace: Workspace, prefix: String, isWanted: Bool
  ) throws(WorkspaceError) -> Entry {
    let name = found.name
    if found.isFile { return isWanted ? .file(try file(found, in: folder, prefix: prefix)) : .other }
    let status = try folder.status(of: name)
    let target = try folder.status(of: name, followingLinks: true)
    if target?.kind != .folder {
      guard isWanted else { return .other }
      try check(target, folder.pathOf(name))
    }
    guard status?.kind == .link else {
      if target?.kind == .folder { return .folder(name: name, link: nil) }
      return .file(try file(found, in: folder, prefix: prefix))
    }
    let whole = try Workspace.realPath(place + "/" + name, calledHere: folder.pathOf(name))
    try workspace.check(whole, folder.pathOf(name))
    if target?.kind == .folder { return .folder(name: name, link: whole) }
    return .file(
      SourceFile(id: SourceFile.ID(0), path: prefix + name, bytes: try bytes(at: whole, folder.pathOf(name))))
  }

  /// The bytes of a file by its path, absolute and without links.
  private static func bytes(at whole: String, _ path: String) throws(WorkspaceError) -> [UInt8] {
    let slash = whole.utf8.lastIndex(of: UInt8(ascii: "/")) ?? whole.startIndex
    let parent = try Folder(at: slash == whole.startIndex ? "/" : String(whole[..<slash]), calledHere: path)
    return try parent.bytes(of: String(whole[whole.utf8.index(after: slash)...]))
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
