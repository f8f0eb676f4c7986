/// Texts in a row, such as the statements of a function, each of which a template puts something around.
public struct Lines: ~Copyable, @unchecked Sendable {
  @usableFromInline var output: Output
  /// What stands around each line; nil: nothing does, and the lines are kept apart by `ends`.
  private let margins: Margins?
  private var ends: [Int] = []
  private var depth = 0
  public private(set) var isEmpty = true

  /// What a template writes around each line: literal texts, which words can be read from.
  struct Margins {
    let leading: UnsafeBufferPointer<UInt8>
    /// The end of `leading`, if each of the lines in a line begins with it.
    let indentation: UnsafeBufferPointer<UInt8>
    let trailing: UnsafeBufferPointer<UInt8>
  }

  /// Lines that are kept.
  public init() {
    output = Output()
    margins = nil
  }

  /// Lines that go straight into an output, which `written` gives back.
  init(into output: consuming Output, margins: Margins) {
    self.output = output
    self.margins = margins
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

  /// Where the line begins.
  @usableFromInline mutating func begin() -> Int {
    isEmpty = false
    let start = output.count
    if let margins { output.append(padded: margins.leading) }
    for _ in 0..<depth { output.append("  ") }
    return start
  }

  @usableFromInline mutating func end(_ start: Int) {
    guard let margins else { return ends.append(output.count) }
    if !margins.indentation.isEmpty {
      output.indent(from: start + margins.leading.count - margins.indentation.count, by: margins.indentation)
    }
    output.append(padded: margins.trailing)
  }

  /// The lines that are kept.
  func visit(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    output.withBytes { bytes in
      var start = 0
      for end in ends {
        body(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        start = end
      }
    }
  }
}
