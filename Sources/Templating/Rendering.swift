/// One run of a program.
@usableFromInline
struct Rendering {
  private let operations: UnsafeBufferPointer<Operation>
  private let readers: Program.Readers
  /// The bytes of all literal text.
  private let literals: UnsafeBufferPointer<UInt8>
  private var frames: [Frame]
  /// Lines that nobody uses now, for their memory.
  private var spareLines: [Lines] = []

  @usableFromInline static func run(_ program: Program, with root: Frame, into output: inout Output) {
    program.operations.withUnsafeBufferPointer { operations in
      program.bytes.withUnsafeBufferPointer { literals in
        var rendering = Rendering(
          operations: operations, readers: program.readers, literals: literals, frames: [root])
        rendering.run(0..<operations.count, into: &output)
      }
    }
  }

  private mutating func run(_ range: Range<Int>, into output: inout Output) {
    var next = range.lowerBound
    while next < range.upperBound {
      let place = next
      next += 1
      switch operations[place] {
      case .literal(let bytes):
        output.append(literal(bytes))
      case .text(let frame, let write):
        readers.texts[write].write(frames[frame], &output)
      case .indentedText(let frame, let write, let indentation):
        output.indent(by: literal(indentation)) { readers.texts[write].write(frames[frame], &$0) }
      case .ifPresent(let frame, let test, let end):
        if !readers.tests[test].passes(frames[frame]) { next = end }
      case .ifAbsent(let frame, let test, let end):
        if readers.tests[test].passes(frames[frame]) { next = end }
      case .forEach(let frame, let each, let end):
        let body = next..<end
        readers.values[each].lend(frames[frame]) { run(body, with: $0, into: &output) }
        next = end
      case .forEachLine(let frame, let write, let end):
        let body = next..<end
        let lines = lines(of: write, frame)
        lines.visit { line in Frame.lend(line) { run(body, with: $0, into: &output) } }
        spareLines.append(lines)
        next = end
      case .lines(let frame, let write, let indentation, let following):
        let lines = lines(of: write, frame)
        lines.visit { line in
          output.append(line, indentedBy: literal(indentation))
          output.append(literal(following))
        }
        spareLines.append(lines)
      }
    }
  }

  private mutating func lines(of write: Int, _ frame: Int) -> Lines {
    var lines = spareLines.popLast() ?? Lines()
    lines.removeAll()
    readers.rows[write].write(frames[frame], &lines)
    return lines
  }

  private mutating func run(_ body: Range<Int>, with inner: Frame, into output: inout Output) {
    frames.append(inner)
    run(body, into: &output)
    frames.removeLast()
  }

  private func literal(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: literals[range])
  }
}
