/// One run of a program.
struct Rendering {
  let program: Program
  var frames: [Frame]

  mutating func run(_ range: Range<Int>, into output: inout [UInt8]) {
    var next = range.lowerBound
    while next < range.upperBound {
      let operation = program.operations[next]
      next += 1
      switch operation {
      case .literal(let bytes):
        output.append(contentsOf: program.bytes[bytes])
      case .text(let place):
        output.append(contentsOf: frames[place.frame].text(place.field).utf8)
      case .indentedText(let place, let indentation):
        append(frames[place.frame].text(place.field), indentation, to: &output)
      case .ifPresent(let place, let end):
        if !frames[place.frame].isPresent(place.field) { next = end }
      case .ifAbsent(let place, let end):
        if frames[place.frame].isPresent(place.field) { next = end }
      case .forEach(let place, let end):
        let body = next..<end
        frames[place.frame].forEach(place.field) { frame in
          frames.append(frame)
          run(body, into: &output)
          frames.removeLast()
        }
        next = end
      }
    }
  }

  private func append(_ text: String, _ indentation: Range<Int>, to output: inout [UInt8]) {
    var isLineStart = true
    for byte in text.utf8 {
      if isLineStart && byte != .newline { output.append(contentsOf: program.bytes[indentation]) }
      output.append(byte)
      isLineStart = byte == .newline
    }
  }
}
