/// A JSON text as bytes and tokens.
///
/// Token 0 is the whole value. Behind a list's token come those of its elements, behind an object's a key and a value
/// for each member, in the order of the text.
nonisolated struct JSONDocument: Sendable {
  /// The text's UTF-8, and a zero behind it.
  let bytes: [UInt8]
  private(set) var tokens: [JSONToken]

  /// - Parameter skipsMark: a byte order mark at the start is passed over, which some writers put before the JSON
  ///   (RFC 8259, section 8.1).
  init(_ text: String, skipsMark: Bool = false) throws(JSONSyntaxError) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 1)
    bytes.append(contentsOf: text.utf8)
    bytes.append(0)
    let hasMark = skipsMark && bytes.count > 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    tokens = try JSONScanner.tokens(of: bytes, from: hasMark ? 3 : 0)
    self.bytes = bytes
  }

  private init() {
    bytes = [UInt8](ascii: "{}")
    tokens = [JSONToken(.object, from: 0, to: 2, next: 1)]
  }

  /// `{}`
  static let emptyObject = JSONDocument()

  /// Whether nothing but white space is in a text, and a byte order mark before it.
  static func isBlank(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0).allSatisfy {
      $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09
    }
  }

  func kind(_ token: Int) -> JSONToken.Kind { tokens[token].kind }

  /// The first and the last but one of the tokens that stand in a list or object.
  func contents(of container: Int) -> Range<Int> { container + 1..<Int(tokens[container].next) }

  /// The number of the token behind a value.
  func next(behind value: Int) -> Int { Int(tokens[value].next) }

  /// Whether a list or object has nothing in it, or a string no text.
  func isEmpty(_ token: Int) -> Bool {
    switch tokens[token].kind {
    case .string: tokens[token].bytes.isEmpty
    case .list, .object: contents(of: token).isEmpty
    default: false
    }
  }

  // MARK: Texts

  /// A value as it stands in the text; of a string with its quotes.
  func raw(_ token: Int) -> String {
    let range = tokens[token].bytes
    guard tokens[token].kind == .string else { return String(decoding: bytes[range], as: UTF8.self) }
    return String(decoding: bytes[range.lowerBound - 1...range.upperBound], as: UTF8.self)
  }

  /// What a string says; nil if it has an unpaired surrogate.
  func text(_ token: Int) -> String? {
    let range = tokens[token].bytes
    if !tokens[token].hasEscapes { return String(decoding: bytes[range], as: UTF8.self) }
    return JSONText.unescaped(bytes[range], repairing: false)
  }

  /// The same with U+FFFD for unpaired surrogates.
  func repairedText(_ token: Int) -> String {
    let range = tokens[token].bytes
    if !tokens[token].hasEscapes { return String(decoding: bytes[range], as: UTF8.self) }
    return JSONText.unescaped(bytes[range], repairing: true) ?? ""
  }

  // MARK: Members

  /// The value of an object's last member with a key.
  func member(_ key: String, of object: Int) -> Int? {
    var found: Int?
    var member = object + 1
    let end = next(behind: object)
    let count = key.utf8.count
    while member < end {
      if mayBe(member, count), isKey(member, key) { found = member + 1 }
      member = next(behind: member + 1)
    }
    return found
  }

  /// The same; all members with that key are taken.
  mutating func takeMember(_ key: String, of object: Int) -> Int? {
    var found: Int?
    var member = object + 1
    let end = next(behind: object)
    let count = key.utf8.count
    while member < end {
      if mayBe(member, count), isKey(member, key) {
        tokens[member].isTaken = true
        found = member + 1
      }
      member = next(behind: member + 1)
    }
    return found
  }

  /// The keys of an object's members.
  func keys(of object: Int) -> [Int] {
    var keys: [Int] = []
    var member = object + 1
    let end = next(behind: object)
    while member < end {
      keys.append(member)
      member = next(behind: member + 1)
    }
    return keys
  }

  /// Whether a key may have so many bytes.
  private func mayBe(_ token: Int, _ count: Int) -> Bool {
    let written = Int(tokens[token].end) - Int(tokens[token].start)
    // An escape writes a byte in six at the most.
    return tokens[token].hasEscapes ? count < written && written <= 6 * count : written == count
  }

  /// Whether a key is this one, byte by byte.
  func isKey(_ token: Int, _ key: String) -> Bool {
    let token = tokens[token]
    if token.hasEscapes { return UTF8Text.areSame(JSONText.unescaped(bytes[token.bytes], repairing: true) ?? "", key) }
    return Searches.isEqual(bytes, token.bytes, key)
  }
}

nonisolated extension [UInt8] {
  /// Text of ASCII, and a zero behind it.
  init(ascii text: StaticString) { self = Array(text.description.utf8) + [0] }
}
