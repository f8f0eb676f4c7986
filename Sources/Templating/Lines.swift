/// Texts in a row, such as the statements of a function, each of which a template puts something around.
public struct Lines: ~Copyable, @unchecked Sendable {
  @usableFromInline var output: Output
  // What a template writes around each line: literal texts, which words can be read from.
  private let leading, trailing: UnsafeBufferPointer<UInt8>
  /// The end of `leading`, if each of the lines in a line begins with it.
  private let blanks: UnsafeBufferPointer<UInt8>
  /// The lines are kept, each up to one of these places; nil: they are not.
  private var ends: [Int]?
  private var depth = 0
  public private(set) var isEmpty = true

  /// Lines that are kept.
  public init() {
    output = Output()
    leading = UnsafeBufferPointer(start: nil, count: 0)
    trailing = leading
    blanks = leading
    ends = []
  }

  /// Lines that go straight into an output, which `written` gives back.
  @inline(__always)
  init(
    into output: consuming Output, leading: UnsafeBufferPointer<UInt8>, blanks: UnsafeBufferPointer<UInt8>,
    trailing: UnsafeBufferPointer<UInt8>
  ) {
    self.output = output
    self.leading = leading
    self.trailing = trailing
    self.blanks = blanks
    ends = nil
  }

  consuming func written() -> Output { output }

  @inlinable public mutating func add(
    _ a: String, _ b: String = "", _ c: String = "", _ d: String = "", _ e: String = "", _ f: String = "",
    _ g: String = "", _ h: String = "", _ i: String = "", _ j: String = ""
  ) {
    add { $0.append(a, b, c, d, e, f, g, h, i, j) }
  }

  /// A line that is written piece by piece.
  @inlinable public mutating func add(_ write: (inout Output) -> Void) {
    let start = begin()
    write(&output)
    end(start)
  }

  public mutating func add(_ lines: [String]) { for line in lines { add(line) } }

  public mutating func add(_ lines: borrowing Lines) { lines.visit { line in add { $0.append(line) } } }

  /// `if … {`, the lines inside, indented, and `}`.
  public mutating func block(_ opening: String, _ inside: (inout Lines) -> Void) {
    add(opening, " {")
    depth += 1
    inside(&self)
    depth -= 1
    add("}")
  }

  /// Where the line begins, behind what stands before it.
  @usableFromInline mutating func begin() -> Int {
    isEmpty = false
    output.append(padded: leading)
    let start = output.count
    for _ in 0..<depth { output.append("  ") }
    return start
  }

  /// - Parameter start: behind what stands before the line.
  @usableFromInline mutating func end(_ start: Int) {
    if !blanks.isEmpty { output.indent(from: start &- blanks.count, by: blanks) }
    output.append(padded: trailing)
    ends?.append(output.count)
  }

  /// The lines that are kept.
  func visit(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    output.withBytes { bytes in
      var start = 0
      for end in ends ?? [] {
        body(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        start = end
      }
    }
  }
}
