/// A JSON text as bytes and tokens.
///
/// Token 0 is the whole value. Behind a list's token come those of its elements, behind an object's a key and a value
/// for each member, in the order of the text.
nonisolated struct JSONDocument: Sendable {
  /// The text's UTF-8, and a zero behind it.
  let bytes: [UInt8]
  private(set) var tokens: [JSONToken]

  /// `{}`
  static let emptyObject = JSONDocument(
    bytes: Array("{}\0".utf8), tokens: [JSONToken(.object, from: 0, to: 2, next: 1)])

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

  func number(_ token: Int) -> JSONNumber { JSONNumber(bytes[tokens[token].bytes]) }

  // MARK: Texts

  /// A value as it stands in the text; of a string with its quotes.
  func raw(_ token: Int) -> String {
    let range = tokens[token].bytes
    return text(in: tokens[token].kind == .string ? range.lowerBound - 1..<range.upperBound + 1 : range)
  }

  /// What a string says; nil if it has an unpaired surrogate.
  func text(_ token: Int) -> String? {
    let range = tokens[token].bytes
    return tokens[token].hasEscapes ? JSONText.unescaped(bytes[range], repairing: false) : text(in: range)
  }

  /// The same with U+FFFD for unpaired surrogates.
  func repairedText(_ token: Int) -> String {
    let range = tokens[token].bytes
    return tokens[token].hasEscapes ? JSONText.unescaped(bytes[range], repairing: true) ?? "" : text(in: range)
  }

  private func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  // MARK: Members

  /// The value of an object's last member with a key.
  func member(_ key: String, of object: Int) -> Int? {
    var found: Int?
    var member = object + 1
    let end = next(behind: object)
    while member < end {
      if isKey(member, key) { found = member + 1 }
      member = next(behind: member + 1)
    }
    return found
  }

  /// The same; all members with that key are taken.
  mutating func takeMember(_ key: String, of object: Int) -> Int? {
    var found: Int?
    var member = object + 1
    let end = next(behind: object)
    while member < end {
      if isKey(member, key) {
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

  /// Whether a key is this one, byte by byte.
  func isKey(_ token: Int, _ key: String) -> Bool {
    let range = tokens[token].bytes
    if !tokens[token].hasEscapes { return Searches.isEqual(bytes, range, key) }
    // An escape writes a byte in six at the most.
    let count = key.utf8.count
    return count < range.count && range.count <= 6 * count && UTF8Text.areSame(repairedText(token), key)
  }
}

nonisolated extension JSONDocument {
  /// - Parameter skipsMark: a byte order mark at the start is passed over, which some writers put before the JSON
  ///   (RFC 8259, section 8.1).
  init(_ text: String, skipsMark: Bool = false) throws(JSONSyntaxError) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 1)
    bytes.append(contentsOf: text.utf8)
    bytes.append(0)
    let hasMark = skipsMark && bytes[0] == 0xEF && bytes.starts(with: JSONDocument.mark)
    let tokens = try JSONScanner.tokens(of: bytes, from: hasMark ? JSONDocument.mark.count : 0)
    self.init(bytes: bytes, tokens: tokens)
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Whether nothing but white space is in a text, and a byte order mark before it.
  static func isBlank(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0).allSatisfy(JSONScanner.isSpace)
  }
}
