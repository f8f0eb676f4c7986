/// One run of a program.
///
/// It has the program's addresses, so that a step is taken without counting references; it is over before the program
/// can go.
struct Rendering {
  private let operations: UnsafePointer<Operation>
  private let tests: UnsafePointer<Lent<Program.Readers.Test>>
  private let texts: UnsafePointer<Lent<Program.Readers.Text>>
  private let rows: UnsafePointer<Lent<Program.Readers.Rows>>
  private let values: UnsafePointer<Lent<Program.Readers.Values>>
  /// The bytes of short literal texts, and some more, so that words can be read.
  private let literals: UnsafePointer<UInt8>
  private let margins: UnsafePointer<Lines.Margins>
  private let passages: UnsafePointer<ArraySlice<UInt8>>
  /// The views that are one inside the other, outermost first, with room for as many as the program needs.
  private let frames: UnsafeMutablePointer<Frame>

  init(_ compiled: CompiledProgram, frames: UnsafeMutablePointer<Frame>) {
    operations = UnsafePointer(compiled.program.operations.start)
    tests = compiled.program.readers.tests.lent
    texts = compiled.program.readers.texts.lent
    rows = compiled.program.readers.rows.lent
    values = compiled.program.readers.values.lent
    literals = UnsafePointer(compiled.program.literals.start)
    margins = UnsafePointer(compiled.margins.start)
    passages = UnsafePointer(compiled.program.passages.start)
    self.frames = frames
  }

  /// - Parameter depth: so many frames are in use.
  func run(_ range: Range<Int>, depth: Int, into output: inout Output) {
    var place = range.lowerBound
    while place < range.upperBound {
      let operation = operations + place
      place &+= 1
      let length = Int(operation.pointee.literalCount)
      if length > 0 { output.append(padded: literals + Int(operation.pointee.literalStart), length) }
      switch operation.pointee.action {
      case .nothing: break
      case .text: write(operation.pointee, into: &output)
      case .indentedText: writeIndented(operation.pointee, into: &output)
      case .ifPresent: if !passes(operation.pointee) { place = operation.pointee.end }
      case .ifAbsent: if passes(operation.pointee) { place = operation.pointee.end }
      case .forEach:
        runEach(place, operation.pointee, depth: depth, into: &output)
        place = operation.pointee.end
      case .forEachLine:
        runEachLine(place, operation.pointee, depth: depth, into: &output)
        place = operation.pointee.end
      case .lines: writeLines(operation.pointee, into: &output)
      case .passage: passages[operation.pointee.place].withUnsafeBufferPointer { output.append($0) }
      }
    }
  }

  @inline(__always) private func write(_ operation: Operation, into output: inout Output) {
    texts[operation.place].lend { $0.write(frames[operation.frame], &output) }
  }

  @inline(__always) private func passes(_ operation: Operation) -> Bool {
    tests[operation.place].lend { $0.passes(frames[operation.frame]) }
  }

  // What takes more than a call is kept out of the loop above, which so has its values in registers.

  @inline(never) private func writeIndented(_ operation: Operation, into output: inout Output) {
    let blanks = UnsafeBufferPointer(
      start: literals + Int(operation.literalStart) + Int(operation.literalCount) - operation.indentation,
      count: operation.indentation)
    let start = output.count &- blanks.count
    write(operation, into: &output)
    output.indent(from: start, by: blanks)
  }

  @inline(never) private func writeLines(_ operation: Operation, into output: inout Output) {
    withUnsafeMutablePointer(to: &output) { output in
      var lines = Lines(into: output, margins: margins + operation.place)
      rows[operation.place].lend { $0.write(frames[operation.frame], &lines) }
      lines.finish()
    }
  }

  /// - Parameter start: of the section's body.
  @inline(never) private func runEach(_ start: Int, _ operation: Operation, depth: Int, into output: inout Output) {
    values[operation.place].lend { values in
      values.lend(frames[operation.frame]) { inner in
        run(start..<operation.end, with: inner, depth: depth, into: &output)
      }
    }
  }

  /// - Parameter start: of the section's body.
  @inline(never) private func runEachLine(
    _ start: Int, _ operation: Operation, depth: Int, into output: inout Output
  ) {
    var lines = Lines()
    rows[operation.place].lend { $0.write(frames[operation.frame], &lines) }
    lines.visit { line in
      Frame.lend(line) { run(start..<operation.end, with: $0, depth: depth, into: &output) }
    }
  }

  private func run(_ body: Range<Int>, with inner: Frame, depth: Int, into output: inout Output) {
    (frames + depth).initialize(to: inner)
    run(body, depth: depth + 1, into: &output)
  }
}
