#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Folder {
  /// The temporary file of a folder that is no output folder; whoever holds the folder's lock owns it.
  static let temporaryName = ".messagegen-temporary"

  /// Removes what a killed run left behind. Asked first, for the folder may well be one that cannot be written to.
  func removeTemporary() throws(WorkspaceError) {
    if try status(of: Self.temporaryName) != nil { try remove(Self.temporaryName) }
  }

  /// What stands under a name; nil: nothing.
  func status(of name: String, followingLinks: Bool = false) throws(WorkspaceError) -> FileStatus? {
    var status = stat()
    let code = name.withCString { fstatat(descriptor, $0, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) }
    if code == 0 { return FileStatus(status) }
    guard errno == ENOENT else { throw failure(to: "look at", name) }
    return nil
  }

  /// The bytes of a regular file.
  ///
  /// - Parameter isFile: it is known to be one; so it need not be looked at.
  func bytes(of name: String, isFile: Bool = false) throws(WorkspaceError) -> [UInt8] {
    // Without O_NONBLOCK a pipe put here since it was looked at would hang the run.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (isFile ? O_NOFOLLOW : 0)
    let file = name.withCString { openat(descriptor, $0, flags) }
    guard file >= 0 else { throw failure(to: "read", name) }
    defer { close(file) }
    if isFile { return try rest(of: file, name, room: Self.usualRoom) }
    let status = try status(ofOpen: file, name)
    guard status.kind == .file else {
      throw WorkspaceError(pathOf(name), "`\(pathOf(name))` is no regular file", help: "remove it")
    }
    return try rest(of: file, name, room: status.size + 1)
  }

  /// What stands under a name, and whether that is a regular file with exactly these bytes; nil: nothing. Links are not
  /// followed.
  func compare(_ name: String, with bytes: [UInt8]) throws(WorkspaceError) -> (status: FileStatus, isSame: Bool)? {
    guard let status = try status(of: name) else { return nil }
    guard status.kind == .file, status.size == bytes.count else { return (status, false) }
    let isSame = try holds(name, status) { there in
      guard there.count == bytes.count, let start = there.baseAddress else { return false }
      return bytes.withUnsafeBytes { $0.baseAddress.map { memcmp($0, start, there.count) == 0 } ?? true }
    }
    return (status, isSame)
  }

  /// Whether a name stands for a regular file with a content of this hash. Links are not followed.
  func holds(_ name: String, _ hash: ContentHash) throws(WorkspaceError) -> Bool {
    guard let status = try status(of: name), status.kind == .file else { return false }
    return try holds(name, status) { ContentHash($0) == hash }
  }

  /// Whether a regular file holds what it should; one that has grown since it was looked at does not.
  ///
  /// It was looked at before it is opened: to open a named pipe or a device does something to who is at its other end.
  private func holds(
    _ name: String, _ seen: FileStatus, _ isRight: (UnsafeRawBufferPointer) -> Bool
  ) throws(WorkspaceError) -> Bool {
    let file = name.withCString { openat(descriptor, $0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW) }
    guard file >= 0 else { throw failure(to: "read", name) }
    defer { close(file) }
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: seen.size + 1, alignment: 16)
    defer { buffer.deallocate() }
    let count = try fill(buffer, from: file, name)
    return count <= seen.size && isRight(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
  }

  /// Reads until the buffer is full or the file at its end; a regular file gives all it has.
  private func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from file: Int32, _ name: String
  ) throws(WorkspaceError) -> Int {
    while true {
      let count = read(file, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      guard errno == EINTR else { throw failure(to: "read", name) }
    }
  }

  private func status(ofOpen file: Int32, _ name: String) throws(WorkspaceError) -> FileStatus {
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(to: "read", name) }
    return FileStatus(status)
  }

  /// Few schemas need more.
  private static let usualRoom = 8192

  /// Reads an open file to its end, in no more memory than the bytes need.
  private func rest(of file: Int32, _ name: String, room: Int) throws(WorkspaceError) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      repeat {
        let got = read(file, buffer.baseAddress, room)
        code = got < 0 ? errno : 0
        count = max(got, 0)
      } while code == EINTR
    }
    guard code == 0 else { throw WorkspaceError(cannot: "read", pathOf(name), errno: code) }
    // A regular file gives all it has; one that filled the room may have more.
    if bytes.count == room { return bytes + (try rest(of: file, name, room: 2 * room)) }
    return room - bytes.count > bytes.count / 8 ? bytes.withUnsafeBufferPointer { Array($0) } : bytes
  }

  /// Puts a file in its place in one step: under its name stands the old content or the new, never a part of it.
  func replace(_ name: String, with bytes: [UInt8], permissions: mode_t?) throws(WorkspaceError) {
    do throws(WorkspaceError) {
      try put(bytes, in: Self.temporaryName, for: pathOf(name), permissions: permissions)
      guard renameat(descriptor, Self.temporaryName, descriptor, name) == 0 else { throw failure(to: "write", name) }
    } catch {
      unlinkat(descriptor, Self.temporaryName, 0)
      throw error
    }
  }

  /// Writes a file that must not be there yet.
  func create(_ name: String, with bytes: [UInt8]) throws(WorkspaceError) {
    try put(bytes, in: name, for: pathOf(name), permissions: nil)
  }

  /// Removes a file; one that is gone already is as good.
  func remove(_ name: String) throws(WorkspaceError) {
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw failure(to: "remove", name) }
  }

  /// Removes a folder if it is empty; false: there is something in it, or it is a link or a disk of its own.
  func removeFolder(_ name: String) throws(WorkspaceError) -> Bool {
    if unlinkat(descriptor, name, AT_REMOVEDIR) == 0 || errno == ENOENT { return true }
    guard [ENOTEMPTY, EEXIST, ENOTDIR, EBUSY].contains(errno) else { throw failure(to: "remove", name) }
    return false
  }

  /// Writes a file that must not be there yet, and which errors call by the path that it is for.
  func put(
    _ bytes: [UInt8], in name: String, for path: @autoclosure () -> String, permissions: mode_t?
  ) throws(WorkspaceError) {
    let file = name.withCString {
      openat(descriptor, $0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    }
    var code = file < 0 ? errno : 0
    guard code == 0 else { throw WorkspaceError(cannot: "write", path(), errno: code) }
    bytes.withUnsafeBytes { source in
      var done = 0
      while done < source.count, code == 0 {
        let wrote = write(file, source.baseAddress! + done, source.count - done)
        if wrote >= 0 { done += wrote } else if errno != EINTR { code = errno }
      }
    }
    if code == 0, let permissions, fchmod(file, permissions) != 0 { code = errno }
    // A full disk or quota may be reported only here.
    if close(file) != 0, code == 0, errno != EINTR { code = errno }
    guard code == 0 else { throw WorkspaceError(cannot: "write", path(), errno: code) }
  }
}
