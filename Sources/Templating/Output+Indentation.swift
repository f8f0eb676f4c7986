extension Output {
  /// Writes text of which every line but the empty ones begins with some blanks, which words can be read from; an empty
  /// text stays empty.
  mutating func indent(by blanks: UnsafeBufferPointer<UInt8>, _ write: (inout Output) -> Void) {
    let start = count
    append(blanks)
    write(&self)
    indent(from: start, by: blanks)
  }

  /// The same for a text that is there already: at `start`, behind the blanks of its first line.
  @inline(__always) mutating func indent(from start: Int, by blanks: UnsafeBufferPointer<UInt8>) {
    let text = start &+ blanks.count
    if text == count { return removeAll(from: start) }
    if hasNewline(from: text) { indentLines(from: start, by: blanks) }
  }

  @inline(never) private mutating func indentLines(from start: Int, by blanks: UnsafeBufferPointer<UInt8>) {
    let text = withBytes { Array($0[(start + blanks.count)...]) }
    removeAll(from: start)
    text.withUnsafeBufferPointer { text in
      var start = 0
      while start < text.count {
        let end = text.firstNewline(from: start).map { $0 + 1 } ?? text.count
        let line = UnsafeBufferPointer(rebasing: text[start..<end])
        if text[start] != .newline { append(padded: blanks) }
        append(line)
        start = end
      }
    }
  }
}
