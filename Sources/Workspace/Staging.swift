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
  ///
  /// - Returns: The path at which it waits, from the output folder.
  func stage(_ bytes: [UInt8], for name: String, permissions: UInt32? = nil) throws(WorkspaceError) -> String {
    let part = try parts.withLock { (parts) throws(WorkspaceError) in try parts.take(in: folder) }
    defer { parts.withLock { $0.free.append(part) } }
    return try part.add(bytes, to: folder, for: name, permissions: permissions)
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

/// A folder for each core that is at work, since a file system lets one at a time make a file in a folder.
private struct Parts {
  private(set) var count = 0
  var free: [Part] = []

  mutating func take(in folder: Folder) throws(WorkspaceError) -> Part {
    if let part = free.popLast() { return part }
    let part = Part(path: "\(Staging.name)/\(count)")
    if count == 0 { try folder.makeNewFolder(Staging.name) }
    // What is counted is removed.
    count += 1
    try folder.makeNewFolder(part.path)
    return part
  }
}

/// One such folder; used by one core at a time.
private final class Part {
  let path: String
  private var count = 0

  init(path: String) { self.path = path }

  func add(
    _ bytes: [UInt8], to folder: Folder, for name: String, permissions: UInt32?
  ) throws(WorkspaceError) -> String {
    let place = "\(path)/\(count)"
    count += 1
    try folder.put(bytes, in: place, for: name, permissions: permissions.map { .init($0) })
    return place
  }
}
