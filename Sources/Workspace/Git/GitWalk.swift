import SourceText

/// Finds the schemas below a folder of a revision, by the rules of `FolderWalk`.
struct GitWalk {
  let lookup: GitLookup
  /// What errors call the revision's files by: this, then the path.
  let prefix: String
  /// The paths, with the ids of the contents.
  private(set) var files: [(path: String, object: String)] = []
  private var visited: Set<ObjectIdentifier> = []
  /// The parts of the path of a folder that is not looked into.
  private let excluded: [Substring]?

  /// - Parameter others: a folder that is not looked into, by its path from the project's folder.
  init(_ lookup: GitLookup, prefix: String, without others: String?) {
    self.lookup = lookup
    self.prefix = prefix
    excluded = others.map(FolderWalk.parts)
  }

  /// - Parameters:
  ///   - location: The folder's path without links.
  ///   - path: What it is called, with `/` at its end.
  mutating func visit(
    _ folder: GitTree.Folder, at location: [String], called path: String
  ) throws(WorkspaceError) {
    guard visited.insert(ObjectIdentifier(folder)).inserted else { return }
    // What is in its place is found there, not through a link.
    let entries = Array(folder.entries.values).inByteOrder { ($0.entry.isLink ? "1" : "0") + $0.name }
    for named in entries where named.name.utf8.first != UInt8(ascii: ".") {
      switch named.entry {
      case .folder where excluded == FolderWalk.parts(of: path + named.name): continue
      case .folder(let inner): try visit(inner, at: location + [named.name], called: path + named.name + "/")
      case .submodule: throw Self.isSubmodule(prefix + path + named.name)
      case .link: try follow(named, at: location, called: path + named.name)
      case .file(let object): if FolderWalk.isSchema(named.name) { try take(named, object, as: path + named.name) }
      }
    }
  }

  private mutating func follow(
    _ link: GitTree.Folder.Named, at location: [String], called path: String
  ) throws(WorkspaceError) {
    let found = try lookup.find(link.name, from: location)
    switch found {
    case .folder(let folder, let location): try visit(folder, at: location, called: path + "/")
    case .submodule: throw Self.isSubmodule(prefix + path)
    case _ where !FolderWalk.isSchema(link.name): break
    case .file(let object): try take(link, object, as: path)
    case .nothing: throw .brokenLink(prefix + path)
    case .outside(let target): throw .leadsOut(prefix + path, to: target)
    }
  }

  private mutating func take(
    _ named: GitTree.Folder.Named, _ object: String, as path: String
  ) throws(WorkspaceError) {
    if let twin = named.twin {
      throw WorkspaceError(
        path,
        "`\(twin)` and `\(named.name)` in `\(prefix)\(path.dropLast(named.name.count + 1))` are the same file on this disk",
        zh: "在这个磁盘上，`\(prefix)\(path.dropLast(named.name.count + 1))` 中的 `\(twin)` 和 `\(named.name)` 是同一个文件",
        help: LocalizedText(
          "compare on a case-sensitive file system, or with another revision", zh: "在区分大小写的文件系统上比较，或与另一个修订版本比较"))
    }
    files.append((path, object))
  }

  static func isSubmodule(_ path: String) -> WorkspaceError {
    WorkspaceError(
      path, "`\(path)` is a submodule, another repository", zh: "`\(path)` 是子模块，即另一个仓库",
      help: LocalizedText(
        "check the revision out in another folder, and compare with that by `--against`",
        zh: "把该修订版本检出到另一个文件夹，再用 `--against` 与它比较"))
  }
}
