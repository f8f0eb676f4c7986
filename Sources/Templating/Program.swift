/// What a template becomes while it is compiled: operations in one row, the readers of values that they name by number,
/// and the bytes of literal text.
struct Program: Sendable {
  private(set) var operations: [Operation] = []
  private(set) var readers = Readers()
  private(set) var bytes: [UInt8] = []
  /// Long literal texts, not copied but as they stand in their templates.
  private(set) var passages: [ArraySlice<UInt8>] = []
  /// From here on the bytes are of the operation that comes next.
  private var literalStart = 0

  /// Beside the operations, so that a step is taken without copying a function. Each is wrapped, because functions that
  /// stand in an array as they are would be called through another one.
  struct Readers: Sendable {
    struct Test: Sendable { let passes: Operation.Test }
    struct Text: Sendable { let write: Operation.Write }
    struct Values: Sendable { let lend: Operation.ForEach }

    struct Rows: Sendable {
      let write: Operation.WriteLines
      var margins = Margins()
    }

    /// What is written around each of several lines.
    struct Margins: Sendable {
      var leading = 0..<0
      /// The end of `leading` is so many blanks, with which each of the lines in a line begins.
      var indentation = 0
      /// `trailing` and `leading`.
      var between = 0..<0
      var trailing = 0..<0
    }

    var tests: [Test] = []
    var texts: [Text] = []
    var rows: [Rows] = []
    var values: [Values] = []
  }

  /// Texts of so many bytes are not copied, which would take as many of memory that has to be had first.
  private static let passage = 1024

  mutating func literal(_ text: ArraySlice<UInt8>) {
    guard text.count < Self.passage else {
      append(.passage, place: passages.count)
      return passages.append(text)
    }
    text.withUnsafeBufferPointer { bytes.append(contentsOf: $0) }
  }

  /// Ends the literal text here: what follows is of another section.
  mutating func endLiteral() { if literalStart < bytes.count { append(.nothing) } }

  mutating func test(_ action: Operation.Action, frame: Int, _ passes: @escaping Operation.Test) {
    append(action, place: readers.tests.count, frame: frame)
    readers.tests.append(.init(passes: passes))
  }

  /// - Parameter indentation: the blanks before a text that is alone on its line, none where it is not.
  mutating func text(frame: Int, indentation: [UInt8], _ write: @escaping Operation.Write) {
    bytes += indentation
    append(
      indentation.isEmpty ? .text : .indentedText, place: readers.texts.count, frame: frame,
      indentation: indentation.count)
    readers.texts.append(.init(write: write))
  }

  mutating func lines(frame: Int, _ write: @escaping Operation.WriteLines) {
    append(.forEachLine, place: readers.rows.count, frame: frame)
    readers.rows.append(.init(write: write))
  }

  mutating func values(frame: Int, _ lend: @escaping Operation.ForEach) {
    append(.forEach, place: readers.values.count, frame: frame)
    readers.values.append(.init(lend: lend))
  }

  private mutating func append(_ action: Operation.Action, place: Int = 0, frame: Int = 0, indentation: Int = 0) {
    operations.append(
      Operation(literal: literalStart..<bytes.count, action, place: place, frame: frame, indentation: indentation))
    literalStart = bytes.count
  }

  /// The section that begins at an operation ends here.
  /// - Parameter frame: Of the line, in a section of lines.
  mutating func close(_ section: Int, frame: Int) {
    endLiteral()
    if operations[section].action == .forEachLine { simplifyLines(section, frame: frame) }
    if operations[section].action != .lines { operations[section].end = operations.count }
  }

  /// A section of lines in which nothing but the line is written, with literal text around it, is one operation.
  private mutating func simplifyLines(_ section: Int, frame: Int) {
    let rest = operations.count - section - 2
    guard rest == 0 || (rest == 1 && operations[section + 2].action == .nothing) else { return }
    let line = operations[section + 1]
    guard line.frame == frame, line.action == .text || line.action == .indentedText else { return }
    let trailing = rest == 0 ? 0..<0 : operations[section + 2].literal
    bytes += bytes[trailing] + bytes[line.literal]
    let margins = Readers.Margins(
      leading: line.literal, indentation: line.indentation, between: literalStart..<bytes.count, trailing: trailing)
    literalStart = bytes.count
    operations.removeSubrange((section + 1)...)
    operations[section].action = .lines
    readers.rows[operations[section].place].margins = margins
  }
}
