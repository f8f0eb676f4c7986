/// A compiled template: operations in one row, and the bytes of all literal text.
struct Program: Sendable {
  var operations: [Operation] = []
  var bytes: [UInt8] = []
}

/// Where a value is: which frame of the stack, counted from the outermost, and which field of it.
struct Place: Sendable {
  let frame: Int
  let field: Int
}

/// A step of a program. Sections are followed by their body, which ends before the operation `end`.
enum Operation: Sendable {
  case literal(Range<Int>)
  case text(Place)
  /// A text alone on its line: each of its lines is indented with these bytes.
  case indentedText(Place, Range<Int>)
  case ifPresent(Place, end: Int)
  case ifAbsent(Place, end: Int)
  case forEach(Place, end: Int)

  mutating func close(at end: Int) {
    switch self {
    case .ifPresent(let place, _): self = .ifPresent(place, end: end)
    case .ifAbsent(let place, _): self = .ifAbsent(place, end: end)
    case .forEach(let place, _): self = .forEach(place, end: end)
    case .literal, .text, .indentedText: break
    }
  }
}
