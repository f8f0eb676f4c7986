#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An output folder that is not there yet, while it is filled.
///
/// It stands under a hidden name beside its place, and takes its own name when every file is in it: so it appears whole,
/// in one step for however many files. Whoever holds its lock fills it; what a killed run left in it is removed by the
/// next one that writes.
final class NewFolder: Sendable {
  /// Where one stands, and where it is to stand.
  struct Place: Sendable {
    static let prefix = ".messagegen-new-"

    /// Of the folder around it; empty for the project's.
    let around: String
    let name: String
    let hiddenName: String

    /// - Parameter parts: of the path that it is to have.
    /// - Returns: Nil if its hidden name would be too long.
    init?(_ parts: [String]) {
      guard let name = parts.last, Self.prefix.utf8.count + name.utf8.count <= FileName.maximumLength else {
        return nil
      }
      self.name = name
      hiddenName = Self.prefix + name
      around = Array(parts.dropLast()).joined(separator: "/")
    }

    /// From the project's folder.
    var hiddenPath: String { around.isEmpty ? hiddenName : around + "/" + hiddenName }
  }

  /// Messages call it by the path that it is to have.
  let folder: Folder
  private let place: Place
  private let workspace: Workspace
  /// It is this run that fills it.
  private let isOurs = Locked(false)

  /// Opens one that stands there.
  ///
  /// - Parameters:
  ///   - parent: the folder around it, which is opened anew when it is needed again: a process may have few files open.
  ///   - path: that it is to have.
  init(
    at place: Place, in parent: Folder, of workspace: Workspace, calledHere path: String
  ) throws(WorkspaceError) {
    folder = try parent.folder(place.hiddenName, followingLinks: false, calledHere: path)
    self.place = place
    self.workspace = workspace
  }

  deinit { try? discard() }

  /// Whether it is still the one that stands under the hidden name: whoever had the lock may have named or removed it.
  func isStillThere(in parent: Folder) throws(WorkspaceError) -> Bool {
    try parent.status(of: place.hiddenName)?.identity == folder.identity
  }

  /// From now on it goes with this value, unless it takes its name.
  func begin(in parent: Folder) throws(WorkspaceError) {
    try empty(in: parent)
    isOurs.withLock { $0 = true }
  }

  /// Writes a file into it.
  func put(_ bytes: [UInt8], as name: String) throws(WorkspaceError) {
    try folder.put(bytes, in: name, for: folder.pathOf(name), permissions: nil)
  }

  /// Gives it its name. What is there meanwhile is not replaced, unless it is an empty folder.
  func takeName() throws(WorkspaceError) {
    let parent = try workspace.reopen(place.around)
    guard try isStillThere(in: parent) else {
      throw WorkspaceError(
        folder.path, "the output folder `\(folder.path)` was moved or removed while it was made",
        help: "run `messagegen generate` again")
    }
    guard renameat(parent.descriptor, place.hiddenName, parent.descriptor, place.name) == 0 else {
      let code = errno
      if [EEXIST, ENOTEMPTY, ENOTDIR].contains(code) {
        throw WorkspaceError(
          folder.path, "the output folder `\(folder.path)` was made by another program while it was written to",
          help: "run `messagegen generate` again")
      }
      // Some network file systems do not rename a folder that is open.
      throw WorkspaceError(
        folder.path, WorkspaceError(cannot: "create", folder.path, errno: code).message,
        help: "create the folder `\(folder.path)` yourself, then run `messagegen generate` again")
    }
    isOurs.withLock { $0 = false }
  }

  /// Removes it if this run fills it.
  func discard() throws(WorkspaceError) {
    let wasOurs = isOurs.withLock { isOurs in
      defer { isOurs = false }
      return isOurs
    }
    if wasOurs { try remove() }
  }

  /// Removes it with what is in it.
  func remove() throws(WorkspaceError) {
    let parent = try workspace.reopen(place.around)
    guard try isStillThere(in: parent) else { return }
    try empty(in: parent)
    _ = try parent.removeFolder(place.hiddenName)
  }

  /// Removes what is in it, or nothing: a folder in it is no doing of ours.
  private func empty(in parent: Folder) throws(WorkspaceError) {
    // By the name that it has.
    let found = try parent.folder(place.hiddenName, followingLinks: false)
    let entries = try found.entries()
    for entry in entries where !entry.isFile {
      guard try found.status(of: entry.name)?.kind == .folder else { continue }
      let path = found.pathOf(entry.name)
      throw WorkspaceError(path, "`\(path)` is not messagegen's, but stands in a folder that is", help: "move it away")
    }
    for entry in entries { try found.remove(entry.name) }
  }
}
