import Foundation

/// The keys that an object knows, made to be compared with JSON text. One for each type, never freed.
nonisolated public struct JSONKeys: @unchecked Sendable {
  /// What failures call a field.
  public struct Name {
    public var name: String
    /// The JSON key, if it is not the name.
    public var key: String?
  }

  /// A key as compact JSON has it: in its quotes, a colon behind it.
  public struct Entry {
    var bytes: UnsafePointer<UInt8>
    /// How many bytes that are.
    var length: Int32
    var index: Int32
    /// The key's bit among those of the keys that an object has; none of a late key.
    var mark: UInt64
    /// The first sixteen of these bytes, and which of them count.
    var first: UInt64
    var firstMask: UInt64
    var second: UInt64
    var secondMask: UInt64
  }

  private struct Table {
    /// Behind the last one stands one that never matches.
    var entries: UnsafePointer<Entry>
    var names: UnsafePointer<Name>
    var count: Int
    /// The marks of the keys that an object must have; one that no key has, where there are late ones.
    var required: UInt64
    /// The places of the keys that an object must have.
    var places: [Int]
  }

  private let table: UnsafePointer<Table>

  /// Keys from this place on are late: they have no mark, and take longer.
  public static let firstLate = 63

  /// No key at all.
  public static let none = JSONKeys([])

  /// - Parameters:
  ///   - required: the places in `keys` of those without which there is no object.
  ///   - names: those of the fields, by their places in `keys`, that are not the keys themselves.
  @inline(never) public init(_ keys: [String], required: [Int] = [], names: [Int: String] = [:]) {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: keys.count + 1)
    let nameTable = UnsafeMutablePointer<Name>.allocate(capacity: max(keys.count, 1))
    for index in 0..<keys.count {
      let key = keys[index]
      entries.advanced(by: index).initialize(to: Entry(key, index))
      let name = names[index].map { Name(name: $0, key: key) } ?? Name(name: key)
      nameTable.advanced(by: index).initialize(to: name)
    }
    entries.advanced(by: keys.count).initialize(to: Entry("\"", keys.count))
    let table = UnsafeMutablePointer<Table>.allocate(capacity: 1)
    var marks: UInt64 = keys.count > JSONKeys.firstLate ? 1 << 63 : 0
    for index in required { marks |= Entry.mark(index) }
    table.initialize(
      to: Table(entries: entries, names: nameTable, count: keys.count, required: marks, places: required))
    self.table = UnsafePointer(table)
  }

  public var count: Int { table.pointee.count }

  @inline(__always) public var first: UnsafePointer<Entry> { table.pointee.entries }

  /// Behind the last one.
  @inline(__always) public var end: UnsafePointer<Entry> { table.pointee.entries + table.pointee.count }

  /// The marks of the keys that an object must have; one that no key has, where there are late ones.
  @inline(__always) public var required: UInt64 { table.pointee.required }

  /// The places of the keys that an object must have.
  public var requiredPlaces: [Int] { table.pointee.places }

  /// The place of the key before this one.
  public func place(before entry: UnsafePointer<Entry>) -> Int { entry - table.pointee.entries - 1 }

  /// What failures call a key's field.
  public func name(_ index: Int) -> Name {
    precondition(index >= 0 && index < table.pointee.count)
    return table.pointee.names[index]
  }

  /// The key that a string is, trying `guess` first and those behind it next.
  public func find(_ text: JSONSpan, guess: UnsafePointer<Entry>) -> UnsafePointer<Entry>? {
    let end = end
    var entry = guess
    for _ in 0..<table.pointee.count {
      if entry == end { entry = table.pointee.entries }
      if entry.pointee.isKey(text) { return entry }
      entry += 1
    }
    return nil
  }
}

nonisolated extension JSONKeys.Entry {
  init(_ key: String, _ index: Int) {
    let text = Array("\"\(key)\":".utf8)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count)
    for index in 0..<text.count { bytes[index] = text[index] }
    var isPlain = true
    for byte in key.utf8 {
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { isPlain = false }
    }
    self.bytes = UnsafePointer(bytes)
    length = Int32(text.count)
    self.index = Int32(index)
    mark = Self.mark(index)
    // A key that JSON must escape never equals its own bytes, and a late one is to be looked for.
    let isFast = isPlain && index < JSONKeys.firstLate
    first = isFast ? Self.word(text, 0) : 1
    firstMask = isFast ? Self.mask(text.count) : 0
    second = Self.word(text, 8)
    secondMask = Self.mask(text.count - 8)
  }

  /// The bit of the key at a place; 0: it is late.
  static func mark(_ index: Int) -> UInt64 { index < JSONKeys.firstLate ? 1 << UInt64(index) : 0 }

  /// Eight bytes from a place on, the first one lowest; zeros beyond their end.
  private static func word(_ bytes: [UInt8], _ from: Int) -> UInt64 {
    var word: UInt64 = 0
    var index = min(from + 8, bytes.count)
    while index > from {
      index -= 1
      word = word &<< 8 | UInt64(bytes[index])
    }
    return word
  }

  /// As many low bytes as count.
  private static func mask(_ count: Int) -> UInt64 {
    if count <= 0 { return 0 }
    return count >= 8 ? .max : 1 << UInt64(count * 8) - 1
  }

  /// Whether the key's first sixteen bytes stand at `text`, where there are as many.
  @inline(__always) func starts(at text: UnsafePointer<UInt8>) -> Bool {
    let place = UnsafeRawPointer(text)
    let low = UInt64(littleEndian: place.loadUnaligned(as: UInt64.self))
    let high = UInt64(littleEndian: place.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    return (low & firstMask ^ first) | (high & secondMask ^ second) == 0
  }

  /// Whether the rest of the key stands there, too, and no white space behind it.
  func ends(at text: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
    end - text > Int(length) && (length <= 16 || memcmp(text + 16, bytes + 16, Int(length) - 16) == 0)
      && text[Int(length)] > 0x20
  }

  /// Whether a string says the key.
  func isKey(_ text: JSONSpan) -> Bool {
    let key = UnsafeBufferPointer(start: bytes + 1, count: Int(length) - 3)
    return text.isSame(as: key)
  }
}
