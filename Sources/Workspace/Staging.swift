/// New contents that wait, whole, in a hidden folder inside the output folder for what they are to replace.
///
/// A run writes each text there as soon as it is made: so texts do not pile up in memory, and a disk that is full says so
/// before anything that is there is touched. Not until every text is there, and nothing is refused, are they put in
/// their places, by renaming alone. Whoever holds the output folder's lock owns the folder; what a killed run left in it
/// is removed by the next one that writes.
final class Staging: Sendable {
  static let name = ".messagegen-staged"

  private let folder: Folder
  private let parts = Locked(Parts())

  /// For a folder that is locked for writing.
  init(in folder: Folder) throws(WorkspaceError) {
    try folder.removeStaged()
    self.folder = folder
  }

  deinit { try? discard() }

  /// Writes a content that may be put under a name later.
  func stage(_ bytes: [UInt8], for name: String, permissions: UInt32? = nil) throws(WorkspaceError) -> File {
    var part = try parts.withLock { (parts) throws(WorkspaceError) in try parts.take(in: folder) }
    let file = part.next()
    defer { parts.withLock { [part] in $0.free.append(part) } }
    try file.write(bytes, for: folder.pathOf(name), permissions: permissions)
    return file
  }

  /// Removes what has not been put in its place.
  func discard() throws(WorkspaceError) {
    let wasUsed = parts.withLock { parts in
      defer { parts = Parts() }
      return parts.count > 0
    }
    if wasUsed { try folder.removeStaged() }
  }
}

extension Staging {
  /// A whole file that waits.
  struct File: Sendable {
    fileprivate let folder: Folder
    fileprivate let number: Int32

    private var name: String { String(number) }

    func bytes() throws(WorkspaceError) -> [UInt8] { try folder.bytes(of: name) }

    /// Puts it in its place in one step: under the name there stands the old content or the new, never a part of it.
    func place(as newName: String, in output: Folder) throws(WorkspaceError) {
      try folder.move(name, to: newName, in: output)
    }

    /// Writes it, for a file that errors call by a path.
    fileprivate func write(
      _ bytes: [UInt8], for path: @autoclosure () -> String, permissions: UInt32?
    ) throws(WorkspaceError) {
      try folder.put(bytes, in: name, for: path(), permissions: permissions.map { .init($0) })
    }
  }
}

/// A folder for each core that is at work, since a file system lets one at a time make a file in a folder.
private struct Parts {
  private(set) var count = 0
  var free: [Part] = []

  mutating func take(in folder: Folder) throws(WorkspaceError) -> Part {
    if let part = free.popLast() { return part }
    let path = "\(Staging.name)/\(count)"
    if count == 0 { try folder.makeNewFolder(Staging.name) }
    // What is counted is removed.
    count += 1
    try folder.makeNewFolder(path)
    return Part(folder: try folder.folder(path, followingLinks: false))
  }
}

/// One such folder, and how many files were made in it; used by one core at a time.
private struct Part {
  let folder: Folder
  private var count: Int32 = 0

  init(folder: Folder) { self.folder = folder }

  mutating func next() -> Staging.File {
    defer { count += 1 }
    return Staging.File(folder: folder, number: count)
  }
}
