#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Text on its way into a file, as UTF-8.
///
/// Templates and views append to one output, so that nothing is made only to be copied into something longer. It is
/// never copied itself: so appending needs no look at who else holds the memory.
public struct Output: ~Copyable, @unchecked Sendable {
  private var memory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  /// - Parameter capacity: so many bytes need no more memory.
  public init(capacity: Int = 256) {
    self.capacity = max(capacity, 16)
    memory = .allocate(capacity: self.capacity)
  }

  deinit { memory.deallocate() }

  /// Everything that was written, in no more memory than it needs.
  public func bytes() -> [UInt8] { Array(UnsafeBufferPointer(start: memory, count: count)) }

  public mutating func append(_ text: String) {
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { text in
      if let first = text.baseAddress { append(first, text.count) }
    }
    if isWritten == nil { append(foreign: text) }
  }

  /// A number in decimal digits.
  public mutating func append(_ number: Int) {
    guard number >= 0 else { return append(String(number)) }
    var length = 1
    var rest = number / 10
    while rest > 0 {
      length += 1
      rest /= 10
    }
    if length > capacity &- count { grow(for: length) }
    rest = number
    for place in (count..<count + length).reversed() {
      memory[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += length
  }

  /// The text that is written.
  public static func text(_ write: (inout Output) -> Void) -> String {
    var output = Output()
    write(&output)
    return output.withBytes { String(decoding: $0, as: UTF8.self) }
  }

  /// A text whose bytes are not in one place, such as a bridged one.
  @inline(never) private mutating func append(foreign text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Pieces, one behind the other: what interpolation would copy into a string of its own first.
  @inlinable public mutating func append(
    _ a: String, _ b: String, _ c: String = "", _ d: String = "", _ e: String = "", _ f: String = "",
    _ g: String = "", _ h: String = "", _ i: String = "", _ j: String = ""
  ) {
    append(a)
    append(b)
    // What is left out costs nothing: this is known where the call is compiled.
    if !c.isEmpty { append(c) }
    if !d.isEmpty { append(d) }
    if !e.isEmpty { append(e) }
    if !f.isEmpty { append(f) }
    if !g.isEmpty { append(g) }
    if !h.isEmpty { append(h) }
    if !i.isEmpty { append(i) }
    if !j.isEmpty { append(j) }
  }

  /// The elements with something between them.
  @inlinable public mutating func append<Elements: Sequence>(
    _ elements: Elements, separator: String, write: (Elements.Element, inout Output) -> Void
  ) {
    var isFirst = true
    for element in elements {
      if !isFirst { append(separator) }
      isFirst = false
      write(element, &self)
    }
  }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard let source = text.baseAddress else { return }
    append(source, text.count)
  }

  @inline(__always) mutating func append(_ source: UnsafePointer<UInt8>, _ length: Int) {
    if length > capacity &- count { grow(for: length) }
    (memory + count).initialize(from: source, count: length)
    count &+= length
  }

  /// A word is longer than most literal texts: so there are words, which take no call to be copied.
  typealias Word = SIMD16<UInt8>

  /// The same for a text that a word can be read from, however short it is.
  @inline(__always) mutating func append(padded source: UnsafePointer<UInt8>, _ length: Int) {
    let size = MemoryLayout<Word>.size
    if length > size || capacity &- count < size { return append(source, length) }
    let word = UnsafeRawPointer(source).loadUnaligned(as: Word.self)
    UnsafeMutableRawPointer(memory + count).storeBytes(of: word, as: Word.self)
    count &+= length
  }

  @inline(__always) mutating func append(padded text: UnsafeBufferPointer<UInt8>) {
    if let source = text.baseAddress { append(padded: source, text.count) }
  }

  @inline(never) private mutating func grow(for length: Int) {
    capacity = 2 * (count + length)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.initialize(from: memory, count: count)
    memory.deallocate()
    memory = larger
  }

  /// What was written is lent.
  func withBytes<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    body(UnsafeBufferPointer(start: memory, count: count))
  }

  /// So that a text can stand inside another one.
  public mutating func removeLastNewlines() { while count > 0, memory[count - 1] == .newline { count -= 1 } }

  /// Whether a line ends behind a place.
  @inline(__always) func hasNewline(from start: Int) -> Bool {
    memchr(memory + start, Int32(UInt8.newline), count &- start) != nil
  }

  /// Keeps the memory for more.
  mutating func removeAll(from start: Int = 0) { count = start }
}
