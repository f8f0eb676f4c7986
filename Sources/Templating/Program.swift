/// What a template becomes while it is compiled: operations in one row, the readers of values that they name by number,
/// and the bytes of literal text.
struct Program: Sendable {
  var operations: [Operation] = []
  private(set) var readers = Readers()
  var bytes: [UInt8] = []
  /// Long literal texts, not copied but as they stand in their templates.
  var passages: [ArraySlice<UInt8>] = []

  /// Beside the operations, so that a step is taken without copying a function. Each is wrapped, because functions that
  /// stand in an array as they are would be called through another one.
  struct Readers: Sendable {
    struct Test: Sendable { let passes: Operation.Test }
    struct Text: Sendable { let write: Operation.Write }
    struct Rows: Sendable { let write: Operation.WriteLines }
    struct Values: Sendable { let lend: Operation.ForEach }

    var tests: [Test] = []
    var texts: [Text] = []
    var rows: [Rows] = []
    var values: [Values] = []
  }

  mutating func test(_ passes: @escaping Operation.Test) -> Int {
    readers.tests.append(.init(passes: passes))
    return readers.tests.count - 1
  }

  mutating func text(_ write: @escaping Operation.Write) -> Int {
    readers.texts.append(.init(write: write))
    return readers.texts.count - 1
  }

  mutating func lines(_ write: @escaping Operation.WriteLines) -> Int {
    readers.rows.append(.init(write: write))
    return readers.rows.count - 1
  }

  mutating func values(_ lend: @escaping Operation.ForEach) -> Int {
    readers.values.append(.init(lend: lend))
    return readers.values.count - 1
  }
}

/// A step of a program. What reads a value is asked with a frame of the stack, counted from the outermost.
///
/// Sections are followed by their body, which ends before the operation `end`.
enum Operation: Sendable {
  typealias Test = @Sendable (Frame) -> Bool
  typealias Write = @Sendable (Frame, inout Output) -> Void
  typealias WriteLines = @Sendable (Frame, inout Lines) -> Void
  typealias ForEach = @Sendable (Frame, (Frame) -> Void) -> Void

  case literal(Range<Int>)
  case passage(Int)
  case text(frame: Int, Int)
  /// A text alone on its line: each of its lines is indented with these bytes.
  case indentedText(frame: Int, Int, Range<Int>)
  case ifPresent(frame: Int, Int, end: Int)
  case ifAbsent(frame: Int, Int, end: Int)
  case forEach(frame: Int, Int, end: Int)
  case forEachLine(frame: Int, Int, end: Int)
  /// Lines of which each stands between the same literal texts. The end of the first one may be an indentation, with
  /// which each line in such a line begins.
  case lines(frame: Int, Int, leading: Range<Int>, indentation: Range<Int>, trailing: Range<Int>)

  mutating func close(at end: Int) {
    switch self {
    case .ifPresent(let frame, let test, _): self = .ifPresent(frame: frame, test, end: end)
    case .ifAbsent(let frame, let test, _): self = .ifAbsent(frame: frame, test, end: end)
    case .forEach(let frame, let each, _): self = .forEach(frame: frame, each, end: end)
    case .forEachLine(let frame, let write, _): self = .forEachLine(frame: frame, write, end: end)
    case .literal, .passage, .text, .indentedText, .lines: break
    }
  }
}
