#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open folder; everything that is read or written is named from one, so that no path is resolved twice.
final class Folder: Sendable {
  let descriptor: Int32
  /// What messages call it; relative to the configuration's folder, `.` for that itself.
  let path: String

  private init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit {
    // A process that was started just now may have the descriptor for a moment more, and with it the lock.
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Nil: its disk is gone.
  var fileID: FileStatus.FileID? { (try? status(of: "."))?.fileID }

  /// Opens a folder by an absolute path.
  convenience init(at absolute: String, calledHere path: String) throws(WorkspaceError) {
    let descriptor = open(absolute, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw WorkspaceError(cannot: .open, absolute, errno: errno) }
    self.init(descriptor: descriptor, path: path)
  }

  /// A folder below this one. `name` may be a path if links are followed.
  func folder(_ name: String, followingLinks: Bool) throws(WorkspaceError) -> Folder {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW)
    let opened = openat(descriptor, name, flags)
    guard opened >= 0 else { throw failure(to: .open, name) }
    return Folder(descriptor: opened, path: pathOf(name))
  }

  /// Makes a folder in this one; one that is there already is as good.
  func makeFolder(_ name: String) throws(WorkspaceError) {
    guard mkdirat(descriptor, name, 0o777) == 0 || errno == EEXIST else { throw failure(to: .create, name) }
  }

  /// The names in the folder, in no order.
  func names() throws(WorkspaceError) -> [String] { try entries().map(\.name) }

  /// The names in the folder, without `.` and `..`, in no order. One that is not UTF-8 is somebody else's.
  ///
  /// - Returns: `mayLead`: it may be a folder, or a link to one; only what is under the name says it.
  func entries() throws(WorkspaceError) -> [(name: String, mayLead: Bool)] {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else { throw WorkspaceError(cannot: .read, path, errno: errno) }
    defer { closedir(stream) }
    // Not every file system says what is under a name.
    let leading = [UInt8(DT_DIR), UInt8(DT_LNK), UInt8(DT_UNKNOWN)]
    var entries: [(name: String, mayLead: Bool)] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 1) { String(validatingCString: $0) }
      }
      if let name, name != ".", name != ".." { entries.append((name, leading.contains(entry.pointee.d_type))) }
      errno = 0
    }
    guard errno == 0 else { throw WorkspaceError(cannot: .read, path, errno: errno) }
    return entries
  }

  /// Takes the lock that keeps other runs out for as long as the folder is open; false: another run has it.
  ///
  /// A file system without locks is taken as it is.
  func lock(waiting: Bool) -> Bool {
    while flock(descriptor, LOCK_EX | (waiting ? 0 : LOCK_NB)) != 0 {
      if errno == EWOULDBLOCK { return false }
      if errno != EINTR { return true }
    }
    return true
  }

  func pathOf(_ name: String) -> String { path == "." ? name : path + "/" + name }

  func failure(to action: WorkspaceError.Action, _ name: String) -> WorkspaceError {
    WorkspaceError(cannot: action, pathOf(name), errno: errno)
  }
}
