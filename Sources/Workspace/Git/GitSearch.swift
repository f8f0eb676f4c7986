import SourceText

/// The whole of a revision, searched for a configuration that it does not have where the project's is.
struct GitSearch {
  private let git: Git
  private let tree: GitTree
  /// From the folder of the repository to that of the project.
  private let projectFolder: [String]

  init(_ git: Git, ignoresCase: Bool) throws(WorkspaceError) {
    self.git = git
    let prefix = String(decoding: try git.output(of: ["rev-parse", "--show-prefix"]), as: UTF8.self)
    projectFolder = prefix.dropLast().split(separator: "/").map(String.init)
    let listing = try git.output(of: ["ls-tree", "-r", "-z", "--full-tree", "--", git.revision])
    tree = GitTree(listing: listing, ignoresCase: ignoresCase)
  }

  /// The files below the project's folder, of which a name differs in case; nil: it is not there.
  func projectTree(with configuration: String) -> GitTree? {
    var folder = tree.root
    for name in projectFolder {
      guard case .folder(let next)? = tree.entry(name, in: folder)?.entry else { return nil }
      folder = next
    }
    return tree.entry(configuration, in: folder) == nil ? nil : tree.below(folder)
  }

  func error(missing configuration: String) -> WorkspaceError {
    let wanted = git.revision + ":" + (projectFolder + [configuration]).joined(separator: "/")
    let others = paths(of: [configuration, Workspace.configurationName], in: tree.root, at: [])
    return WorkspaceError(
      configuration, "configuration `\(wanted)` not found", zh: "找不到配置 `\(wanted)`",
      help: others.count == 1 ? checkOut(others[0]) : LocalizedText("name a revision that has it", zh: "指定包含它的修订版本"))
  }

  private func checkOut(_ path: [String]) -> LocalizedText {
    let revision = GitFault.word(git.revision)
    let folder = GitFault.word((["../base"] + path.dropLast()).joined(separator: "/"))
    let name = path.joined(separator: "/")
    return LocalizedText(
      """
      the only one is `\(name)`: check it out by `git worktree add --detach ../base \(revision)`, and compare with \
      `--against \(folder)`
      """,
      zh: """
        其中只有 `\(name)`：用 `git worktree add --detach ../base \(revision)` 检出，再用 `--against \(folder)` 比较
        """)
  }

  private func paths(of names: Set<String>, in folder: GitTree.Folder, at path: [String]) -> [[String]] {
    Array(folder.entries.values).inByteOrder { $0.name }.flatMap { named -> [[String]] in
      switch named.entry {
      case .folder(let inner) where !named.name.hasPrefix("."):
        return paths(of: names, in: inner, at: path + [named.name])
      case .file where names.contains(named.name): return [path + [named.name]]
      default: return []
      }
    }
  }
}
