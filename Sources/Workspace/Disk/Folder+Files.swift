import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Folder {
  /// What is under a name; nil: nothing.
  func status(of name: String, followingLinks: Bool = false) throws(WorkspaceError) -> FileStatus? {
    var status = stat()
    if fstatat(descriptor, name, &status, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 { return FileStatus(status) }
    guard errno == ENOENT else { throw failure(to: .inspect, name) }
    return nil
  }

  /// The bytes of a regular file, which a link may lead to.
  ///
  /// - Parameter limit: In bytes; of a larger file, as much as tells that it is too large.
  ///
  /// It is looked at before it is opened: to open a named pipe or a device does something to who is at its other end.
  func bytes(of name: String, limit: Int = .max) throws(WorkspaceError) -> [UInt8] {
    guard let status = try status(of: name, followingLinks: true), status.type == .file else {
      if try status(of: name) == nil { throw WorkspaceError(cannot: .read, pathOf(name), errno: ENOENT) }
      throw WorkspaceError(
        pathOf(name),
        LocalizedText("`\(pathOf(name))` is not a regular file", zh: "`\(pathOf(name))` 不是普通文件"), help: Wording.deleteIt
      )
    }
    // Without O_NONBLOCK a pipe put here since it was looked at would hang the run.
    let file = openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw failure(to: .read, name) }
    defer { close(file) }
    switch OpenFile.readAll(from: file, expecting: min(status.size, limit), limit: limit) {
    case .success(let bytes): return bytes
    case .failure(let failure): throw WorkspaceError(cannot: .read, pathOf(name), errno: failure.code)
    }
  }

  /// Makes an empty file that must not be there yet, open for writing.
  ///
  /// - Parameter path: what errors call it: that of the file that it is for.
  func newFile(_ name: String, for path: String) throws(WorkspaceError) -> NewFile {
    let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw WorkspaceError(cannot: .write, path, errno: errno) }
    return NewFile(descriptor: file, path: path)
  }

  /// Writes a file that must not be there yet, in one step: under its name there is all of it or nothing.
  func create(_ name: String, with bytes: [UInt8]) throws(WorkspaceError) {
    try Temporary.removeAll(in: self)
    try put(bytes, for: name, through: Temporary.name(0), permissions: nil) { temporary throws(WorkspaceError) in
      try renameToFree(temporary, to: name)
    }
  }

  /// Puts a file in its place in one step: under its name there is the old content or the new, never a part of it.
  ///
  /// - Parameter isShared: the folder is no part of a project of ours: the temporary files of others are not touched.
  func replace(
    _ name: String, with bytes: [UInt8], permissions: UInt32?, isShared: Bool = false
  ) throws(WorkspaceError) {
    if !isShared { try Temporary.removeAll(in: self) }
    let temporary = try isShared ? Temporary.ownName(in: self) : Temporary.name(0)
    try put(bytes, for: name, through: temporary, permissions: permissions) { temporary throws(WorkspaceError) in
      try rename(temporary, to: name)
    }
  }

  private func put(
    _ bytes: [UInt8], for name: String, through temporary: String, permissions: UInt32?,
    place: (String) throws(WorkspaceError) -> Void
  ) throws(WorkspaceError) {
    let file = try newFile(temporary, for: pathOf(name))
    do throws(WorkspaceError) {
      try file.fill(bytes, permissions: permissions)
      try place(temporary)
    } catch {
      try? remove(temporary)
      throw error
    }
  }

  /// Gives a file another name in one step; what is there already is never replaced.
  func renameToFree(_ name: String, to newName: String) throws(WorkspaceError) {
    if linkat(descriptor, name, descriptor, newName, 0) == 0 {
      try? remove(name)
      return
    }
    // There are file systems without links.
    try checkIsFree(newName)
    try rename(name, to: newName)
  }

  /// Refuses a name under which something is.
  func checkIsFree(_ name: String) throws(WorkspaceError) {
    guard try status(of: name) == nil else {
      throw WorkspaceError(
        pathOf(name), LocalizedText("the file `\(pathOf(name))` already exists", zh: "文件 `\(pathOf(name))` 已存在"))
    }
  }

  /// Gives a file another name in one step, where it replaces what is there.
  func rename(_ name: String, to newName: String) throws(WorkspaceError) {
    guard renameat(descriptor, name, descriptor, newName) == 0 else { throw failure(to: .write, newName) }
  }

  /// Removes a file; one that is gone already is as good.
  func remove(_ name: String) throws(WorkspaceError) {
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw failure(to: .remove, name) }
  }

  /// Removes a folder if it is empty; false: there is something in it, or it is a link or a disk of its own.
  func removeFolder(_ name: String) throws(WorkspaceError) -> Bool {
    if unlinkat(descriptor, name, AT_REMOVEDIR) == 0 || errno == ENOENT { return true }
    guard [ENOTEMPTY, EEXIST, ENOTDIR, EBUSY].contains(errno) else { throw failure(to: .remove, name) }
    return false
  }
}
