/// Texts in a row, such as the statements of a function, each of which a template puts something around.
public struct Lines: ~Copyable, @unchecked Sendable {
  /// Somebody else's, who outlives the lines; or their own, if they are kept.
  @usableFromInline let output: UnsafeMutablePointer<Output>
  /// What stands around each line; nil: nothing does, and they are kept, each up to one of `ends`.
  @usableFromInline let margins: UnsafePointer<Margins>?
  /// What stands before the next line.
  private var next = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  private var ends: [Int]?
  private var depth = 0
  public private(set) var isEmpty = true

  /// What a template writes around each line: literal texts, which words can be read from.
  @usableFromInline struct Margins {
    var leading = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    /// The end of `leading`, if each of the lines in a line begins with it.
    var blanks = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    /// `trailing` and `leading`.
    var between = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    var trailing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  }

  /// Lines that are kept.
  public init() {
    output = .allocate(capacity: 1)
    output.initialize(to: Output())
    margins = nil
    ends = []
  }

  /// Lines that go straight into an output.
  init(into output: UnsafeMutablePointer<Output>, margins: UnsafePointer<Margins>) {
    self.output = output
    self.margins = margins
    next = margins.pointee.leading
    ends = nil
  }

  deinit {
    if margins != nil { return }
    output.deinitialize(count: 1)
    output.deallocate()
  }

  @inlinable public mutating func add(
    _ a: String, _ b: String = "", _ c: String = "", _ d: String = "", _ e: String = "", _ f: String = "",
    _ g: String = "", _ h: String = "", _ i: String = "", _ j: String = ""
  ) {
    addText { $0.append(a, b, c, d, e, f, g, h, i, j) }
  }

  /// A line that is written piece by piece: not empty, and one.
  @inlinable public mutating func add(_ write: (inout Output) -> Void) {
    let start = begin()
    write(&output.pointee)
    assert(isLine(start), "not one line")
    if margins == nil { keep() }
  }

  /// A line that is written piece by piece, and may be empty or several.
  @inlinable public mutating func addText(_ write: (inout Output) -> Void) {
    let start = begin()
    write(&output.pointee)
    end(start)
  }

  /// Several lines that are written with their blanks.
  mutating func addIndented(_ write: (inout Output) -> Void) {
    let start = begin()
    output.pointee.removeAll(from: start - (margins?.pointee.blanks.count ?? 0))
    write(&output.pointee)
  }

  /// Whether these blanks are all that each of the lines in a line begins with.
  func areIndented(by blanks: [UInt8]) -> Bool {
    depth == 0 && margins?.pointee.blanks.elementsEqual(blanks) ?? false
  }

  public mutating func add(_ lines: [String]) { for line in lines { add(line) } }

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
    if let margins {
      output.pointee.append(padded: next)
      next = margins.pointee.between
    }
    let start = output.pointee.count
    for _ in 0..<depth { output.pointee.append("  ") }
    return start
  }

  /// - Parameter start: behind what stands before the line.
  @usableFromInline mutating func end(_ start: Int) {
    guard let margins else { return keep() }
    // No line ends in blanks because nothing stands behind them.
    if output.pointee.count == start, margins.pointee.trailing.first == .newline {
      return output.pointee.removeLastBlanks()
    }
    let blanks = margins.pointee.blanks
    if !blanks.isEmpty { output.pointee.indent(from: start &- blanks.count, by: blanks) }
  }

  @usableFromInline @inline(never) mutating func keep() { ends?.append(output.pointee.count) }

  /// Whether one line was written from a place on.
  @usableFromInline func isLine(_ start: Int) -> Bool {
    output.pointee.count > start && !output.pointee.hasNewline(from: start)
  }

  /// Writes what stands behind the last line.
  mutating func finish() {
    if !isEmpty, let margins { output.pointee.append(padded: margins.pointee.trailing) }
  }

  /// The lines that are kept.
  func visit(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    output.pointee.withBytes { bytes in
      var start = 0
      for end in ends ?? [] {
        body(UnsafeBufferPointer(rebasing: bytes[start..<end]))
        start = end
      }
    }
  }
}
