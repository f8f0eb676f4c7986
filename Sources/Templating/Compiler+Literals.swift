/// What stands between tags.
extension Compiler {
  /// Texts of so many bytes are not copied, which would take as many of memory that has to be had first.
  private static let passage = 1024

  /// - Parameters:
  ///   - outer: what lines begin with, those of blanks excepted.
  ///   - isLineOpen: a tag follows on the last line, which is not blank then.
  mutating func literal(_ text: [UInt8], _ range: Range<Int>, _ outer: [UInt8], isLineOpen: Bool) {
    if outer.isEmpty { return literal(text[range]) }
    var place = range.lowerBound
    while place < range.upperBound || isLineOpen {
      let rest = text[place..<range.upperBound]
      let end = rest.firstIndex(of: .newline).map { $0 + 1 }
      let line = rest[..<(end ?? range.upperBound)]
      let isBlank = line.allSatisfy(\.isBlank) && (end != nil || !isLineOpen)
      if !isBlank, place == 0 || text[place - 1] == .newline { literal(outer[...]) }
      literal(line)
      guard let end else { return }
      place = end
    }
  }

  private mutating func literal(_ bytes: ArraySlice<UInt8>) {
    if bytes.isEmpty { return }
    guard bytes.count < Self.passage else {
      program.operations.append(.passage(program.passages.count))
      return program.passages.append(bytes)
    }
    let start = program.bytes.count
    bytes.withUnsafeBufferPointer { program.bytes.append(contentsOf: $0) }
    let last = program.operations.count - 1
    if last >= boundary, case .literal(let range) = program.operations[last], range.upperBound == start {
      program.operations[last] = .literal(range.lowerBound..<program.bytes.count)
    } else {
      program.operations.append(.literal(start..<program.bytes.count))
    }
  }
}
