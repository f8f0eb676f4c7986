import Reports
import SourceText
import Workspace

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

  /// Writes to standard error; nobody can be told if that fails.
  static func tell(_ text: String) { _ = OpenFile.writeAll(Array(text.utf8), to: Stream.error.rawValue) }

  /// - Parameter isForXcode: Whether Xcode reads it, which looks for `error:` and shows that line only.
  static func complain(
    _ message: LocalizedText, help: LocalizedText?, in language: Language, isForXcode: Bool = false
  ) {
    if isForXcode, let help {
      let all = LocalizedText("\(message); \(help)", zh: "\(message)；\(help)")
      return complain(all, help: nil, in: language, isForXcode: true)
    }
    func line(_ heading: Heading, _ text: LocalizedText) -> String {
      let words = [heading.word, Heading.colon].map { $0.text(in: isForXcode ? .english : language) }
      return words.joined() + text.line(in: language)
    }
    tell(line(.finding(.error), message) + (help.map { line(.help, $0) } ?? ""))
  }

  /// Somebody who starts a command that reads what is typed sees nothing else.
  static func sayWaiting(for what: LocalizedText, in language: Language) {
    guard isatty(STDIN_FILENO) == 1 else { return }
    let text = LocalizedText(
      "reading \(what) from the terminal; end it with Ctrl-D", zh: "正在从终端读取\(what)；按 Ctrl-D 结束")
    tell(text.text(in: language) + "\n")
  }

  static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// The columns that text for people may take: those of the terminal on standard output, within reason.
  static var width: Int {
    var size = winsize()
    guard ioctl(Stream.output.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return min(max(Int(size.ws_col), 40), 100)
  }

  static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
