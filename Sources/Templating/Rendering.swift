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
  private let passages: UnsafePointer<ArraySlice<UInt8>>
  /// The views that are one inside the other, outermost first, with room for as many as the program needs.
  private let frames: UnsafeMutablePointer<Frame>

  init(_ program: CompiledProgram, literals: UnsafePointer<UInt8>, frames: UnsafeMutablePointer<Frame>) {
    operations = UnsafePointer(program.operations.start)
    tests = program.tests.lent
    texts = program.texts.lent
    rows = program.rows.lent
    values = program.values.lent
    self.literals = literals
    passages = UnsafePointer(program.passages.start)
    self.frames = frames
  }

  /// - Parameter depth: so many frames are in use.
  func run(_ range: Range<Int>, depth: Int, into output: inout Output) {
    var next = range.lowerBound
    while next < range.upperBound {
      let place = next
      next += 1
      switch operations[place] {
      case .literal(let bytes):
        output.append(padded: literals + bytes.lowerBound, bytes.count)
      case .passage(let passage):
        passages[passage].withUnsafeBufferPointer { output.append($0) }
      case .text(let frame, let write):
        texts[write].lend { $0.write(frames[frame], &output) }
      case .indentedText(let frame, let write, let indentation):
        output.indent(by: literal(indentation)) { output in
          texts[write].lend { $0.write(frames[frame], &output) }
        }
      case .ifPresent(let frame, let test, let end):
        if !passes(test, frame) { next = end }
      case .ifAbsent(let frame, let test, let end):
        if passes(test, frame) { next = end }
      case .forEach(let frame, let each, let end):
        let body = next..<end
        values[each].lend { values in
          values.lend(frames[frame]) { run(body, with: $0, depth: depth, into: &output) }
        }
        next = end
      case .forEachLine(let frame, let write, let end):
        let body = next..<end
        var lines = Lines()
        rows[write].lend { $0.write(frames[frame], &lines) }
        lines.visit { line in Frame.lend(line) { run(body, with: $0, depth: depth, into: &output) } }
        next = end
      case .lines(let frame, let write, let leading, let indentation, let trailing):
        let margins = Lines.Margins(
          leading: literal(leading), indentation: literal(indentation), trailing: literal(trailing))
        var lines = Lines(into: output, margins: margins)
        rows[write].lend { $0.write(frames[frame], &lines) }
        output = lines.written()
      }
    }
  }

  private func run(_ body: Range<Int>, with inner: Frame, depth: Int, into output: inout Output) {
    (frames + depth).initialize(to: inner)
    run(body, depth: depth + 1, into: &output)
  }

  private func passes(_ test: Int, _ frame: Int) -> Bool { tests[test].lend { $0.passes(frames[frame]) } }

  private func literal(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: literals + range.lowerBound, count: range.count)
  }
}
