/// What stands between tags.
extension Compiler {
  /// - Parameters:
  ///   - outer: what lines begin with, those of blanks excepted.
  ///   - isLineOpen: a tag follows on the last line, which is not blank then.
  mutating func literal(_ text: [UInt8], _ range: Range<Int>, _ outer: [UInt8], isLineOpen: Bool) {
    if outer.isEmpty { return program.literal(text, range) }
    var place = range.lowerBound
    while place < range.upperBound || isLineOpen {
      let rest = text[place..<range.upperBound]
      let end = rest.firstIndex(of: .newline).map { $0 + 1 }
      let line = rest[..<(end ?? range.upperBound)]
      let isBlank = line.allSatisfy(\.isBlank) && (end != nil || !isLineOpen)
      if !isBlank, place == 0 || text[place - 1] == .newline { program.literal(outer, outer.indices) }
      program.literal(text, line.indices)
      guard let end else { return }
      place = end
    }
  }
}
