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
  var identity: FileStatus.Identity? { (try? status(of: "."))?.identity }

  /// Opens a folder by an absolute path.
  convenience init(at absolute: String, calledHere path: String) throws(WorkspaceError) {
    let descriptor = open(absolute, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw WorkspaceError(cannot: "open", absolute, errno: errno) }
    self.init(descriptor: descriptor, path: path)
  }

  /// A folder below this one. `name` may be a path if links are followed.
  ///
  /// - Parameter path: What messages call it, if not by its own.
  func folder(
    _ name: String, followingLinks: Bool, calledHere path: String? = nil
  ) throws(WorkspaceError) -> Folder {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW)
    let opened = openat(descriptor, name, flags)
    guard opened >= 0 else { throw failure(to: "open", name) }
    return Folder(descriptor: opened, path: path ?? pathOf(name))
  }

  /// Makes a folder in this one; one that is there already is as good.
  ///
  /// - Parameter path: What messages call it, if not by its own.
  func makeFolder(_ name: String, calledHere path: String? = nil) throws(WorkspaceError) {
    guard mkdirat(descriptor, name, 0o777) == 0 || errno == EEXIST else {
      throw WorkspaceError(cannot: "create", path ?? pathOf(name), errno: errno)
    }
  }

  /// Makes a folder in this one that must not be there yet.
  func makeNewFolder(_ name: String) throws(WorkspaceError) {
    guard mkdirat(descriptor, name, 0o777) == 0 else { throw failure(to: "create", name) }
  }

  /// A name in a folder, and whether the folder itself says that it is a regular file's.
  struct Entry: Sendable {
    let name: String
    let isFile: Bool
  }

  /// The names in the folder, without `.` and `..`, in no order.
  func names() throws(WorkspaceError) -> [String] { try entries().map(\.name) }

  /// What is in the folder, in no order.
  func entries() throws(WorkspaceError) -> [Entry] {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else { throw WorkspaceError(cannot: "read", path, errno: errno) }
    defer { closedir(stream) }
    var entries: [Entry] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 1) { String(validatingCString: $0) }
      }
      guard let name else {
        throw WorkspaceError(path, "`\(path)` holds a file whose name is not UTF-8", help: "rename or remove it")
      }
      if name != ".", name != ".." {
        entries.append(Entry(name: name, isFile: Int(entry.pointee.d_type) == Int(DT_REG)))
      }
      errno = 0
    }
    guard errno == 0 else { throw WorkspaceError(cannot: "read", path, errno: errno) }
    return entries
  }

  /// Waits until no other run works in this folder; the lock ends with the folder's life.
  ///
  /// A file system without locks is taken as it is.
  func lock(exclusively: Bool, onWait: () -> Void) throws(WorkspaceError) {
    let operation = exclusively ? LOCK_EX : LOCK_SH
    if flock(descriptor, operation | LOCK_NB) == 0 { return }
    guard errno == EWOULDBLOCK || errno == EINTR else { return }
    onWait()
    while flock(descriptor, operation) != 0 {
      guard errno == EINTR else { return }
    }
  }

  /// Keeps runs that write out of this folder for its life, or all other runs, unless one is at work; false: one is.
  func lockIfFree(exclusively: Bool = false) -> Bool {
    flock(descriptor, (exclusively ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  func pathOf(_ name: String) -> String { path == "." ? name : path + "/" + name }

  func failure(to action: String, _ name: String) -> WorkspaceError {
    WorkspaceError(cannot: action, pathOf(name), errno: errno)
  }
}
