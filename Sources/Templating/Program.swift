/// What a template becomes: operations in one row, the readers of values that they name by number, and the bytes of
/// literal text.
struct Program: ~Copyable {
  private(set) var operations = Table<Operation>(capacity: 64)
  private(set) var readers = Readers()
  /// Those of short literal texts, and when all are there as many more as a word has.
  private(set) var literals = Table<UInt8>(capacity: 4096)
  /// Long literal texts, not copied but as they stand in their templates.
  private(set) var passages = Table<ArraySlice<UInt8>>()
  /// So many bytes of literal text there are; what stands between lines is counted beside what stands around them.
  private(set) var literalSize = 0
  /// From here on the bytes are of the operation that comes next.
  private var literalStart = 0

  /// Beside the operations, so that a step is taken without copying a function. Each is wrapped, because functions that
  /// stand in a table as they are would be called through another one.
  struct Readers: ~Copyable {
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

    var tests = Table<Test>()
    var texts = Table<Text>()
    var rows = Table<Rows>()
    var values = Table<Values>()
  }

  /// Texts of so many bytes are not copied, which would take as many of memory that has to be had first.
  private static let passage = 1024

  mutating func literal(_ text: [UInt8], _ range: Range<Int>) {
    guard range.count >= Self.passage else { return copy(text, range) }
    literalSize += range.count
    append(.passage, place: passages.count)
    passages.append(text[range])
  }

  private mutating func copy(_ text: [UInt8], _ range: Range<Int>) {
    literalSize += range.count
    text.withUnsafeBufferPointer { literals.append(UnsafeBufferPointer(rebasing: $0[range])) }
  }

  /// Ends the literal text here: what follows is of another section.
  mutating func endLiteral() { if literalStart < literals.count { append(.nothing) } }

  /// Ends the program.
  mutating func end() {
    endLiteral()
    for _ in 0..<Output.Word.scalarCount { literals.append(0) }
  }

  mutating func test(_ action: Operation.Action, frame: Int, _ passes: @escaping Operation.Test) {
    append(action, place: readers.tests.count, frame: frame)
    readers.tests.append(.init(passes: passes))
  }

  /// - Parameter indentation: the blanks before a text that is alone on its line, none where it is not.
  mutating func text(frame: Int, indentation: [UInt8], _ write: @escaping Operation.Write) {
    // However many they are: each line of the text begins with them as they stand right before it.
    copy(indentation, indentation.indices)
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
      Operation(literal: literalStart..<literals.count, action, place: place, frame: frame, indentation: indentation))
    literalStart = literals.count
  }

  /// The section that begins at an operation ends here.
  /// - Parameter frame: Of the line, in a section of lines.
  mutating func close(_ section: Int, frame: Int) {
    endLiteral()
    if operations.start[section].action == .forEachLine { simplifyLines(section, frame: frame) }
    if operations.start[section].action != .lines { operations.start[section].end = operations.count }
  }

  /// A section of lines in which nothing but the line is written, with literal text around it, is one operation.
  private mutating func simplifyLines(_ section: Int, frame: Int) {
    let behind = operations.count - section - 1
    guard behind == 1 || (behind == 2 && operations.start[section + 2].action == .nothing) else { return }
    let line = operations.start[section + 1]
    guard line.frame == frame, line.action == .text || line.action == .indentedText else { return }
    let trailing = behind == 1 ? 0..<0 : operations.start[section + 2].literal
    literals.append(trailing)
    literals.append(line.literal)
    literalSize += trailing.count + line.literal.count
    let margins = Readers.Margins(
      leading: line.literal, indentation: line.indentation, between: literalStart..<literals.count, trailing: trailing)
    literalStart = literals.count
    operations.removeLast(behind)
    operations.start[section].action = .lines
    readers.rows.start[operations.start[section].place].margins = margins
  }
}
