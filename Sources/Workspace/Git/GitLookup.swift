/// Finds what paths of a revision lead to, links followed, as on a disk where the project lies.
struct GitLookup {
  enum Found {
    /// With its path without links.
    case folder(GitTree.Folder, [String])
    /// With the id of the content.
    case file(String)
    case submodule
    case nothing
    /// Not in the project; where it leads to.
    case outside(String)
  }

  let tree: GitTree
  let objects: GitObjects
  /// The names of the project's folders on the disk, from the root.
  let root: [String]

  /// What is at a path from a folder of the project.
  func find(_ path: String, from folder: [String] = []) throws(WorkspaceError) -> Found {
    var current = root + folder
    var rest = Array(path.split(separator: "/").map(String.init).reversed())
    var links = 0
    while let name = rest.popLast() {
      if name == "." { continue }
      if name == ".." {
        _ = current.popLast()
        continue
      }
      current.append(name)
      guard let entry = entry(at: current) else { continue }
      switch entry {
      case .link(let object):
        links += 1
        // As many as Linux follows.
        guard links <= 40 else { return .nothing }
        let target = String(decoding: try objects.contents(of: [object])[0], as: UTF8.self)
        if target.hasPrefix("/") { current = [] } else { current.removeLast() }
        rest += target.split(separator: "/").map(String.init).reversed()
      case .submodule: return .submodule
      case .file where !rest.isEmpty: return .nothing
      case .file, .folder: break
      }
    }
    guard current.starts(with: root) else { return .outside("/" + current.joined(separator: "/")) }
    let inside = Array(current.dropFirst(root.count))
    if inside.isEmpty { return .folder(tree.root, []) }
    return switch entry(at: current) {
    case .folder(let folder)?: .folder(folder, inside)
    case .file(let object)?: .file(object)
    case .submodule?: .submodule
    case .link?, nil: .nothing
    }
  }

  /// nil: nothing is there, or nobody knows because it is not in the project.
  private func entry(at path: [String]) -> GitTree.Entry? {
    guard path.count > root.count, path.starts(with: root) else { return nil }
    var folder = tree.root
    for name in path[root.count...].dropLast() {
      guard case .folder(let next)? = tree.entry(name, in: folder)?.entry else { return nil }
      folder = next
    }
    return path.last.flatMap { tree.entry($0, in: folder)?.entry }
  }
}
