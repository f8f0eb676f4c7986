/// Text on its way into a file, as UTF-8.
///
/// Templates and views append to one output, so that nothing is made only to be copied into something longer.
public struct Output: Sendable {
  /// What was written, and room for more, which is never read: so that appending is no more than copying.
  private var memory: [UInt8] = []
  private(set) var count = 0

  /// - Parameter capacity: so many bytes need no more memory.
  public init(capacity: Int = 0) { memory = Array(repeating: 0, count: capacity) }

  /// Everything that was written, in no more memory than it needs.
  public func bytes() -> [UInt8] { withBytes { Array($0) } }

  public mutating func append(_ snippet: Snippet) { snippet.withParts { append($0) } }

  public mutating func append(string text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  public mutating func append(literal text: StaticString) { text.withUTF8Buffer { append($0) } }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard let source = text.baseAddress else { return }
    let end = count + text.count
    if end > memory.count { memory += repeatElement(0, count: max(256, 2 * end) - memory.count) }
    memory.withUnsafeMutableBufferPointer { ($0.baseAddress! + count).update(from: source, count: text.count) }
    count = end
  }

  /// What was written is lent.
  func withBytes<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    memory.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }

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
  public mutating func removeLastNewlines() { while count > 0, memory[count - 1] == .newline { count -= 1 } }

  /// Keeps the memory for more.
  mutating func removeAll() { count = 0 }

  /// Writes text of which every line but the empty ones begins with some blanks; an empty text stays empty.
  mutating func indent(by blanks: UnsafeBufferPointer<UInt8>, _ write: (inout Output) -> Void) {
    let start = count
    append(blanks)
    let text = count
    write(&self)
    if text == count {
      count = start
    } else if withBytes({ $0.firstNewline(from: text) }) != nil {
      let lines = Array(memory[text..<count])
      count = start
      lines.withUnsafeBufferPointer { append($0, indentedBy: blanks) }
    }
  }

  /// The same for a text that is there already.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>, indentedBy blanks: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < text.count {
      let end = text.firstNewline(from: start).map { $0 + 1 } ?? text.count
      if text[start] != .newline { append(blanks) }
      append(UnsafeBufferPointer(rebasing: text[start..<end]))
      start = end
    }
  }
}
