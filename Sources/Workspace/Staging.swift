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
    let (part, place) = try parts.withLock { (parts) throws(WorkspaceError) in
      let part = try parts.take(in: folder)
      return (part, try part.opened(in: folder))
    }
    let file = part.next()
    defer { parts.withLock { $0.free.append(part) } }
    try place.put(bytes, in: file.name, for: folder.pathOf(name), permissions: permissions.map { .init($0) })
    return file
  }

  /// What waits to be put in its place.
  func bytes(of file: File) throws(WorkspaceError) -> [UInt8] { try place(of: file).bytes(of: file.name) }

  /// Puts a file in its place in one step: under its name stands the old content or the new, never a part of it.
  func place(_ file: File, as name: String) throws(WorkspaceError) {
    try place(of: file).move(file.name, to: name, in: folder)
  }

  private func place(of file: File) throws(WorkspaceError) -> Folder {
    try parts.withLock { (parts) throws(WorkspaceError) in try parts.all[Int(file.part)].opened(in: folder) }
  }

  /// Keeps no folder open until one is needed again.
  func close() { parts.withLock { for part in $0.all { part.close() } } }

  /// Removes what has not been put in its place.
  func discard() throws(WorkspaceError) {
    let wasUsed = parts.withLock { parts in
      defer { parts = Parts() }
      return !parts.all.isEmpty
    }
    if wasUsed { try folder.removeStaged() }
  }
}

extension Staging {
  /// A whole file that waits.
  struct File: Sendable {
    fileprivate let part: Int32
    fileprivate let number: Int32

    /// In the folder of its part.
    fileprivate var name: String { String(number) }
  }
}

/// A folder for each core that is at work, since a file system lets one at a time make a file in a folder.
private struct Parts {
  /// Each at its number.
  private(set) var all: [Part] = []
  var free: [Part] = []

  mutating func take(in folder: Folder) throws(WorkspaceError) -> Part {
    if let part = free.popLast() { return part }
    if all.isEmpty { try folder.makeNewFolder(Staging.name) }
    let part = Part(number: Int32(all.count))
    // What is listed is removed.
    all.append(part)
    try folder.makeNewFolder(part.path)
    return part
  }
}

/// One such folder, and how many files were made in it; used by one core at a time.
private final class Part {
  private let number: Int32
  private var count: Int32 = 0
  /// nil: it is not open.
  private var folder: Folder?

  init(number: Int32) { self.number = number }

  /// From the output folder.
  var path: String { "\(Staging.name)/\(number)" }

  func opened(in parent: Folder) throws(WorkspaceError) -> Folder {
    if let folder { return folder }
    let opened = try parent.folder(path, followingLinks: false)
    folder = opened
    return opened
  }

  func close() { folder = nil }

  func next() -> Staging.File {
    defer { count += 1 }
    return Staging.File(part: number, number: count)
  }
}
