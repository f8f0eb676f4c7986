/// Texts in a row, such as the statements of a function, all in one output.
public struct Lines: Sendable {
  private var output = Output()
  private var ends: [Int] = []
  private var depth = 0

  public init() {}

  public var isEmpty: Bool { ends.isEmpty }

  public mutating func add(_ line: Snippet) {
    begin()
    output.append(line)
    end()
  }

  /// A line that is written piece by piece.
  public mutating func add(_ write: (inout Output) -> Void) {
    begin()
    write(&output)
    end()
  }

  public mutating func add(_ lines: [String]) { for line in lines { add { $0.append(string: line) } } }

  public mutating func add(_ lines: Lines) { lines.visit { line in add { $0.append(line) } } }

  /// `if … {`, the lines inside, indented, and `}`.
  public mutating func block(_ opening: Snippet, _ inside: (inout Lines) -> Void) {
    add("\(opening) {")
    depth += 1
    inside(&self)
    depth -= 1
    add("}")
  }

  private mutating func begin() { for _ in 0..<depth { output.append(literal: "  ") } }
  private mutating func end() { ends.append(output.count) }

  func visit(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    output.withBytes { bytes in
      var start = 0
      for end in ends {
        body(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        start = end
      }
    }
  }

  /// Forgets the lines and keeps the memory for more.
  mutating func removeAll() {
    output.removeAll()
    ends.removeAll(keepingCapacity: true)
  }
}
