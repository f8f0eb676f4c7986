#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process's two streams: findings and results on one, progress and errors of the world on the other.
enum Terminal {
  enum Stream: Int32 {
    case output = 1
    case error = 2
  }

  static func write(_ text: String, to stream: Stream) {
    var text = text
    text.withUTF8 { bytes in
      var done = 0
      while done < bytes.count {
        let count = put(stream.rawValue, bytes.baseAddress! + done, bytes.count - done)
        if count >= 0 { done += count } else if errno != EINTR { return }
      }
    }
  }

  /// All of standard input.
  static func input() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = get(0, &buffer, buffer.count)
      if count > 0 { bytes += buffer[..<count] } else if count == 0 || errno != EINTR { return bytes }
    }
  }

  static func complain(_ message: String, help: String?) {
    write("error: \(message)\n" + (help.map { "help: \($0)\n" } ?? ""), to: .error)
  }

  static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// The columns that text for people may take: those of the terminal on standard output, within reason.
  static var width: Int {
    var size = winsize()
    guard ioctl(Stream.output.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return min(max(Int(size.ws_col), 40), 100)
  }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The system call, which the method above hides.
  private static var put: (Int32, UnsafeRawPointer?, Int) -> Int {
    #if canImport(Glibc)
      Glibc.write
    #elseif canImport(Musl)
      Musl.write
    #else
      Darwin.write
    #endif
  }

  private static var get: (Int32, UnsafeMutableRawPointer?, Int) -> Int {
    #if canImport(Glibc)
      Glibc.read
    #elseif canImport(Musl)
      Musl.read
    #else
      Darwin.read
    #endif
  }
}
