/// A compiled template: operations in one row, and the bytes of all literal text.
@usableFromInline
struct Program: Sendable {
  var operations: [Operation] = []
  var bytes: [UInt8] = []
}

/// A step of a program. What reads a value is asked with a frame of the stack, counted from the outermost.
///
/// Sections are followed by their body, which ends before the operation `end`.
enum Operation: Sendable {
  typealias Test = @Sendable (Frame) -> Bool
  typealias Write = @Sendable (Frame, inout Output) -> Void
  typealias WriteLines = @Sendable (Frame, inout Lines) -> Void

  case literal(Range<Int>)
  case text(frame: Int, Write)
  /// A text alone on its line: each of its lines is indented with these bytes.
  case indentedText(frame: Int, Write, Range<Int>)
  case ifPresent(frame: Int, Test, end: Int)
  case ifAbsent(frame: Int, Test, end: Int)
  case forEach(frame: Int, @Sendable (Frame, (Frame) -> Void) -> Void, end: Int)
  case forEachLine(frame: Int, WriteLines, end: Int)
  /// Lines of which each is indented, and followed by the same literal text.
  case lines(frame: Int, WriteLines, indentation: Range<Int>, following: Range<Int>)

  mutating func close(at end: Int) {
    switch self {
    case .ifPresent(let frame, let test, _): self = .ifPresent(frame: frame, test, end: end)
    case .ifAbsent(let frame, let test, _): self = .ifAbsent(frame: frame, test, end: end)
    case .forEach(let frame, let each, _): self = .forEach(frame: frame, each, end: end)
    case .forEachLine(let frame, let write, _): self = .forEachLine(frame: frame, write, end: end)
    case .literal, .text, .indentedText, .lines: break
    }
  }
}
