/// Writes compact JSON.
nonisolated public struct JSONWriter {
  private var bytes: [UInt8] = []
  private var nesting = ObjectNesting()
  /// Where the string begins that holds what is being written.
  private var textStart = 0
  /// Of the object that is being written: what its fields cannot hold, and the place in it.
  private var kept: [UTF8Text: [UnknownKeys.Entry]] = [:]
  private var place = ""

  public init() { bytes.reserveCapacity(256) }

  /// The text that was written.
  public func finish() -> String { String(decoding: bytes, as: UTF8.self) }

  /// The text of a single value.
  public static func text<T: JSONWritable>(of value: T) -> String {
    var writer = JSONWriter()
    value.write(&writer, [])
    return writer.finish()
  }

  // MARK: What generated code calls

  /// Text that is JSON already.
  public mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  // Of the types that most fields have there are functions of their own: others take longer across modules.

  public mutating func member(_ key: String, _ value: String) {
    plainKey(key)
    string(value)
  }

  public mutating func member(_ key: String, _ value: Int) { member(key, value, []) }
  public mutating func member(_ key: String, _ value: Bool) { member(key, value, []) }

  /// A field's member; nothing for nil. The key is JSON text without its quotes.
  public mutating func member<T: JSONWritable>(_ key: String, _ value: T?, _ options: JSONOptions = []) {
    if let value { member(key, value, options) }
  }

  public mutating func member<T: JSONWritable>(_ key: String, _ value: T, _ options: JSONOptions = []) {
    plainKey(key)
    let start = bytes.count
    value.write(&self, options.subtracting(.jsonString))
    if options.contains(.jsonString) { quote(from: start) }
  }

  /// The same for a field with URLs or maps in it: URLs that are as they were read are written as they were read, and
  /// maps with the members that they cannot hold.
  public mutating func member<T: JSONWritable>(
    _ key: String, _ value: T?, _ options: JSONOptions = [], keeping unknownKeys: UnknownKeys, of field: String
  ) {
    // An object in a map stands in another field.
    let outer = (kept, place)
    (kept, place) = (unknownKeys.kept, field)
    member(key, value, options)
    (kept, place) = outer
  }

  /// The unknown members of one object.
  public mutating func unknown(_ keys: UnknownKeys, scope: Int = UnknownKeys.payloadScope) {
    for entry in keys.entries where entry.scope == scope { member(entry) }
  }

  /// An identity that can vary, as it was read.
  public mutating func identity(_ identity: MessageIdentity) { raw(identity.json) }

  public mutating func identity(_ identity: [MessageIdentity], _ place: Int) {
    if place < identity.count { self.identity(identity[place]) } else { raw("null") }
  }

  /// Everything up to `closeText` becomes a string that holds it.
  public mutating func openText() { textStart = bytes.count }

  public mutating func closeText() { quote(from: textStart) }

  /// A list at the root.
  public mutating func list<T: JSONWritable>(_ value: T?, _ options: JSONOptions = []) {
    if let value { value.write(&self, options) } else { raw("[]") }
  }

  /// A comma, but for the first element or member.
  public mutating func comma() {
    if bytes.last != UInt8(ascii: "{") && bytes.last != UInt8(ascii: "[") { byte(UInt8(ascii: ",")) }
  }

  // MARK: What writable types call

  mutating func byte(_ byte: UInt8) { bytes.append(byte) }

  /// An object of the schema; an empty one where it would be deeper than a reader accepts.
  mutating func object<T: JSONObject>(_ value: T) {
    let outer = beginObject()
    if nesting.enter(T.jsonSize) { value.writeMembers(&self) }
    endObject(outer)
  }

  private mutating func beginObject() -> ObjectNesting {
    byte(UInt8(ascii: "{"))
    return nesting
  }

  private mutating func endObject(_ outer: ObjectNesting) {
    nesting = outer
    byte(UInt8(ascii: "}"))
  }

  /// A string in quotes. Escaped are the quote, the backslash and control characters, nothing else.
  mutating func string(_ text: String) {
    byte(UInt8(ascii: "\""))
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    escape(from: start)
    byte(UInt8(ascii: "\""))
  }

  /// A number's text, with or without quotes.
  mutating func quoted(_ isQuoted: Bool, _ text: String) {
    if isQuoted { byte(UInt8(ascii: "\"")) }
    raw(text)
    if isQuoted { byte(UInt8(ascii: "\"")) }
  }

  mutating func key(_ key: String) {
    comma()
    string(key)
    byte(UInt8(ascii: ":"))
  }

  /// A member that is kept as text.
  mutating func member(_ entry: UnknownKeys.Entry) {
    comma()
    raw(entry.key)
    byte(UInt8(ascii: ":"))
    raw(entry.value)
  }

  /// Begins an element of a list.
  /// - Returns: the place of the list, for `end`.
  mutating func begin(element index: Int) -> String {
    if index > 0 { byte(UInt8(ascii: ",")) }
    let outer = place
    if !kept.isEmpty { place += "[\(index)]" }
    return outer
  }

  /// Begins a member of a map.
  mutating func begin(member key: String) -> String {
    self.key(key)
    let outer = place
    if !kept.isEmpty { place += UnknownKeys.place(ofKey: key) }
    return outer
  }

  mutating func end(_ outer: String) { place = outer }

  /// The text that the URL at this place was read from, if it still is that URL.
  func keptText(of url: String) -> String? {
    kept[UTF8Text(place)]?.first { UTF8Text.areSame($0.key, url) }?.value
  }

  /// Members that the map at this place cannot hold.
  var keptTwins: [UnknownKeys.Entry] { kept[UTF8Text(place)] ?? [] }

  private mutating func plainKey(_ key: String) {
    comma()
    quoted(true, key)
    byte(UInt8(ascii: ":"))
  }

  /// Makes a string of what was written from a place on.
  private mutating func quote(from start: Int) {
    let text = String(decoding: bytes[start...], as: UTF8.self)
    bytes.removeSubrange(start...)
    string(text)
  }

  /// Escapes what was written from a place on.
  private mutating func escape(from start: Int) {
    let first = Searches.endOfPlainText(bytes, from: start)
    if first == bytes.count { return }
    // A copy: with a slice, removing would copy all that was written before.
    let rest = Array(bytes[first...])
    bytes.removeSubrange(first...)
    for byte in rest {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: raw("\\n")
      case 0x0D: raw("\\r")
      case 0x09: raw("\\t")
      case 0x08: raw("\\b")
      case 0x0C: raw("\\f")
      case 0x20...: bytes.append(byte)
      default:
        raw("\\u00")
        bytes.append(JSONText.hexDigit(byte >> 4, ten: "a"))
        bytes.append(JSONText.hexDigit(byte & 15, ten: "a"))
      }
    }
  }
}
