import Foundation

/// Reads JSON text straight into the types that want it.
///
/// A syntax error is sticky: it moves the reader to the end of the text, so that every loop ends. What is wrong with
/// a single value becomes a failure without a path; each caller puts its component in front of it.
nonisolated public struct JSONReader {
  /// How deep JSON may be nested.
  public static let depthLimit = 512
  /// How deep objects of the schema may: reading them takes stack, of which a thread may have just 512 KB.
  public static let objectLimit = 64
  /// How many bytes of stack they may take.
  static let stackLimit = 380_000

  public var start: UnsafePointer<UInt8>
  public var p: UnsafePointer<UInt8>
  public var end: UnsafePointer<UInt8>
  var source: UnsafePointer<String>?
  /// Where the stack was when reading began.
  let stack: UInt

  /// What is wrong with the values read so far.
  public var failures: [MessageFailure] = []
  /// List elements and map values that were dropped.
  public var dropped = 0
  /// The byte offset of the first syntax error, or -1.
  public var malformed = -1

  // Of the object that is being read: its keys, the one expected next (behind the known key read last), how many
  // failures there were before it, the options that hold for all its fields.
  var keys: JSONKeys
  var expected: UnsafePointer<JSONKeys.Entry>
  var scope = 0
  var inherited: JSONOptions = []
  /// The marks of its keys that have a value.
  var present: UInt64 = 0
  /// What stands before the next key or element: the opening bracket, then commas.
  var separator = UInt8(ascii: ",")
  /// Where the unknown key that was just met is.
  var key: UnsafePointer<UInt8>

  var depth = 0
  var objects = 0
  /// Where the payload stands, and how deep its object is.
  var envelope: UnsafePointer<JSONEnvelope>?
  var payloadDepth = 0
  /// The message that was asked for.
  public var message: (any CustomAttachment.Type)?
  /// What most messages do without.
  var extras: JSONExtras?

  /// The bytes must be UTF-8 and outlive the reader; they are those of `source`, if there is one.
  /// - Parameter keys: for the members of an object that is read here and now.
  @inline(__always)
  public init(_ bytes: UnsafeBufferPointer<UInt8>, of source: UnsafePointer<String>?, _ keys: JSONKeys) {
    self.source = source
    self.keys = keys
    expected = keys.first
    start = bytes.baseAddress ?? JSONReader.nowhere
    p = start
    key = start
    end = start + bytes.count
    // The source stands on the stack of who decodes it.
    stack = source.map { UInt(bitPattern: $0) } ?? JSONReader.stackPointer()
    skipSpace()
  }

  /// Passes over a byte order mark at the start, which some writers put before the JSON (RFC 8259, section 8.1).
  public mutating func skipByteOrderMark() {
    guard p == start, end - p >= 3, p[0] == 0xEF, p[1] == 0xBB, p[2] == 0xBF else { return }
    p += 3
    skipSpace()
  }

  /// The same without keys, for where it need not be fast.
  @inline(never) public init(_ bytes: UnsafeBufferPointer<UInt8>, of source: UnsafePointer<String>? = nil) {
    self.init(bytes, of: source, .none)
  }

  /// The address of what a function has on the stack.
  static func stackPointer() -> UInt {
    var here: UInt8 = 0
    return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
  }

  /// Somewhere to point to for a text without bytes.
  static var nowhere: UnsafePointer<UInt8> { StaticString("").utf8Start }

  // MARK: Tokens

  /// The next byte, which tells the type of the next value; 0 at the end.
  @inline(__always) public var peek: UInt8 { p < end ? p.pointee : 0 }

  @inline(__always) public mutating func skipSpace() {
    while p < end {
      let byte = p.pointee
      if byte > 0x20 { return }
      if byte != 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09 { return }
      p += 1
    }
  }

  /// Notes a syntax error here and ends all reading.
  @inline(never) public mutating func stop() {
    if malformed < 0 { malformed = p - start }
    p = end
  }

  /// Moves past a string; its opening quote is the next byte.
  public mutating func string() -> JSONSpan? { plainString() ?? restOfString(p + 1, p + 1) }

  /// Moves past a string without escapes, and only past one.
  @inline(__always) mutating func plainString() -> JSONSpan? {
    if peek != UInt8(ascii: "\"") { return nil }
    return plainString(p + 1, p + 1)
  }

  /// The same for one of which the bytes up to a place have been looked at.
  @inline(__always)
  mutating func plainString(_ from: UnsafePointer<UInt8>, _ place: UnsafePointer<UInt8>) -> JSONSpan? {
    var q = place
    while end - q >= 32 {
      let first = JSONReader.sixteenSpecials(at: q)
      let second = JSONReader.sixteenSpecials(at: q + 16)
      if first.0 | first.1 | second.0 | second.1 == 0 {
        q += 32
        continue
      }
      q += first.0 | first.1 == 0 ? 16 + JSONReader.firstSpecial(second) : JSONReader.firstSpecial(first)
      if q.pointee != UInt8(ascii: "\"") { return nil }
      p = q + 1
      return JSONSpan(start: from, count: q - from)
    }
    return lastPlainString(from, q)
  }

  /// Which of sixteen marked bytes is the first.
  @inline(__always) static func firstSpecial(_ marks: (UInt64, UInt64)) -> Int {
    marks.0 == 0 ? 8 + marks.1.trailingZeroBitCount &>> 3 : marks.0.trailingZeroBitCount &>> 3
  }

  /// Sixteen bytes of a text, the first one lowest.
  @inline(__always) static func sixteenBytes(at place: UnsafePointer<UInt8>) -> (UInt64, UInt64) {
    let bytes = UnsafeRawPointer(place)
    let high = bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    return (UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)), UInt64(littleEndian: high))
  }

  /// The same for the last bytes of the text.
  @inline(never) mutating func lastPlainString(
    _ from: UnsafePointer<UInt8>, _ place: UnsafePointer<UInt8>
  ) -> JSONSpan? {
    var q = place + JSONReader.plainLength(place, end)
    while q < end && q.pointee >= 0x20 && q.pointee != UInt8(ascii: "\\") {
      if q.pointee == UInt8(ascii: "\"") {
        p = q + 1
        return JSONSpan(start: from, count: q - from)
      }
      q += 1
    }
    return nil
  }

  /// Marks the bytes that end a stretch of plain text in a string: quote, backslash, control characters. The lowest
  /// mark is exact, those above it may be false.
  @inline(__always) public static func specials(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* 0x22)
    let slash = word ^ (ones &* 0x5C)
    // What wraps around below the byte looked for, or has its highest bit set: that is then one of the word's, too.
    return ((quote &- ones) | (slash &- ones) | (word &- (ones &* 0x20))) & ~word & (ones &* 0x80)
  }

  /// The same of sixteen bytes that stand in a text, all marks exact.
  @inline(__always) static func sixteenSpecials(at place: UnsafePointer<UInt8>) -> (UInt64, UInt64) {
    let bytes = UnsafeRawPointer(place).loadUnaligned(as: SIMD16<UInt8>.self)
    // Only a quote becomes 0x20 when this bit is turned, and control characters stay below it.
    let turned = bytes ^ SIMD16<UInt8>(repeating: 2)
    let quotesAndControls: SIMDMask<SIMD16<Int8>> = turned .<= SIMD16<UInt8>(repeating: 0x20)
    let slashes: SIMDMask<SIMD16<Int8>> = bytes .== SIMD16<UInt8>(repeating: 0x5C)
    let marks = unsafeBitCast(quotesAndControls .| slashes, to: SIMD2<UInt64>.self)
    return (UInt64(littleEndian: marks[0]), UInt64(littleEndian: marks[1]))
  }

  /// The same of eight bytes that stand in a text.
  @inline(__always) static func specials(at place: UnsafePointer<UInt8>) -> UInt64 {
    specials(UInt64(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self)))
  }

  @inline(never)
  mutating func restOfString(_ from: UnsafePointer<UInt8>, _ place: UnsafePointer<UInt8>) -> JSONSpan? {
    var q = place
    var isEscaped = false
    while q < end {
      let byte = q.pointee
      if byte == UInt8(ascii: "\\") {
        let length = JSONReader.escapeLength(q, end)
        if length == 0 { break }
        isEscaped = true
        q += length
        continue
      }
      if byte == UInt8(ascii: "\"") {
        p = q + 1
        return JSONSpan(start: from, count: q - from, isEscaped: isEscaped)
      }
      if byte < 0x20 { break }
      q += 1
      q += JSONReader.plainLength(q, end)
    }
    p = q
    stop()
    return nil
  }

  /// How many bytes of whole plain words follow.
  @inline(__always)
  static func plainLength(_ from: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Int {
    var q = from
    while end - q >= 8 {
      let special = specials(at: q)
      if special != 0 { return q - from + special.trailingZeroBitCount &>> 3 }
      q += 8
    }
    return q - from
  }

  /// 2, 6, or 0 for what is no escape.
  @inline(__always) static func escapeLength(_ q: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Int {
    guard end - q >= 2 else { return 0 }
    switch q[1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      return end - q >= 6 && JSONSpan.isHex(q + 2) ? 6 : 0
    default: return 0
    }
  }

  /// Moves past `true`, `false` or `null`.
  @inline(__always) public mutating func word(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard end - p >= length && memcmp(p, word.utf8Start, length) == 0 else {
      stop()
      return false
    }
    p += length
    return true
  }

  /// Moves past a number.
  public mutating func number() -> JSONNumber? {
    guard let number = JSONNumber(p, end) else {
      stop()
      return nil
    }
    p += number.text.count
    return number
  }

  /// Moves past any value.
  public mutating func skip() {
    switch peek {
    case UInt8(ascii: "\""): _ = string()
    case UInt8(ascii: "{"), UInt8(ascii: "["): skipNested()
    case UInt8(ascii: "t"): _ = word("true")
    case UInt8(ascii: "f"): _ = word("false")
    case UInt8(ascii: "n"): _ = word("null")
    default: _ = number()
    }
  }

  /// Moves past an object or a list, however deep, without taking stack for each level.
  mutating func skipNested() {
    let outer = depth
    withUnsafeTemporaryAllocation(of: Bool.self, capacity: JSONReader.depthLimit + 1) { isObject in
      repeat {
        let byte = peek
        if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
          if open() { isObject[depth] = byte == UInt8(ascii: "{") }
        } else {
          skip()
        }
        while depth > outer, isObject[depth] ? nextMember() == nil : !nextElement() { close() }
      } while depth > outer
    }
  }

  /// Moves past any value and gives its text.
  public mutating func rawValue() -> String? {
    let from = p
    skip()
    if malformed >= 0 { return nil }
    return JSONSpan(start: from, count: p - from).raw
  }

  /// The text of the only value, if there is room for so many levels around it.
  public mutating func wholeValue(room: Int) -> String? {
    depth = room
    let value = rawValue()
    return isAtEnd() ? value : nil
  }

  /// Whether nothing but white space follows; anything else is a syntax error.
  @inline(never) public mutating func isAtEnd() -> Bool {
    skipSpace()
    if p < end { stop() }
    return malformed < 0
  }

  // MARK: Objects and lists

  /// Enters an object or a list; its opening bracket is the next byte.
  @inline(__always) public mutating func open() -> Bool {
    if depth == JSONReader.depthLimit {
      stop()
      return false
    }
    depth &+= 1
    separator = p.pointee
    return true
  }

  public mutating func close() { depth &-= 1 }

  /// Moves to the next element of a list, or past its end.
  @inline(never) public mutating func nextElement() -> Bool {
    if end - p > 1 && p.pointee == UInt8(ascii: ",") && separator == UInt8(ascii: ",") && p[1] > 0x20 {
      p += 1
      return true
    }
    return nextItem(UInt8(ascii: "]"))
  }

  /// Moves to the next element or key, or past the end.
  @inline(never) mutating func nextItem(_ close: UInt8) -> Bool {
    skipSpace()
    let isFirst = separator != UInt8(ascii: ",")
    if peek == separator {
      separator = UInt8(ascii: ",")
      p += 1
      skipSpace()
      // Behind a comma there is no end, but that is for those to find who look for a value.
      if isFirst ? p < end && p.pointee != close : true { return true }
    }
    separator = UInt8(ascii: ",")
    if peek == close {
      p += 1
      return false
    }
    stop()
    return false
  }

  @inline(__always) mutating func colon() -> Bool {
    skipSpace()
    guard peek == UInt8(ascii: ":") else {
      stop()
      return false
    }
    p += 1
    skipSpace()
    return true
  }

  /// Moves to the next member's value, or past the end of the object.
  @inline(never) public mutating func nextMember() -> JSONSpan? {
    guard nextItem(UInt8(ascii: "}")) else { return nil }
    guard peek == UInt8(ascii: "\"") else {
      stop()
      return nil
    }
    guard let span = string(), colon() else { return nil }
    return span
  }

  /// Moves to the next member's value and gives its key's place in the table, -1 for an unknown one; nil at the end.
  @inline(never) public mutating func nextKey() -> Int? {
    // Compact JSON with the expected key is what most senders write.
    let quote = p + 1
    if end - quote > 16 && p.pointee == separator && expected.pointee.starts(at: quote) {
      if expected.pointee.length > 16 { return longKey() }
      if quote[Int(expected.pointee.length)] > 0x20 { return expectedKey() }
      return otherKey()
    }
    if peek == UInt8(ascii: "}") && separator == UInt8(ascii: ",") {
      p = quote
      return nil
    }
    return otherKey()
  }

  /// The same where the expected key's first sixteen bytes stand.
  @inline(never) mutating func longKey() -> Int? {
    expected.pointee.ends(at: p + 1, end) ? expectedKey() : otherKey()
  }

  /// The same where the expected key stands.
  @inline(__always) mutating func expectedKey() -> Int? {
    let value = p + 1 + Int(expected.pointee.length)
    let index = Int(expected.pointee.index)
    p = value
    separator = UInt8(ascii: ",")
    present |= expected.pointee.mark
    expected += 1
    return index
  }

  /// A key behind the expected one, if that stands here in compact JSON.
  @inline(__always) var laterKey: UnsafePointer<JSONKeys.Entry>? {
    let quote = p + 1
    if end - quote <= 16 || p.pointee != separator { return nil }
    var entry = expected
    while entry < keys.end {
      if entry.pointee.starts(at: quote) { return entry.pointee.ends(at: quote, end) ? entry : nil }
      entry += 1
    }
    return nil
  }

  @inline(never) mutating func otherKey() -> Int? {
    if let entry = laterKey {
      expected = entry
      return expectedKey()
    }
    guard nextItem(UInt8(ascii: "}")) else { return nil }
    guard peek == UInt8(ascii: "\"") else {
      stop()
      return nil
    }
    key = p
    guard let span = string(), colon() else { return nil }
    guard let found = keys.find(span, guess: expected) else { return -1 }
    expected = found + 1
    let index = Int(found.pointee.index)
    setPresent(index)
    return index
  }

  // MARK: Which keys there are

  @inline(__always) func isPresent(_ index: Int) -> Bool {
    index < JSONKeys.firstLate ? present & JSONKeys.Entry.mark(index) != 0 : lateKeys.contains(lateKey(index))
  }

  @inline(__always) mutating func setPresent(_ index: Int) {
    if index >= JSONKeys.firstLate {
      rare.lateKeys.insert(lateKey(index))
    } else {
      present |= JSONKeys.Entry.mark(index)
    }
  }

  /// The key that was just met has no value after all.
  @inline(never) mutating func setAbsent() {
    let index = keys.place(before: expected)
    if index >= JSONKeys.firstLate {
      rare.lateKeys.remove(lateKey(index))
    } else {
      present &= ~JSONKeys.Entry.mark(index)
    }
  }

  /// The late keys that the object has, and those that it is in.
  var lateKeys: Set<Int> { extras?.lateKeys ?? [] }

  /// A late key of the object, apart from those that it is in.
  func lateKey(_ index: Int) -> Int { index &* (JSONReader.objectLimit + 1) &+ objects }

  /// Forgets the late keys of the object.
  mutating func forgetLateKeys() {
    for index in JSONKeys.firstLate..<max(JSONKeys.firstLate, keys.count) { rare.lateKeys.remove(lateKey(index)) }
  }

  /// Whether the object that was read has all that it must have, and nothing has failed in it.
  @inline(__always) var isWhole: Bool {
    let required = keys.required
    return present & required == required && failures.count == scope && malformed < 0
  }

  /// The same for an object that seems to lack something, or has late keys: notes what is missing.
  @inline(never) mutating func isWholeAfterAll() -> Bool {
    noteMissing()
    if extras != nil { forgetLateKeys() }
    trim(scope)
    return failures.count == scope && malformed < 0
  }

  /// Notes the required keys that have no value, unless they have failed already.
  @inline(never) mutating func noteMissing() {
    if malformed >= 0 { return }
    for index in keys.requiredPlaces where !isPresent(index) {
      let field = keys.name(index)
      if !hasFailed(field.name) {
        note(MessageFailure(path: field.name, key: field.key, reason: .missing))
      }
    }
  }

  // MARK: Objects of the schema

  /// Reads an object; its opening brace is the next byte.
  @inline(never) public mutating func object<T: JSONObject>(_ type: T.Type, _ options: JSONOptions) -> T? {
    guard let outer = enter(T.jsonKeys, options) else { return nil }
    return withUnsafeTemporaryAllocation(of: T.self, capacity: 1) { buffer -> T? in
      guard let place = buffer.baseAddress else { return nil }
      T.read(&self, into: place)
      if leave(outer) { return place.move() }
      place.deinitialize(count: 1)
      return nil
    }
  }

  /// What an object's members have to be read with.
  struct Outer {
    var keys: JSONKeys
    var expected: UnsafePointer<JSONKeys.Entry>
    var scope: Int
    var inherited: JSONOptions
    var present: UInt64
  }

  /// Enters an object of the schema, and gives what it stands in; nil if it is too deep.
  @inline(never) mutating func enter(_ keys: JSONKeys, _ options: JSONOptions) -> Outer? {
    if objects > 1 && hasNoRoom { return refuse() }
    guard open() else { return nil }
    objects &+= 1
    let outer = Outer(keys: self.keys, expected: expected, scope: scope, inherited: inherited, present: present)
    self.keys = keys
    inherited = options.intersection(.strict)
    begin()
    return outer
  }

  /// Prepares for the members of an object that was entered.
  @inline(__always) mutating func begin() {
    expected = keys.first
    scope = failures.count
    present = 0
  }

  @inline(never) mutating func refuse() -> Outer? {
    skip()
    if malformed < 0 { fail(.tooDeep) }
    return nil
  }

  /// Leaves an object whose members have been read; false if something of it is missing or has failed.
  @inline(never) mutating func leave(_ outer: Outer) -> Bool {
    let isWhole = isWhole || isWholeAfterAll()
    returnTo(outer)
    return isWhole
  }

  @inline(__always) mutating func returnTo(_ outer: Outer) {
    keys = outer.keys
    expected = outer.expected
    scope = outer.scope
    inherited = outer.inherited
    present = outer.present
    objects &-= 1
    close()
  }

  /// Whether another object would be one too many, or would not fit the stack.
  @inline(never) var hasNoRoom: Bool {
    if objects == JSONReader.objectLimit { return true }
    let here = JSONReader.stackPointer()
    return (here > stack ? here - stack : stack - here) > JSONReader.stackLimit
  }

  /// What has to be known between the elements of a list of objects.
  struct Objects {
    /// What stands at the reader.
    enum Next {
      /// An object, which has been entered.
      case object
      /// An element that is none.
      case other
      /// The end of the list, which has been left.
      case end
    }

    var outer: Outer
    let options: JSONOptions
    /// How many failures there were before the list.
    let outermost: Int
    var next = Next.end
    /// How many elements there were, with the next one.
    var count = 0
    /// How many there are room for.
    var capacity = 1
  }

  /// Reads a list of objects, which it enters once for all; its opening bracket is the next byte. Nil: they would be
  /// too deep, and nothing has been read.
  @inline(never) mutating func objects<T: JSONObject>(_ type: T.Type, _ options: JSONOptions) -> [T]? {
    guard var objects = enterObjects(T.jsonKeys, options) else { return nil }
    if objects.next == .end { return [] }
    var list = [T](unsafeUninitializedCapacity: objects.capacity) { elements, count in
      count = read(&objects, into: elements)
    }
    if objects.next != .end { readRest(&objects, &list) }
    return list
  }

  /// Enters the objects of a list, and the first of them; nil if they would be too deep.
  @inline(never) mutating func enterObjects(_ keys: JSONKeys, _ options: JSONOptions) -> Objects? {
    if depth &+ 2 > JSONReader.depthLimit || (objects > 1 && hasNoRoom) { return nil }
    let outer = Outer(keys: self.keys, expected: expected, scope: scope, inherited: inherited, present: present)
    var objects = Objects(outer: outer, options: options, outermost: failures.count)
    separator = UInt8(ascii: "[")
    depth &+= 1
    enterAgain(keys, objects)
    advance(&objects)
    if objects.next == .object { objects.capacity = likelyObjectCount }
    return objects
  }

  @inline(__always) mutating func enterAgain(_ keys: JSONKeys, _ objects: Objects) {
    depth &+= 1
    self.objects &+= 1
    self.keys = keys
    inherited = objects.options.intersection(.strict)
  }

  /// How many elements a list of objects has, most likely, judging by the first one.
  var likelyObjectCount: Int {
    // Mutating, for otherwise a copy of the reader is made for it.
    @inline(never) mutating get {
      guard let last = memchr(p, 0x7D, end - p) else { return 1 }
      let length = UnsafeRawPointer(last) - UnsafeRawPointer(p) + 1
      if length < end - p && p[length] == UInt8(ascii: "]") { return 1 }
      // What holds an object itself is longer.
      if memchr(p + 1, 0x7B, length - 1) != nil { return 4 }
      return min((end - p) / length, 32)
    }
  }

  /// Reads the next elements into room for some of them, which has nothing to free. Gives how many there are.
  @inline(__always) mutating func read<T: JSONObject>(
    _ objects: inout Objects, into room: UnsafeMutableBufferPointer<T>
  ) -> Int {
    guard var element = room.baseAddress else { return 0 }
    var count = 0
    while objects.next != .end && count < objects.capacity {
      var isThere = true
      if objects.next != .object {
        isThere = readOther(&objects, into: element)
      } else {
        T.read(&self, into: element)
        if !isWhole && !settle(objects) {
          element.deinitialize(count: 1)
          isThere = false
        }
      }
      if isThere {
        element += 1
        count &+= 1
      }
      advance(&objects)
    }
    return count
  }

  /// Reads more elements than seemed likely.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  mutating func readRest<T: JSONObject>(
    _ objects: inout Objects, _ list: inout [T]
  ) {
    while objects.next != .end {
      objects.capacity = list.count + 4
      list += [T](unsafeUninitializedCapacity: objects.capacity) { elements, count in
        count = read(&objects, into: elements)
      }
    }
  }

  /// Moves to the next element of a list of objects, and into it if it is one.
  @inline(never) mutating func advance(_ objects: inout Objects) {
    objects.next = .object
    if end - p > 1 && p.pointee == separator && p[1] == UInt8(ascii: "{") {
      p += 1
    } else {
      objects.next = nextOther(objects)
      if objects.next != .object { return }
    }
    separator = UInt8(ascii: "{")
    objects.count &+= 1
    begin()
  }

  @inline(never) mutating func nextOther(_ objects: Objects) -> Objects.Next {
    if nextElement() { return peek == UInt8(ascii: "{") ? .object : .other }
    returnTo(objects.outer)
    close()
    return .end
  }

  /// Whether an object of a list is whole after all; if not, drops it or names what has failed.
  @inline(never) mutating func settle(_ objects: Objects) -> Bool {
    if isWholeAfterAll() { return true }
    if failures.count > scope { settle(scope, at: objects.count - 1, objects.options) }
    trim(objects.outermost)
    return false
  }

  /// Reads an element of a list of objects that is none; false: there is nothing in its place.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  mutating func readOther<T: JSONObject>(
    _ objects: inout Objects, into place: UnsafeMutablePointer<T>
  ) -> Bool {
    let keys = keys
    returnTo(objects.outer)
    let before = failures.count
    let element = element(T.self, objects.options)
    if let element {
      place.initialize(to: element)
    } else if failures.count > before {
      settle(before, at: objects.count, objects.options)
      trim(objects.outermost)
    }
    objects.count &+= 1
    enterAgain(keys, objects)
    return element != nil
  }

  /// Reads a list; its opening bracket is the next byte.
  public mutating func list<T: JSONReadable>(_ type: T.Type, _ options: JSONOptions) -> [T]? {
    guard open() else { return nil }
    var list: [T] = []
    var index = 0
    let outermost = failures.count
    let from = p
    while nextElement() {
      let before = failures.count
      let noted = noteCount
      let element = element(type, options)
      // A list or map that has failed inside is there all the same.
      if failures.count > before {
        settle(before, at: index, options)
        forgetNotes(noted)
        trim(outermost)
      } else if let element {
        if noted != noteCount { placeNotes(noted, at: list.count) }
        if list.isEmpty { list.reserveCapacity(likelyCount(index &+ 1, from)) }
        list.append(element)
      }
      index &+= 1
    }
    close()
    return list
  }

  /// How many elements a list may have, judging by the length of those that were read from a place on.
  @inline(never) func likelyCount(_ count: Int, _ from: UnsafePointer<UInt8>) -> Int {
    if peek == UInt8(ascii: "]") { return 1 }
    return min(count + (end - p) / max((p - from) / count, 1), 32)
  }

  /// Reads a map; its opening brace is the next byte. Of equal keys the last one wins; of keys that are equal to Swift
  /// and have other bytes too, but the others are noted.
  public mutating func map<T: JSONReadable>(_ type: T.Type, _ options: JSONOptions) -> [String: T]? {
    guard open() else { return nil }
    var map: [String: T] = [:]
    var values: [T?] = []
    var members = JSONMapMembers(failures.count, noteCount)
    let outermost = failures.count
    var isTrimmed = false
    while let span = nextMember() {
      let before = failures.count
      let noted = noteCount
      let from = p
      var value = element(type, options)
      let key = span.text
      if key == nil { fail(.unreadable(expected: "a key: it has an unpaired surrogate")) }
      if failures.count > before {
        value = nil
        settle(before, JSONReader.component(key ?? span.repairedText), options)
        if trim(outermost) { isTrimmed = true }
      }
      if value == nil { forgetNotes(noted) }
      if let key {
        if noteCount != noted { placeNotes(noted, JSONReader.place(key)) }
        let earlier: T? = if let value { map.updateValue(value, forKey: key) } else { map[key] }
        if earlier != nil { members.haveRepeats = true }
      }
      values.append(value)
      let text = JSONSpan(start: from, count: p - from)
      members.append(span, key, text, isThere: value != nil, failures.count, noteCount)
    }
    close()
    if members.haveRepeats || failures.count > outermost {
      map = [:]
      for (key, index) in settle(&members) { map[key] = values[index] }
    }
    // Duplicates have put right what is remembered, but not the rest.
    if isTrimmed && failures.count == outermost { fail(.unreadable(expected: "an object")) }
    return map
  }

  /// Forgets what failed and was noted of members whose key came again; notes those that a map cannot hold beside
  /// others.
  /// - Returns: the members that the map holds.
  mutating func settle(_ members: inout JSONMapMembers) -> [(key: String, index: Int)] {
    let (held, twins) = members.settled()
    var kept: [MessageFailure] = []
    for index in members.list.indices where members.isLast(index) { kept += failures[members.failures(index)] }
    failures.replaceSubrange(members.failureCount..., with: kept)
    if let extras {
      var notes = extras.notes[members.noteCount..<members.noteCount]
      for (_, index) in held.sorted(by: { $0.index < $1.index }) { notes += extras.notes[members.notes(index)] }
      extras.notes.replaceSubrange(members.noteCount..., with: notes)
    }
    for index in twins {
      let member = members.list[index]
      rare.notes.append(("", .twin(JSONMembers.entry((member.span, member.value)))))
    }
    return held
  }

  /// A map's key in a path.
  public static func component(_ key: String) -> String { "[\"\(key)\"]" }

  /// The same for a place, of which none is the beginning of another.
  public static func place(_ key: String) -> String { "[\(JSONValue(key).json)]" }

  /// An element of a list or map: one that is missing has failed.
  @inline(__always)
  mutating func element<T: JSONReadable>(_ type: T.Type, _ options: JSONOptions) -> T? {
    let before = failures.count
    // Under `lenient: false` only any JSON can be null.
    if !options.isLenient && peek == UInt8(ascii: "n"), let null = JSONValue(verbatim: "null") as? T {
      return word("null") ? null : nil
    }
    if let value = T.read(&self, options) { return value }
    if failures.count == before && malformed < 0 { fail(.missing) }
    return nil
  }

  @inline(never) mutating func settle(_ before: Int, at index: Int, _ options: JSONOptions) {
    settle(before, "[\(index)]", options)
  }

  /// Drops an element that has failed, or names it.
  mutating func settle(_ before: Int, _ component: String, _ options: JSONOptions) {
    if options.isLenient && !isTooDeep(before) {
      failures.cut(to: before)
      dropped += 1
    } else {
      for index in before..<failures.count { failures[index].prefix(component) }
    }
  }

  /// Whether one of the failures from a place on is `tooDeep`.
  func isTooDeep(_ from: Int) -> Bool {
    for index in from..<failures.count {
      if case .tooDeep = failures[index].reason { return true }
    }
    return false
  }

  /// Keeps the first failures of a list, map or object.
  @inline(never) @discardableResult mutating func trim(_ from: Int) -> Bool {
    if failures.count - from <= MessageFailure.limit { return false }
    failures.cut(to: from + MessageFailure.limit)
    return true
  }

  // MARK: Notes

  /// How many notes there are of the fields that are being read.
  @inline(__always) var noteCount: Int { extras == nil ? 0 : extras?.notes.count ?? 0 }

  /// Notes the text that a URL was made of, for the field that is being read.
  public mutating func noteText(_ text: String, of url: String) {
    rare.notes.append(("", .text(.init(url: url, text: text))))
  }

  @inline(never) mutating func placeNotes(_ from: Int, at index: Int) { placeNotes(from, "[\(index)]") }

  /// Puts a component in front of the places of notes.
  mutating func placeNotes(_ from: Int, _ component: String) {
    guard let extras else { return }
    for index in from..<extras.notes.count {
      extras.notes[index].place = component + extras.notes[index].place
    }
  }

  @inline(never) mutating func forgetNotes(_ from: Int) {
    guard let extras else { return }
    while extras.notes.count > from { extras.notes.removeLast() }
  }

  /// A list of one, which stands for its element.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public mutating func bareElement<T: JSONReadable>(_ type: T.Type, _ options: JSONOptions) -> [T]? {
    let noted = noteCount
    guard let element = T.read(&self, options) else { return nil }
    placeNotes(noted, "[0]")
    return [element]
  }

  // MARK: What generated code calls

  // Reading gives a field the value of the key that was just met. Of duplicate keys the last one wins, and failures of
  // the others are forgotten.

  // There are as many again for fields without options: an argument's default is a function of its own for every type.

  /// An optional field.
  @inline(never) public mutating func read<T: JSONReadable>(_ value: inout T?) { readField(&value, []) }
  @inline(never) public mutating func read<T: JSONReadable>(_ value: inout T?, _ options: JSONOptions) {
    readField(&value, options)
  }

  /// A field that must have a value; where it has none, the object comes to nothing.
  @inline(never) public mutating func read<T: JSONReadable>(_ value: inout T) { readField(&value, []) }
  @inline(never) public mutating func read<T: JSONReadable>(_ value: inout T, _ options: JSONOptions) {
    readField(&value, options)
  }

  /// A field with a default.
  @inline(never) public mutating func read<T: JSONReadable>(
    _ value: inout T, _ options: JSONOptions = [], else standard: T
  ) {
    readField(&value, options, else: standard)
  }

  // The same for enumerations, of which there are many: one function for all of them.

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public mutating func read<T: JSONEnum>(_ value: inout T?) { readField(&value, []) }
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public mutating func read<T: JSONEnum>(_ value: inout T?, _ options: JSONOptions) { readField(&value, options) }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public mutating func read<T: JSONEnum>(_ value: inout T) { readField(&value, []) }
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public mutating func read<T: JSONEnum>(_ value: inout T, _ options: JSONOptions) { readField(&value, options) }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public mutating func read<T: JSONEnum>(_ value: inout T, _ options: JSONOptions = [], else standard: T) {
    readField(&value, options, else: standard)
  }

  @inline(__always) mutating func readField<T: JSONReadable>(_ value: inout T?, _ options: JSONOptions) {
    let before = failures.count
    value = field(T.self, options)
    if value == nil { setAbsent() }
    if failures.count > scope { nameFailures(before, options) }
  }

  @inline(__always) mutating func readField<T: JSONReadable>(_ value: inout T, _ options: JSONOptions) {
    let before = failures.count
    if let new = field(T.self, options) { value = new } else { setAbsent() }
    if failures.count > scope { nameFailures(before, options) }
  }

  @inline(__always)
  mutating func readField<T: JSONReadable>(_ value: inout T, _ options: JSONOptions, else standard: T) {
    let before = failures.count
    if let new = field(T.self, options) {
      value = new
    } else {
      value = standard
      setAbsent()
    }
    if failures.count > scope { nameFailures(before, options) }
  }

  /// An optional object.
  @inline(never) public mutating func read<T: JSONObject>(_ value: inout T?) { value = field(T.self, []) }
  @inline(never) public mutating func read<T: JSONObject>(_ value: inout T?, _ options: JSONOptions) {
    value = field(T.self, options)
  }

  /// An object that must be there.
  @inline(never) public mutating func read<T: JSONObject>(_ value: inout T) { read(&value, []) }
  @inline(never) public mutating func read<T: JSONObject>(_ value: inout T, _ options: JSONOptions) {
    if let new = field(T.self, options) { value = new }
  }

  /// Reads a field's object.
  @inline(__always) mutating func field<T: JSONObject>(_ type: T.Type, _ options: JSONOptions) -> T? {
    let before = failures.count
    let all = options.within(inherited)
    var object: T?
    if peek == UInt8(ascii: "{"), !all.contains(.jsonString) {
      object = self.object(type, all)
      if object == nil { setAbsent() }
    } else {
      object = unusual(type, options)
    }
    if failures.count > scope { nameFailures(before, options) }
    return object
  }

  /// A list of objects that must be there, or is empty where it is not.
  @inline(never) public mutating func read<T: JSONObject>(_ value: inout [T]) { value = field(of: T.self, []) ?? [] }
  @inline(never) public mutating func read<T: JSONObject>(_ value: inout [T], _ options: JSONOptions) {
    value = field(of: T.self, options) ?? []
  }

  /// An optional list of objects.
  @inline(never) public mutating func read<T: JSONObject>(_ value: inout [T]?) { value = field(of: T.self, []) }
  @inline(never) public mutating func read<T: JSONObject>(_ value: inout [T]?, _ options: JSONOptions) {
    value = field(of: T.self, options)
  }

  /// Reads a field's list of objects.
  @inline(__always) mutating func field<T: JSONObject>(of type: T.Type, _ options: JSONOptions) -> [T]? {
    let before = failures.count
    let all = options.within(inherited)
    var list: [T]?
    if peek == UInt8(ascii: "["), !all.contains(.jsonString) { list = objects(type, all) }
    if list == nil { list = unusual([T].self, options) }
    if failures.count > scope { nameFailures(before, options) }
    return list
  }

  /// Reads a field's value where that is not as most senders write it.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  mutating func unusual<T: JSONReadable>(_ type: T.Type, _ options: JSONOptions) -> T? {
    let value = field(type, options)
    if value == nil { setAbsent() }
    return value
  }

  // The same for what most fields are.

  @inline(never) public mutating func read(_ value: inout String?) {
    var text = ""
    let isPlain = withUnsafeMutablePointer(to: &text) { plainText(into: $0) }
    if !isPlain { return readOther(&value) }
    if value == nil {
      // There is nothing to free, but the compiler would call for that.
      withUnsafeMutablePointer(to: &value) { $0.initialize(to: text) }
    } else {
      value = text
    }
    if failures.count > scope { nameFailures(failures.count, []) }
  }

  /// A text that must be there, or is empty where it is not.
  @inline(never) public mutating func read(_ value: inout String) {
    if !value.jsonIsBlank { value = "" }
    let isPlain = withUnsafeMutablePointer(to: &value) { plainText(into: $0) }
    if !isPlain { return readOther(&value) }
    if failures.count > scope { nameFailures(failures.count, []) }
  }

  /// Moves past a string without escapes, and only past one, and puts its text where nothing needs to be freed.
  @inline(__always) mutating func plainText(into value: UnsafeMutablePointer<String>) -> Bool {
    let from = p + 1
    var place = from
    if String.jsonPacksShort, end - from >= 16 {
      if p.pointee != UInt8(ascii: "\"") { return false }
      let marks = JSONReader.sixteenSpecials(at: from)
      if marks.0 | marks.1 != 0 {
        let count = JSONReader.firstSpecial(marks)
        if from[count] != UInt8(ascii: "\"") { return false }
        p = from + (count + 1)
        let bytes = JSONReader.sixteenBytes(at: from)
        // What stands below the lowest bit of the marks is the text.
        let low = bytes.0 & (marks.0 &- 1) & ~marks.0
        let high = bytes.1 & (marks.1 &- 1) & ~marks.1
        String.jsonPack((low, marks.0 == 0 ? high : 0), count, into: value)
        return true
      }
      place += 16
    } else if peek != UInt8(ascii: "\"") {
      return false
    }
    guard let span = plainString(from, place) else { return false }
    value.initialize(to: text(of: span))
    return true
  }

  @inline(never) mutating func readOther(_ value: inout String) {
    var text: String?
    readOther(&text)
    value = text ?? ""
  }

  @inline(never) mutating func readOther(_ value: inout String?) {
    let before = failures.count
    value = peek == UInt8(ascii: "\"") ? escapedText() : String.read(&self, inherited)
    if value == nil { setAbsent() }
    if failures.count > scope { nameFailures(before, []) }
  }

  /// The same for an optional field with URLs or maps in it: keeps what these cannot hold.
  public mutating func read<T: JSONReadable>(_ value: inout T?, _ options: JSONOptions = [], texts: inout UnknownKeys) {
    let noted = noteCount
    read(&value, options)
    if extras != nil { keepTexts(noted, in: &texts, keys.name(keys.place(before: expected)).name) }
  }

  /// Reads a field's value where it stands elsewhere than under its key.
  public mutating func read<T: JSONReadable>(
    _ value: inout T?, _ name: StaticString, key: StaticString? = nil, _ options: JSONOptions = []
  ) {
    let before = failures.count
    value = field(T.self, options)
    if failures.count > scope {
      nameFailures(before, JSONKeys.Name(name: name.description, key: key?.description), options)
    }
  }

  /// The same for a field with URLs or maps in it.
  public mutating func read<T: JSONReadable>(
    _ value: inout T?, _ name: StaticString, key: StaticString? = nil, _ options: JSONOptions = [],
    texts: inout UnknownKeys
  ) {
    let noted = noteCount
    read(&value, name, key: key, options)
    if extras != nil { keepTexts(noted, in: &texts, name.description) }
  }

  @inline(__always) mutating func field<T: JSONReadable>(_ type: T.Type, _ options: JSONOptions) -> T? {
    let all = options.within(inherited)
    return options.contains(.jsonString) ? inString(type, all.subtracting(.jsonString)) : T.read(&self, all)
  }

  /// Keeps the notes of a field, which are those from a place on.
  @inline(never) mutating func keepTexts(_ from: Int, in texts: inout UnknownKeys, _ name: String) {
    guard let extras, extras.notes.count > from || texts.entries.first?.scope == UnknownKeys.textScope
    else { return }
    var places: [String: UnknownKeys.URLText] = [:]
    var twins: [String: [UnknownKeys.Entry]] = [:]
    for index in from..<extras.notes.count {
      let place = extras.notes[index].place
      switch extras.notes[index].note {
      case .text(let text): places[place] = text
      case .twin(let member): twins[place, default: []].append(member)
      }
    }
    texts.keepTexts(places, twins, of: name)
    forgetNotes(from)
  }

  /// Remembers where an alias's value is.
  public mutating func mark(_ place: inout JSONPlace) {
    place = JSONPlace(start: p)
    skip()
  }

  /// Reads an alias's value, if the field of a key has none yet and has not failed. To be called after the last key.
  public mutating func read<T: JSONReadable>(
    _ value: inout T?, _ index: Int, _ options: JSONOptions = [], at place: JSONPlace
  ) {
    if let new = alias(T.self, index, options, place) { value = new }
  }

  /// The same for a field that always has a value.
  public mutating func read<T: JSONReadable>(
    _ value: inout T, _ index: Int, _ options: JSONOptions = [], at place: JSONPlace
  ) {
    if let new = alias(T.self, index, options, place) { value = new }
  }

  /// The same for a field with URLs or maps in it.
  public mutating func read<T: JSONReadable>(
    _ value: inout T?, _ index: Int, _ options: JSONOptions = [], at place: JSONPlace, texts: inout UnknownKeys
  ) {
    guard lacks(index), place.start != nil else { return }
    let noted = noteCount
    read(&value, index, options, at: place)
    if extras != nil { keepTexts(noted, in: &texts, keys.name(index).name) }
  }

  @inline(never) mutating func alias<T: JSONReadable>(
    _ type: T.Type, _ index: Int, _ options: JSONOptions, _ place: JSONPlace
  ) -> T? {
    guard let start = place.start, lacks(index) else { return nil }
    let here = p
    p = start
    let before = failures.count
    let value = field(type, options)
    if value != nil { setPresent(index) }
    if failures.count > scope { nameFailures(before, keys.name(index), options) }
    p = here
    return value
  }

  /// Whether a field has neither a value nor failed.
  func lacks(_ index: Int) -> Bool {
    malformed < 0 && !isPresent(index) && !hasFailed(keys.name(index).name)
  }

  /// Keeps the member that was just met.
  @inline(never) public mutating func keep(in unknownKeys: inout UnknownKeys, scope: Int = UnknownKeys.payloadScope) {
    if depth == payloadDepth, isPassed { return skip() }
    let from = key
    let value = p
    skip()
    if malformed >= 0 { return }
    var close = value - 1
    while close.pointee != UInt8(ascii: "\"") { close -= 1 }
    let name = JSONSpan(start: from, count: close - from + 1).raw
    let text = JSONSpan(start: value, count: p - value).raw
    unknownKeys.append(UnknownKeys.Entry(scope: scope, key: name, value: text))
  }

  /// Whether the key that was just met is the envelope's.
  var isPassed: Bool {
    guard let keys = envelope?.pointee.passedKeys, !keys.isEmpty else { return false }
    var reader = self
    reader.p = key
    guard let span = reader.string() else { return false }
    return keys.contains(span.repairedText)
  }

  /// Notes that a required field beside the identity has no value, unless it has failed already.
  @inline(never) public mutating func require<T>(_ value: T?, _ name: StaticString, key: StaticString? = nil) {
    if value != nil { return }
    // These come first.
    noteMissing()
    if malformed >= 0 || hasFailed(name.description) { return }
    note(MessageFailure(path: name.description, key: key?.description, reason: .missing))
  }

  @inline(never) func hasFailed(_ name: String) -> Bool {
    for index in scope..<failures.count where failures[index].concerns(name) { return true }
    return false
  }

  @inline(never) mutating func nameFailures(_ before: Int, _ options: JSONOptions) {
    nameFailures(before, keys.name(keys.place(before: expected)), options)
  }

  /// Names the failures from `before` on after their field, and forgets those of an earlier duplicate.
  mutating func nameFailures(_ before: Int, _ field: JSONKeys.Name, _ options: JSONOptions) {
    for index in before..<failures.count {
      if options.contains(.sensitive) { failures[index].redact() }
      if failures[index].path.isEmpty { failures[index].key = field.key }
      failures[index].prefix(field.name)
    }
    forget(field.name, scope, before)
  }

  mutating func forget(_ component: String, _ from: Int, _ to: Int) {
    if from < to { failures.forget(component, from, to) }
  }

  // MARK: What readable types call

  @inline(never) public mutating func fail(_ reason: MessageFailure.Reason) {
    note(MessageFailure(path: "", reason: reason))
  }

  @inline(never) mutating func note(_ failure: MessageFailure) { failures.append(failure) }

  /// Notes that the type cannot hold a number.
  @inline(never) public mutating func fail(_ number: String, doesNotFit expected: String) {
    fail(.outOfRange(expected: expected, found: MessageFailure.Reason.shown(number)))
  }

  /// Moves past a null, which is a missing value; past anything else with a failure.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public mutating func mismatch<T>(_ expected: String) -> T? {
    if peek == UInt8(ascii: "n") {
      _ = word("null")
      return nil
    }
    let found = typeName
    skip()
    if malformed < 0 { fail(.wrongType(expected: expected, found: found)) }
    return nil
  }

  var typeName: String {
    switch peek {
    case UInt8(ascii: "\""): return "a string"
    case UInt8(ascii: "{"): return "an object"
    case UInt8(ascii: "["): return "a list"
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return "a bool"
    default: return "a number"
    }
  }

  /// Moves past a string and gives its meaning; an unpaired surrogate is a failure.
  @inline(never) public mutating func text() -> String? {
    if let span = plainString() { return text(of: span) }
    return escapedText()
  }

  /// The same for a string that has escapes, most likely.
  @inline(never) mutating func escapedText() -> String? {
    if let text = shortEscapedText() { return text }
    guard let span = string() else { return nil }
    if let text = span.text { return text }
    fail(.unreadable(expected: "a string: it has an unpaired surrogate"))
    return nil
  }

  /// The same in one pass for a string that is short and that nothing is wrong with; stays in front of others.
  mutating func shortEscapedText() -> String? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1024) { buffer -> String? in
      guard let output = buffer.baseAddress else { return nil }
      var to = output
      // No step writes more than eight bytes.
      let last = output + 1016
      var from = p + 1
      while from < end && to <= last {
        let byte = from.pointee
        if byte == UInt8(ascii: "\\") {
          if JSONReader.escapeLength(from, end) == 0 { return nil }
          guard let next = JSONSpan.unescape(&from, end, to, repairing: false) else { return nil }
          to = next
        } else if byte == UInt8(ascii: "\"") {
          p = from + 1
          return JSONReader.text(output, to - output)
        } else if byte < 0x20 {
          return nil
        } else {
          let length = JSONSpan.copyPlain(from, end, to)
          from += length
          to += length
        }
      }
      return nil
    }
  }

  /// The text of bytes that stand in a buffer of sixteen or more.
  @inline(__always) static func text(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> String {
    if !String.jsonPacksShort || count > 15 {
      return String(jsonUTF8: UnsafeBufferPointer(start: bytes, count: count))
    }
    let words = sixteenBytes(at: bytes)
    // A shift by 64 gives zero.
    let low = words.0 & ~(UInt64.max << UInt64(min(count, 8) * 8))
    let high = words.1 & ~(UInt64.max << UInt64(max(count - 8, 0) * 8))
    var text = ""
    String.jsonPack((low, high), count, into: &text)
    return text
  }

  /// The text of a string without escapes.
  @inline(__always) func text(of span: JSONSpan) -> String {
    !String.jsonTrustsUTF8 && span.count >= JSONReader.longText ? longText(span) : span.plain
  }

  /// From here on it is faster to cut a string out of the source than to have its bytes checked for UTF-8 once more.
  static let longText = 64

  @inline(never) func longText(_ span: JSONSpan) -> String {
    guard let source = source?.pointee else { return span.raw }
    let from = source.utf8.index(source.startIndex, offsetBy: span.start - start)
    return String(source[from..<source.utf8.index(from, offsetBy: span.count)])
  }

  /// Moves past an empty list, and only past one.
  public mutating func emptyList() -> Bool {
    let before = self
    guard open(), !nextElement(), malformed < 0 else {
      self = before
      return false
    }
    close()
    return true
  }

  /// Goes back to a place where a value starts.
  public mutating func rewind(to place: UnsafePointer<UInt8>) { p = place }

  /// What has not been read yet.
  public var rest: JSONSpan { JSONSpan(start: p, count: end - p) }

  /// Whether an empty string or an empty list is next; moves past the list.
  public var isEmptyContainer: Bool {
    mutating get {
      if peek == UInt8(ascii: "[") { return emptyList() }
      return end - p >= 2 && p.pointee == UInt8(ascii: "\"") && p[1] == UInt8(ascii: "\"")
    }
  }

  /// Reads a value in a stretch of this or another text; afterwards the reader stands where it stood.
  @inline(__always)
  public mutating func within<R>(_ span: JSONSpan, _ body: (inout JSONReader) -> R) -> R {
    let outer = (start, p, end, source, separator)
    let isHere = span.start >= start && span.start + span.count <= end
    (p, end) = (span.start, span.start + span.count)
    if !isHere { (start, source) = (span.start, nil) }
    let result = body(&self)
    (start, p, end, source, separator) = outer
    return result
  }

  /// What most messages do without, made now if it was not there.
  var rare: JSONExtras {
    mutating get {
      if let extras { return extras }
      let extras = JSONExtras()
      self.extras = extras
      return extras
    }
  }

  /// Prepares for the payload of a message.
  @inline(__always) public mutating func expect(_ envelope: UnsafePointer<JSONEnvelope>) { self.envelope = envelope }

  /// What the message was told by at one place.
  public func identity(_ place: Int, else standard: MessageIdentity, of own: JSONIdentity.Own) -> MessageIdentity {
    guard let extras, place < extras.identities.count else { return standard }
    return own.remembered(extras.identities)[place]
  }

  /// What the message was told by.
  public func identities(else standard: [MessageIdentity], of own: JSONIdentity.Own) -> [MessageIdentity] {
    guard let extras, !extras.identities.isEmpty else { return standard }
    return own.remembered(extras.identities)
  }

  /// What travels beside the JSON.
  public var slots: [String: String] { extras?.slots ?? [:] }

  /// Reads a field that stands beside the identity.
  public mutating func read<T: JSONReadable>(
    _ value: inout T?, _ name: StaticString, slot: StaticString, key: StaticString? = nil, _ options: JSONOptions = []
  ) {
    guard let span = extras?.slotMembers.value(slot.description), malformed < 0 else { return }
    within(span) { $0.read(&value, name, key: key, options) }
  }

  /// The same for a field with URLs or maps in it.
  public mutating func read<T: JSONReadable>(
    _ value: inout T?, _ name: StaticString, slot: StaticString, key: StaticString? = nil, _ options: JSONOptions = [],
    texts: inout UnknownKeys
  ) {
    guard let span = extras?.slotMembers.value(slot.description), malformed < 0 else { return }
    within(span) { $0.read(&value, name, key: key, options, texts: &texts) }
  }

  /// Reads the value that a text holds as JSON. Nil and false if the text is not JSON; then nothing has failed.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public mutating func inside<T: JSONReadable>(
    _ text: String, _ type: T.Type, _ options: JSONOptions
  ) -> (value: T?, isJSON: Bool) {
    var text = text
    let before = (dropped, failures.count, noteCount)
    let value = text.withUTF8 { bytes -> T? in
      within(JSONSpan(start: bytes.baseAddress ?? JSONReader.nowhere, count: bytes.count)) { reader -> T? in
        reader.skipSpace()
        let value = T.read(&reader, options)
        return reader.isAtEnd() ? value : nil
      }
    }
    if malformed < 0 { return (value, true) }
    dropped = before.0
    failures.cut(to: before.1)
    forgetNotes(before.2)
    malformed = -1
    return (nil, false)
  }

  /// Reads a value of `wire: json-string`: a string that holds JSON; under leniency also the JSON itself.
  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  mutating func inString<T: JSONReadable>(_ type: T.Type, _ options: JSONOptions) -> T? {
    guard peek == UInt8(ascii: "\"") else {
      return options.isLenient ? T.read(&self, options) : mismatch("a string of JSON")
    }
    let place = p
    guard let text = text() else { return nil }
    if text.isEmpty && options.isLenient { return nil }
    let result = inside(text, type, options)
    if result.isJSON { return result.value }
    if options.isLenient {
      rewind(to: place)
      return T.read(&self, options)
    }
    fail(.unreadable(expected: "JSON in a string"))
    return nil
  }
}
