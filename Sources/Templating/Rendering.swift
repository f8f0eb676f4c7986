/// One run of a program.
@usableFromInline
struct Rendering {
  private let program: Program
  private var frames: [Frame]

  @usableFromInline static func run(_ program: Program, with root: Frame, into output: inout [UInt8]) {
    var rendering = Rendering(program: program, frames: [root])
    rendering.run(program.operations.indices, into: &output)
  }

  private mutating func run(_ range: Range<Int>, into output: inout [UInt8]) {
    var next = range.lowerBound
    while next < range.upperBound {
      let operation = program.operations[next]
      next += 1
      switch operation {
      case .literal(let bytes):
        output.append(contentsOf: program.bytes[bytes])
      case .text(let frame, let read):
        output.append(contentsOf: read(frames[frame]).utf8)
      case .indentedText(let frame, let read, let indentation):
        append(read(frames[frame]), indentation, to: &output)
      case .ifPresent(let frame, let test, let end):
        if !test(frames[frame]) { next = end }
      case .ifAbsent(let frame, let test, let end):
        if test(frames[frame]) { next = end }
      case .forEach(let frame, let each, let end):
        let body = next..<end
        each(frames[frame]) { inner in
          frames.append(inner)
          run(body, into: &output)
          frames.removeLast()
        }
        next = end
      }
    }
  }

  private func append(_ text: String, _ indentation: Range<Int>, to output: inout [UInt8]) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: .newline).map { $0 + 1 } ?? bytes.count
        if bytes[start] != .newline { output.append(contentsOf: program.bytes[indentation]) }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<end]))
        start = end
      }
    }
  }
}
