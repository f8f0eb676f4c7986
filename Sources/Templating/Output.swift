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
  @usableFromInline var memory: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  @usableFromInline var count = 0
  /// The memory is to be given back.
  private var isOwner = true

  /// - Parameter capacity: so many bytes need no more memory.
  public init(capacity: Int = 256) {
    self.capacity = max(capacity, 16)
    memory = Self.resized(nil, to: self.capacity)
  }

  /// Begins in memory of somebody else's.
  private init(in memory: UnsafeMutablePointer<UInt8>, capacity: Int) {
    self.memory = memory
    self.capacity = capacity
    isOwner = false
  }

  deinit { if isOwner { free(memory) } }

  /// What is written; it is not copied if `capacity` was enough for it.
  public static func bytes(capacity: Int, _ write: (inout Output) -> Void) -> [UInt8] {
    var longer: [UInt8]?
    let bytes = [UInt8](unsafeUninitializedCapacity: max(capacity, 1)) { memory, count in
      var output = Output(in: memory.baseAddress!, capacity: memory.count)
      write(&output)
      if output.isOwner { longer = output.bytes() } else { count = output.count }
    }
    return longer ?? bytes
  }

  /// Everything that was written, in no more memory than it needs.
  public func bytes() -> [UInt8] { Array(UnsafeBufferPointer(start: memory, count: count)) }

  public mutating func append(_ text: String) {
    if capacity &- count >= MemoryLayout<SIMD2<UInt64>>.size, let short = ShortText(text) {
      UnsafeMutableRawPointer(memory + count).storeBytes(of: short.bytes, as: SIMD2<UInt64>.self)
      count &+= short.count
    } else {
      append(long: text)
    }
  }

  private mutating func append(long text: String) {
    let isWritten: Void? = text.utf8.withContiguousStorageIfAvailable { text in
      if let first = text.baseAddress { append(first, text.count) }
    }
    if isWritten == nil { append(foreign: text) }
  }

  /// Text that is known where the call is compiled: it is copied right there.
  @inlinable @inline(__always) public mutating func literal(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    if length > capacity &- count { grow(for: length) }
    (memory + count).initialize(from: text.utf8Start, count: length)
    count &+= length
  }

  /// A text whose bytes are not in one place, such as a bridged one.
  @inline(never) private mutating func append(foreign text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Text that is lent, as UTF-8.
  public mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    guard let source = text.baseAddress else { return }
    append(source, text.count)
  }

  @inline(__always) mutating func append(_ source: UnsafePointer<UInt8>, _ length: Int) {
    if length > capacity &- count { grow(for: length) }
    (memory + count).initialize(from: source, count: length)
    count &+= length
  }

  /// Most literal texts are one or two words, which take no call to be copied.
  typealias Word = SIMD16<UInt8>

  /// The same for a text that a word can be read from behind its end.
  @inline(__always) mutating func append(padded source: UnsafePointer<UInt8>, _ length: Int) {
    let size = MemoryLayout<Word>.size
    if length > 2 &* size || capacity &- count < 2 &* size { return append(far: source, length) }
    copyWord(from: source, at: 0)
    if length > size { copyWord(from: source, at: size) }
    count &+= length
  }

  @inline(__always) private func copyWord(from source: UnsafePointer<UInt8>, at offset: Int) {
    let word = UnsafeRawPointer(source).loadUnaligned(fromByteOffset: offset, as: Word.self)
    UnsafeMutableRawPointer(memory + count).storeBytes(of: word, toByteOffset: offset, as: Word.self)
  }

  /// A long text, or one that there may be no room for.
  @inline(never) private mutating func append(far source: UnsafePointer<UInt8>, _ length: Int) {
    append(source, length)
  }

  @inline(__always) mutating func append(padded text: UnsafeBufferPointer<UInt8>) {
    if let source = text.baseAddress { append(padded: source, text.count) }
  }

  @usableFromInline @inline(never) mutating func grow(for length: Int) {
    capacity = 2 * (count + length)
    let larger = Self.resized(isOwner ? memory : nil, to: capacity)
    if !isOwner { larger.initialize(from: memory, count: count) }
    memory = larger
    isOwner = true
  }

  /// Much memory is moved by the system without a copy.
  private static func resized(_ memory: UnsafeMutablePointer<UInt8>?, to capacity: Int) -> UnsafeMutablePointer<UInt8> {
    guard let memory = realloc(memory, capacity) else { fatalError("no memory for a text of \(capacity) bytes") }
    return memory.bindMemory(to: UInt8.self, capacity: capacity)
  }

  /// What was written is lent.
  func withBytes<T>(_ body: (UnsafeBufferPointer<UInt8>) -> T) -> T {
    body(UnsafeBufferPointer(start: memory, count: count))
  }

  /// Spaces and tabs at the end.
  mutating func removeLastBlanks() {
    while count > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(memory[count - 1]) { count -= 1 }
  }

  /// So that a text can stand inside another one.
  mutating func removeLastNewlines() { while count > 0, memory[count - 1] == .newline { count -= 1 } }

  /// Whether a line ends behind a place.
  @inline(__always) func hasNewline(from start: Int) -> Bool {
    memchr(memory + start, Int32(UInt8.newline), count &- start) != nil
  }

  /// Keeps the memory for more.
  mutating func removeAll(from start: Int = 0) { count = start }
}
