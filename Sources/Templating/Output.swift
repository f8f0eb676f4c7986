/// Text on its way into a file, as UTF-8.
///
/// Templates and views append to one output, so that nothing is made only to be copied into something longer.
public struct Output: Sendable {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public var isEmpty: Bool { bytes.isEmpty }

  public mutating func append(_ snippet: Snippet) {
    switch snippet.content {
    case .literal(let text): append(literal: text)
    case .made(let made): bytes.append(contentsOf: made.bytes)
    }
  }

  public mutating func append(string text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  public mutating func append(literal text: StaticString) { text.withUTF8Buffer { append($0) } }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes.append(contentsOf: bytes) }

  /// The elements with something between them.
  @inlinable public mutating func append<Elements: Sequence>(
    _ elements: Elements, separator: StaticString, write: (Elements.Element, inout Output) -> Void
  ) {
    var isFirst = true
    for element in elements {
      if !isFirst { append(literal: separator) }
      isFirst = false
      write(element, &self)
    }
  }

  /// So that a text can stand inside another one.
  public mutating func removeLastNewlines() { while bytes.last == .newline { bytes.removeLast() } }

  mutating func reserve(_ capacity: Int) { bytes.reserveCapacity(capacity) }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Writes text of which every line but the empty ones begins with some blanks; an empty text stays empty.
  mutating func append(indentedBy blanks: UnsafeBufferPointer<UInt8>, _ write: (inout Output) -> Void) {
    let start = bytes.count
    append(blanks)
    write(&self)
    let text = start + blanks.count
    if text == bytes.count {
      bytes.removeLast(blanks.count)
    } else if bytes.withUnsafeBufferPointer({ $0.firstNewline(from: text) }) != nil {
      let lines = Array(bytes[text...])
      bytes.removeLast(bytes.count - start)
      lines.withUnsafeBufferPointer { append(lines: $0, indentedBy: blanks) }
    }
  }

  private mutating func append(lines: UnsafeBufferPointer<UInt8>, indentedBy blanks: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < lines.count {
      let end = lines.firstNewline(from: start).map { $0 + 1 } ?? lines.count
      if lines[start] != .newline { append(blanks) }
      append(UnsafeBufferPointer(rebasing: lines[start..<end]))
      start = end
    }
  }
}
