#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads and writes files that are open, whole: one call of the system may do a part.
public enum OpenFile {
  /// Writes all bytes; nil, or the `errno` of what went wrong.
  public static func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32? {
    bytes.withUnsafeBytes { source in
      var done = 0
      while done < source.count {
        let count = write(file, source.baseAddress! + done, source.count - done)
        if count >= 0 { done += count } else if errno != EINTR { return errno }
      }
      return nil
    }
  }

  /// Reads to the end, or until there is more than a limit; an error is an `errno`.
  static func readAll(from file: Int32, expecting size: Int = 0, limit: Int = .max) -> Result<[UInt8], Failure> {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: max(size + 1, 4096))
    while bytes.count <= limit {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { return .failure(Failure(code: errno)) }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return .success(bytes)
  }

  struct Failure: Error { let code: Int32 }
}
