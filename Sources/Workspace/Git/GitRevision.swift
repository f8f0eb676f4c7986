import SourceText

/// The project as it is in a revision of its repository.
public struct GitRevision {
  /// As the user names it.
  public let name: String
  public let configuration: ReadFile
  private let lookup: GitLookup

  public init(_ revision: String, of workspace: Workspace) throws(WorkspaceError) {
    try self.init(Git(folder: workspace.root, revision: revision), of: workspace)
  }

  /// - Parameter ignoresCase: Whether `a` and `A` are one on the disk of the project.
  init(_ git: Git, of workspace: Workspace, ignoresCase: Bool? = nil) throws(WorkspaceError) {
    name = git.revision
    let ignoresCase = if let ignoresCase { ignoresCase } else { try workspace.ignoresCase }
    let path = workspace.configuration.path
    let root = workspace.root.split(separator: "/").map(String.init)
    let listing = try git.output(of: ["ls-tree", "-r", "-z", "--", name])
    var tree = GitTree(listing: listing, ignoresCase: ignoresCase)
    if tree.entry(path, in: tree.root) == nil {
      let search = try GitSearch(git, ignoresCase: ignoresCase)
      guard let found = search.projectTree(with: path) else { throw search.error(missing: path) }
      tree = found
    }
    let objects = try GitObjects(git)
    lookup = GitLookup(tree: tree, objects: objects, root: root)
    switch try lookup.find(path) {
    case .file(let object):
      configuration = ReadFile(path: path, bytes: try objects.contents(of: [object])[0])
    case .submodule: throw GitWalk.isSubmodule(name + ":" + path)
    case .outside(let target): throw .leadsOut(name + ":" + path, to: target)
    case .folder, .nothing: throw .brokenLink(name + ":" + path)
    }
  }

  /// All schemas below a folder, sorted by the bytes of their paths.
  ///
  /// - Parameter others: a folder whose files are no schemas, whether it is there or not; nil: all are.
  public func schemas(in path: String, without others: String? = nil) throws(WorkspaceError) -> [ReadFile] {
    try Workspace.checkIsBelow(path, "schemas")
    switch try lookup.find(path) {
    case .folder(let folder, let location):
      var walk = GitWalk(lookup, prefix: name + ":", without: others)
      try walk.visit(folder, at: location, called: path + "/")
      let files = walk.files.inByteOrder { $0.path }
      let contents = try lookup.objects.contents(of: files.map(\.object))
      return zip(files, contents).map { ReadFile(path: $0.path, bytes: $1) }
    case .submodule: throw GitWalk.isSubmodule(name + ":" + path)
    case .outside(let target): throw .leadsOut(name + ":" + path, to: target)
    case .file, .nothing:
      throw WorkspaceError(
        path, "schema folder `\(name):\(path)` not found", zh: "找不到 schema 文件夹 `\(name):\(path)`",
        help: LocalizedText("compare with another revision", zh: "与另一个修订版本比较"))
    }
  }
}
