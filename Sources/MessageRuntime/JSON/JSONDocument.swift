/// JSON texts as bytes and tokens: a message's own, and behind it those that were found in its strings.
///
/// Token 0 is the whole value of the first text. Behind a list's token come those of its elements, behind an object's a
/// key and a value for each member, in the order of the text.
nonisolated struct JSONDocument: Sendable {
  /// The texts' UTF-8, and a zero behind each.
  private(set) var bytes: [UInt8] = []
  private(set) var tokens: [JSONToken] = []
  /// The string that was looked into last, and the value that it holds; nil: it is no JSON.
  private var opened: (string: Int, content: Int?)?

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// `{}`
  init() { _ = addObject() }

  /// - Parameter skipsMark: a byte order mark at the start is passed over, which some writers put before the JSON
  ///   (RFC 8259, section 8.1).
  init(_ text: String, skipsMark: Bool = false) throws(JSONSyntaxError) {
    bytes.reserveCapacity(text.utf8.count + 1)
    tokens.reserveCapacity(32)
    _ = try add(text, skipsMark: skipsMark)
  }

  /// Adds a text.
  /// - Returns: its value.
  mutating func add(_ text: String, skipsMark: Bool = false) throws(JSONSyntaxError) -> Int {
    let value = tokens.count
    var start = bytes.count
    bytes.append(contentsOf: text.utf8)
    bytes.append(0)
    if skipsMark && bytes[0] == 0xEF && bytes.starts(with: JSONDocument.mark) { start = JSONDocument.mark.count }
    try JSONScanner.scan(bytes, from: start, into: &tokens)
    return value
  }

  /// Adds an empty object.
  mutating func addObject() -> Int {
    tokens.append(JSONToken(.object, from: 0, to: 0, next: tokens.count + 1))
    return tokens.count - 1
  }

  /// The value of the JSON in a string.
  mutating func content(of string: Int) -> Int? {
    if opened?.string != string { opened = (string, text(string).flatMap { try? add($0) }) }
    return opened?.content
  }

  /// Whether nothing but white space is in a text, and a byte order mark before it.
  static func isBlank(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0).allSatisfy(JSONScanner.isSpace)
  }

  func kind(_ token: Int) -> JSONToken.Kind { tokens[token].kind }

  /// The number of the token behind a value.
  func next(behind value: Int) -> Int { Int(tokens[value].next) }

  /// Whether a list or object has nothing in it, or a string no text.
  func isEmpty(_ token: Int) -> Bool {
    isContainer(token) ? next(behind: token) == token + 1 : kind(token) == .string && tokens[token].bytes.isEmpty
  }

  func isContainer(_ token: Int) -> Bool { kind(token) == .object || kind(token) == .list }

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

  /// The elements of a list, or the keys of an object's members.
  func contents(of container: Int) -> [Int] {
    let value = kind(container) == .object ? 1 : 0
    var contents: [Int] = []
    var place = container + 1
    let end = next(behind: container)
    while place < end {
      contents.append(place)
      place = next(behind: place + value)
    }
    return contents
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
