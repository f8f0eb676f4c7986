/// Shows the kernel what is to be watched, and notes which files there are. What cannot be read is passed over: a run
/// says what is wrong with it, and its folder tells when it is mended. So is what a link out of the project leads to.
struct InputWalk {
  let events: KernelEvents
  /// The project's folder, absolute and without links.
  let root: String
  private(set) var files: [InputFile: InputFile.Stamp] = [:]

  init(events: KernelEvents, root: String) {
    self.events = events
    self.root = root
  }

  /// A file, and the folder that it is in.
  mutating func look(at name: String, in folder: Folder) throws(WorkspaceError) {
    try events.watch(folder)
    try note(name, in: folder)
  }

  /// All wanted files below a folder. The folders on the way to it are watched too, for one may be replaced, or missing.
  mutating func look(
    below path: String, in root: Folder, where isWanted: (String) -> Bool
  ) throws(WorkspaceError) {
    var folder = root
    try events.watch(folder)
    for part in path.split(separator: "/") {
      guard let next = self.folder(String(part), in: folder) else { return }
      folder = next
      try events.watch(folder)
    }
    var visited: Set<FileStatus.Identity> = []
    try visit(folder, &visited, isWanted)
  }

  private mutating func visit(
    _ folder: Folder, _ visited: inout Set<FileStatus.Identity>, _ isWanted: (String) -> Bool
  ) throws(WorkspaceError) {
    guard let identity = folder.identity, visited.insert(identity).inserted else { return }
    try events.watch(folder)
    for name in (try? folder.names()) ?? [] where name.utf8.first != UInt8(ascii: ".") {
      if let inner = self.folder(name, in: folder) {
        try visit(inner, &visited, isWanted)
      } else if isWanted(name) {
        try note(name, in: folder)
      }
    }
  }

  /// A folder of the project; nil: it is none, or a link out.
  private func folder(_ name: String, in folder: Folder) -> Folder? {
    if let inner = try? folder.folder(name, followingLinks: false) { return inner }
    guard let whole = try? Workspace.realPath(folder.pathOf(name)), Workspace.isInside(whole, root) else { return nil }
    return try? folder.folder(name, followingLinks: true)
  }

  /// A link is noted, and what it leads to.
  private mutating func note(_ name: String, in folder: Folder) throws(WorkspaceError) {
    guard let identity = folder.identity, let status = try? folder.status(of: name) else { return }
    let file = InputFile(folder: identity, name: name)
    guard files.updateValue(status.stamp, forKey: file) == nil else { return }
    guard status.kind == .link else { return try events.watch(file, in: folder) }
    guard let target = try? Workspace.realPath(folder.pathOf(name)), Workspace.isInside(target, root),
      let slash = target.lastIndex(of: "/"),
      let parent = try? Folder(at: String(target[...slash]), calledHere: String(target[..<slash]))
    else { return }
    try look(at: String(target[target.index(after: slash)...]), in: parent)
  }
}
