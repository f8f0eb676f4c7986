import Foundation

/// Writes JSON text into a buffer, which grows; whoever makes a writer takes the text from it, once.
nonisolated public struct JSONWriter {
  private var buffer: UnsafeMutablePointer<UInt8>
  private var capacity = 1024
  private var count = 0
  private var textStart = 0
  /// How many objects of the schema stand around what is being written; the message is one.
  private var objects = 1

  /// The texts of URLs in the field that is being written, and the members that its maps cannot hold, by their places;
  /// and the place that is being written.
  private(set) var texts: [String: UnknownKeys.URLText]?
  private var allTwins: [String: [UnknownKeys.Entry]] = [:]
  private var place = ""

  @inline(never) public init() { buffer = UnsafeMutablePointer.allocate(capacity: 1024) }

  /// The text that was written. Frees the buffer, so it is the last thing to be asked for.
  @inline(never) public consuming func finish() -> String {
    defer { buffer.deallocate() }
    return String(jsonUTF8: UnsafeBufferPointer(start: buffer, count: count))
  }

  /// In the order of their Unicode scalars. Not by `<`, for which neither of `e\u{301}` and `éa` is the first.
  @inline(never) public static func sorted(_ keys: [String]) -> [String] {
    sorted(keys) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// As the standard library sorts, which is not compiled again for that.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  private static func sorted<T>(_ list: [T], by isBefore: (T, T) -> Bool) -> [T] { list.sorted(by: isBefore) }

  /// The text of a single value.
  public static func text<T: JSONWritable>(of value: T) -> String {
    var writer = JSONWriter()
    writer.objects = 0
    value.write(&writer, [])
    return writer.finish()
  }

  @inline(__always) private mutating func reserve(_ room: Int) {
    if capacity &- count < room { grow(room) }
  }

  @inline(never) private mutating func grow(_ room: Int) {
    let newCapacity = max(capacity * 2, count + room)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: newCapacity)
    larger.update(from: buffer, count: count)
    buffer.deallocate()
    (buffer, capacity) = (larger, newCapacity)
  }

  // MARK: What generated code calls

  /// JSON text as it stands in the program.
  @inline(never) public mutating func raw(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    memcpy(buffer + count, text.utf8Start, length)
    count &+= length
  }

  /// A field's member. The key is JSON text without its quotes.
  @inline(never) public mutating func member(_ key: StaticString, _ value: String) {
    self.key(key)
    string(value)
  }

  @inline(never) public mutating func member(_ key: StaticString, _ value: Int) {
    self.key(key)
    integer(UInt64(value.magnitude), isNegative: value < 0)
  }

  @inline(never) public mutating func member(_ key: StaticString, _ value: Bool) {
    self.key(key)
    raw(value ? "true" : "false")
  }

  @inline(never) public mutating func member(_ key: StaticString, _ value: Double) {
    self.key(key)
    value.write(&self, [])
  }

  /// The same for all other types; nothing for nil.
  @inline(never) public mutating func member<T: JSONWritable>(_ key: StaticString, _ value: T?) {
    guard let value else { return }
    self.key(key)
    value.write(&self, [])
  }

  /// The same for a list of objects, of which there are many: one function for all of them.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public mutating func member<T: JSONObject>(_ key: StaticString, _ list: [T]) {
    self.key(key)
    list.write(&self, [])
  }

  /// The same for a field with options.
  public mutating func member<T: JSONWritable>(_ key: StaticString, _ value: T?, _ options: JSONOptions) {
    guard let value else { return }
    self.key(key)
    if options.contains(.jsonString) {
      inString(value, options.subtracting(.jsonString))
    } else {
      value.write(&self, options)
    }
  }

  /// The same for a field with URLs or maps in it: URLs that are as they were read are written as they were read, and
  /// maps with the members that they cannot hold.
  public mutating func member<T: JSONWritable>(
    _ key: StaticString, _ value: T?, _ options: JSONOptions = [], texts: UnknownKeys, of field: StaticString
  ) {
    // An object in a map stands in another field.
    let outer = (self.texts, allTwins, place)
    self.texts = texts.isBlank ? nil : texts.texts(of: field.description)
    allTwins = texts.isBlank ? [:] : texts.twins(of: field.description)
    place = ""
    member(key, value, options)
    (self.texts, allTwins, place) = outer
  }

  /// The text that the URL at this place was read from, if it still is that URL.
  public func urlText(of url: String) -> String? {
    guard let kept = texts?[place], kept.url == url else { return nil }
    return kept.text
  }

  /// Members that the map at this place cannot hold.
  var twins: [UnknownKeys.Entry] { allTwins.isEmpty ? [] : allTwins[place] ?? [] }

  /// Writes an element of a list or map with URLs or maps in it.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public mutating func element<T: JSONWritable>(_ value: T, at component: String, _ options: JSONOptions) {
    let outer = place
    place += component
    value.write(&self, options)
    place = outer
  }

  /// The elements of a list with URLs or maps in it.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  mutating func elementsWithTexts<T: JSONWritable>(_ list: [T], _ options: JSONOptions) {
    for (index, value) in list.enumerated() {
      comma()
      element(value, at: "[\(index)]", options)
    }
  }

  /// The unknown members of one object.
  @inline(__always) public mutating func unknown(_ keys: UnknownKeys, scope: Int = UnknownKeys.payloadScope) {
    if !keys.isBlank { unknownMembers(keys, scope) }
  }

  @inline(never) private mutating func unknownMembers(_ keys: UnknownKeys, _ scope: Int) {
    for entry in keys.entries where entry.scope == scope { member(entry) }
  }

  /// A member that is kept as text.
  mutating func member(_ entry: UnknownKeys.Entry) {
    comma()
    append(entry.key)
    byte(UInt8(ascii: ":"))
    append(entry.value)
  }

  /// An identity that can vary, as it was read.
  public mutating func identity(_ identity: MessageIdentity) {
    switch identity {
    case .integer(let value): value.write(&self, [])
    case .text(let text): string(text)
    }
  }

  public mutating func identity(_ identity: [MessageIdentity], _ place: Int) {
    if place < identity.count { self.identity(identity[place]) } else { raw("null") }
  }

  /// Everything up to `closeText` becomes a string that holds it.
  public mutating func openText() { textStart = count }

  public mutating func closeText() {
    let text = String(decoding: UnsafeBufferPointer(start: buffer + textStart, count: count - textStart), as: UTF8.self)
    count = textStart
    string(text)
  }

  /// A list at the root.
  public mutating func list<T: JSONWritable>(_ value: T?, _ options: JSONOptions = []) {
    if let value { value.write(&self, options) } else { raw("[]") }
  }

  // MARK: What writable types call

  /// Enters an object of the schema. False: a reader refuses it as too deep, whatever is in it.
  @inline(never) public mutating func enter() -> Bool {
    if objects >= JSONReader.objectLimit { return false }
    objects &+= 1
    return true
  }

  @inline(never) public mutating func leave() { objects &-= 1 }

  @inline(__always) public mutating func byte(_ byte: UInt8) {
    reserve(1)
    buffer[count] = byte
    count &+= 1
  }

  /// A comma, but for the first element or member.
  @inline(__always) public mutating func comma() {
    let last = buffer[count &- 1]
    if last != UInt8(ascii: "{") && last != UInt8(ascii: "[") { byte(UInt8(ascii: ",")) }
  }

  /// As `byte` and `comma`, for code that is made anew for every type of the schema.
  @inline(never) public mutating func bracket(_ bracket: UInt8) { byte(bracket) }
  @inline(never) public mutating func next() { comma() }

  /// Comma, key and colon.
  @inline(never) private mutating func key(_ key: StaticString) {
    let length = key.utf8CodeUnitCount
    reserve(length &+ 4)
    var to = buffer + count
    let last = (to - 1).pointee
    if last != UInt8(ascii: "{") {
      to.pointee = UInt8(ascii: ",")
      to += 1
    }
    to.pointee = UInt8(ascii: "\"")
    memcpy(to + 1, key.utf8Start, length)
    to += length &+ 1
    to[0] = UInt8(ascii: "\"")
    to[1] = UInt8(ascii: ":")
    count = to - buffer &+ 2
  }

  public mutating func key(_ key: String) {
    comma()
    string(key)
    byte(UInt8(ascii: ":"))
  }

  /// Text that is JSON already.
  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      reserve(bytes.count)
      if let start = bytes.baseAddress { memcpy(buffer + count, start, bytes.count) }
      count &+= bytes.count
    }
  }

  /// A string in quotes. Escaped are the quote, the backslash and control characters, nothing else.
  @inline(never) public mutating func string(_ text: String) { quoted(text) }

  @inline(__always) private mutating func quoted(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ quoted($0) }) != nil { return }
    var text = text
    text.withUTF8 { quoted($0) }
  }

  @inline(__always) private mutating func quoted(_ bytes: UnsafeBufferPointer<UInt8>) {
    let length = bytes.count
    reserve(length &+ 10)
    buffer[count] = UInt8(ascii: "\"")
    count &+= 1
    if let start = bytes.baseAddress { escaped(start, length) }
    buffer[count] = UInt8(ascii: "\"")
    count &+= 1
  }

  /// Copies a string's bytes, words at a time; afterwards there is room for one more byte.
  @inline(__always) private mutating func escaped(_ start: UnsafePointer<UInt8>, _ length: Int) {
    var from = start
    let end = start + length
    var to = buffer + count
    while end - from >= 8 {
      let word = UnsafeRawPointer(from).loadUnaligned(as: UInt64.self)
      let special = JSONReader.specials(UInt64(littleEndian: word))
      UnsafeMutableRawPointer(to).storeBytes(of: word, as: UInt64.self)
      if special != 0 {
        let plain = special.trailingZeroBitCount &>> 3
        count = to - buffer &+ plain
        return escapedSlowly(from + plain, end)
      }
      from += 8
      to += 8
    }
    count = to - buffer
    while from < end {
      let byte = from.pointee
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return escapedSlowly(from, end) }
      buffer[count] = byte
      count &+= 1
      from += 1
    }
  }

  @inline(never) private mutating func escapedSlowly(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) {
    var from = start
    while from < end {
      reserve(end - from &+ 16)
      let byte = from.pointee
      from += 1
      if byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") {
        buffer[count] = byte
        count &+= 1
        continue
      }
      buffer[count] = UInt8(ascii: "\\")
      count &+= 1
      escape(byte)
    }
    reserve(9)
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case 0x0A: self.byte(UInt8(ascii: "n"))
    case 0x0D: self.byte(UInt8(ascii: "r"))
    case 0x09: self.byte(UInt8(ascii: "t"))
    case 0x08: self.byte(UInt8(ascii: "b"))
    case 0x0C: self.byte(UInt8(ascii: "f"))
    case 0x20...: self.byte(byte)
    default:
      raw("u00")
      self.byte(JSONWriter.hexDigit(byte >> 4, "a"))
      self.byte(JSONWriter.hexDigit(byte & 15, "a"))
    }
  }

  public static func hexDigit(_ value: UInt8, _ ten: Unicode.Scalar) -> UInt8 {
    value < 10 ? 0x30 + value : UInt8(ascii: ten) + value - 10
  }

  @inline(never) public mutating func integer(_ magnitude: UInt64, isNegative: Bool, isQuoted: Bool) {
    if isQuoted { byte(UInt8(ascii: "\"")) }
    integer(magnitude, isNegative: isNegative)
    if isQuoted { byte(UInt8(ascii: "\"")) }
  }

  public mutating func integer(_ magnitude: UInt64, isNegative: Bool) {
    reserve(21)
    if isNegative { byte(UInt8(ascii: "-")) }
    var length = 1
    var rest = magnitude
    while rest >= 10 {
      rest /= 10
      length &+= 1
    }
    rest = magnitude
    var index = count &+ length
    count = index
    repeat {
      index &-= 1
      buffer[index] = 0x30 | UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
  }

  /// Thousandths as a decimal fraction without zeros at its end; nothing for 0.
  public mutating func fraction(_ thousandths: UInt64) {
    if thousandths == 0 { return }
    var digits = 3
    var value = thousandths
    while value % 10 == 0 {
      value /= 10
      digits -= 1
    }
    byte(UInt8(ascii: "."))
    if digits > 1 && value < 10 { byte(0x30) }
    if digits > 2 && value < 100 { byte(0x30) }
    integer(value, isNegative: false)
  }

  /// A finite double's shortest text; whole ones without a fraction.
  public static func plain(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A value's JSON in a string.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  private mutating func inString<T: JSONWritable>(_ value: T, _ options: JSONOptions) {
    let from = count
    value.write(&self, options)
    let text = String(decoding: UnsafeBufferPointer(start: buffer + from, count: count - from), as: UTF8.self)
    count = from
    string(text)
  }
}
