#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is read a piece at a time, or standard input.
public final class InputFile {
  private let file: Int32
  private let name: String
  private let isOwned: Bool
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// In bytes; nil: nobody knows.
  public let size: Int?

  /// - Parameter path: from the working folder; nil: standard input.
  public init(_ path: String?) throws(WorkspaceError) {
    isOwned = path != nil
    name = path ?? "standard input"
    file = path.map { open($0, O_RDONLY | O_CLOEXEC) } ?? STDIN_FILENO
    if file < 0 { throw WorkspaceError(cannot: .open, name, errno: errno) }
    var status = stat()
    let isFile = fstat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    size = isFile ? Int(status.st_size) : nil
  }

  deinit { if isOwned { close(file) } }

  /// The next bytes; none at the end.
  public func next() throws(WorkspaceError) -> ArraySlice<UInt8> {
    while true {
      let count = read(file, &buffer, buffer.count)
      if count >= 0 { return buffer[..<count] }
      if errno != EINTR { throw WorkspaceError(cannot: .read, name, errno: errno) }
    }
  }

  /// All that is left, or as much of it as tells that it is too much.
  public func rest(limit: Int) throws(WorkspaceError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let more = try next()
      if more.isEmpty { break }
      bytes += more
    }
    return bytes
  }
}
