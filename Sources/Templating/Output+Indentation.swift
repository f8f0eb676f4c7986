extension Output {
  /// Makes every line of a text but the empty ones begin with some blanks, which words can be read from; an empty text
  /// stays empty.
  /// - Parameter start: where the text stands, behind the blanks of its first line.
  @inline(__always) mutating func indent(from start: Int, by blanks: UnsafeBufferPointer<UInt8>) {
    let text = start &+ blanks.count
    if text == count { return removeAll(from: start) }
    if hasNewline(from: text) { indentLines(from: start, by: blanks) }
  }

  @inline(never) private mutating func indentLines(from start: Int, by blanks: UnsafeBufferPointer<UInt8>) {
    let length = count &- start &- blanks.count
    // A copy from which words can be read.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length &+ Word.scalarCount) { copy in
      let text = UnsafeBufferPointer(start: copy.baseAddress!, count: length)
      copy.baseAddress!.initialize(from: memory + start + blanks.count, count: length)
      (copy.baseAddress! + length).initialize(repeating: 0, count: Word.scalarCount)
      removeAll(from: start)
      var place = 0
      while place < length {
        let end = text.firstNewline(from: place).map { $0 &+ 1 } ?? length
        if text[place] != .newline { append(padded: blanks) }
        append(padded: UnsafeBufferPointer(rebasing: text[place..<end]))
        place = end
      }
    }
  }
}
