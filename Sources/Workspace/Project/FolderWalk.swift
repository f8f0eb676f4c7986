import SourceText

/// Finds the files below a folder. Hidden files and folders are skipped, each folder looked at once; links are followed
/// as far as they stay in the project, others refused.
struct FolderWalk {
  struct Found {
    /// Begins with the prefix that was asked for.
    let path: String
    let status: FileStatus
    /// Empty if they are not read.
    let bytes: [UInt8]
  }

  /// The project's folder.
  let root: String
  private let isReading: Bool
  private let isWanted: (String) -> Bool
  /// The parts of the path of a folder that is not looked into.
  private let excluded: [Substring]?
  private(set) var files: [Found] = []
  /// The paths of the files that are wanted, and of folders and links: all that is looked at.
  private(set) var seen: [String] = []
  private var visited: Set<FileStatus.FileID> = []

  /// - Parameter others: a folder that is not looked into, by its path from the project's folder.
  init(root: String, isReading: Bool = true, without others: String? = nil, isWanted: @escaping (String) -> Bool) {
    self.root = root
    excluded = others.map { Self.parts(of: $0) }
    self.isReading = isReading
    self.isWanted = isWanted
  }

  static func isSchema(_ name: String) -> Bool { name.hasSuffix(".yaml") || name.hasSuffix(".yml") }

  static func parts(of path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }

  /// - Parameter absolutePath: the folder's path, absolute and without links.
  mutating func visit(_ folder: Folder, at absolutePath: String, prefix: String) throws(WorkspaceError) {
    guard let status = try folder.status(of: "."), visited.insert(status.fileID).inserted else { return }
    for (name, mayLead) in try folder.entries() where name.utf8.first != UInt8(ascii: ".") {
      // Where a sandbox lets only wanted files be looked at, the folder says enough of the others.
      guard mayLead || isWanted(name), let status = try folder.status(of: name) else { continue }
      if isWanted(name) || status.type == .folder || status.type == .link { seen.append(prefix + name) }
      switch status.type {
      case .folder where excluded == Self.parts(of: prefix + name): continue
      case .folder:
        try visit(
          folder.folder(name, followingLinks: false), at: absolutePath + "/" + name, prefix: prefix + name + "/")
      case .link: try follow(name, in: folder, at: absolutePath, prefix: prefix)
      default: if isWanted(name) { try take(name, in: folder, status, as: prefix + name, folder.pathOf(name)) }
      }
    }
  }

  private mutating func follow(
    _ name: String, in folder: Folder, at absolutePath: String, prefix: String
  ) throws(WorkspaceError) {
    let path = folder.pathOf(name)
    let target = try folder.status(of: name, followingLinks: true)
    guard target?.type == .folder || isWanted(name) else { return }
    guard let target else { throw .brokenLink(path) }
    let whole = try Workspace.realPath(absolutePath + "/" + name, calledHere: path)
    try Workspace.check(whole, isIn: root, path)
    if target.type == .folder {
      return try visit(Folder(at: whole, calledHere: path), at: whole, prefix: prefix + name + "/")
    }
    let (parent, file) = whole.folderAndName
    try take(file, in: Folder(at: parent, calledHere: path), target, as: prefix + name, path)
  }

  /// - Parameters:
  ///   - path: what the file is called from here on.
  ///   - shown: what errors call it.
  private mutating func take(
    _ name: String, in folder: Folder, _ status: FileStatus, as path: String, _ shown: String
  ) throws(WorkspaceError) {
    guard status.type == .file else {
      throw WorkspaceError(
        shown,
        LocalizedText("`\(shown)` is a \(status.type.text), not a file", zh: "`\(shown)` 是\(status.type.text)，不是文件"),
        help: Wording.deleteIt)
    }
    let bytes = isReading ? try folder.bytes(of: name, limit: SourceFile.maximumSize) : []
    files.append(Found(path: path, status: status, bytes: bytes))
  }
}
