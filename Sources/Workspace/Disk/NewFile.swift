#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that was made just now, open and empty.
struct NewFile {
  let descriptor: Int32
  /// What errors call it.
  let path: String

  /// Writes its content, all of it, and closes it.
  func fill(_ bytes: [UInt8], permissions: UInt32? = nil) throws(WorkspaceError) {
    var code = OpenFile.writeAll(bytes, to: descriptor)
    if code == nil, let permissions, fchmod(descriptor, mode_t(permissions)) != 0 { code = errno }
    // A full disk or quota may be reported only here.
    if close(descriptor) != 0, code == nil, errno != EINTR { code = errno }
    if let code { throw WorkspaceError(cannot: .write, path, errno: code) }
  }
}
