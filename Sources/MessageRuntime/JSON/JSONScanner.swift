/// Checks a text against JSON's grammar, in one pass and without recursion, and writes down where its values are.
nonisolated struct JSONScanner {
  /// How deep JSON may be nested.
  static let depthLimit = 512

  private let bytes: [UInt8]
  private var place: Int
  private var tokens: [JSONToken] = []
  /// The innermost list or object that is not closed yet; -1: none.
  private var container = -1
  private var depth = 0

  /// - Parameters:
  ///   - bytes: UTF-8, and a zero behind it.
  ///   - tokens: those of other texts, behind which the new ones come.
  static func scan(_ bytes: [UInt8], from start: Int, into tokens: inout [JSONToken]) throws(JSONSyntaxError) {
    // Tokens count bytes by 32 bits.
    if UInt64(bytes.count) > UInt64(UInt32.max) { throw JSONSyntaxError(offset: bytes.count - 1) }
    var scanner = JSONScanner(bytes: bytes, place: start)
    swap(&scanner.tokens, &tokens)
    defer { swap(&scanner.tokens, &tokens) }
    try scanner.scan()
  }

  private init(bytes: [UInt8], place: Int) {
    self.bytes = bytes
    self.place = place
  }

  private mutating func scan() throws(JSONSyntaxError) {
    skipSpace()
    var isFirst = try value()
    while container >= 0 {
      skipSpace()
      let isObject = tokens[container].kind == .object
      if bytes[place] == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
        close()
        isFirst = false
        continue
      }
      if !isFirst {
        try byte(UInt8(ascii: ","))
        skipSpace()
      }
      if isObject {
        try string()
        skipSpace()
        try byte(UInt8(ascii: ":"))
        skipSpace()
      }
      isFirst = try value()
    }
    skipSpace()
    if place != bytes.count - 1 { throw JSONSyntaxError(offset: place) }
  }

  /// - Returns: whether a list or object was opened.
  private mutating func value() throws(JSONSyntaxError) -> Bool {
    switch bytes[place] {
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "{"): return try open(.object)
    case UInt8(ascii: "["): return try open(.list)
    case UInt8(ascii: "t"): try word("true", .true)
    case UInt8(ascii: "f"): try word("false", .false)
    case UInt8(ascii: "n"): try word("null", .null)
    default: try number()
    }
    return false
  }

  // MARK: Lists and objects

  private mutating func open(_ kind: JSONToken.Kind) throws(JSONSyntaxError) -> Bool {
    if depth == JSONScanner.depthLimit { throw JSONSyntaxError(offset: place) }
    depth += 1
    tokens.append(JSONToken(kind, from: place, to: place, next: container))
    container = tokens.count - 1
    place += 1
    return true
  }

  private mutating func close() {
    place += 1
    depth -= 1
    let outer = tokens[container].next
    tokens[container].end = UInt32(truncatingIfNeeded: place)
    tokens[container].next = UInt32(truncatingIfNeeded: tokens.count)
    container = outer == UInt32.max ? -1 : Int(outer)
  }

  // MARK: Other values

  private mutating func add(_ kind: JSONToken.Kind, from start: Int, to end: Int, hasEscapes: Bool = false) {
    tokens.append(JSONToken(kind, from: start, to: end, next: tokens.count + 1, hasEscapes: hasEscapes))
  }

  private mutating func byte(_ byte: UInt8) throws(JSONSyntaxError) {
    if bytes[place] != byte { throw JSONSyntaxError(offset: place) }
    place += 1
  }

  private mutating func word(_ word: String, _ kind: JSONToken.Kind) throws(JSONSyntaxError) {
    let start = place
    for byte in word.utf8 { try self.byte(byte) }
    add(kind, from: start, to: place)
  }

  private mutating func string() throws(JSONSyntaxError) {
    try byte(UInt8(ascii: "\""))
    let start = place
    var hasEscapes = false
    while true {
      place = Searches.endOfPlainText(bytes, from: place)
      if bytes[place] == UInt8(ascii: "\"") { break }
      // A control character, or the end of the text.
      if bytes[place] != UInt8(ascii: "\\") { throw JSONSyntaxError(offset: place) }
      hasEscapes = true
      try escape()
    }
    add(.string, from: start, to: place, hasEscapes: hasEscapes)
    place += 1
  }

  private mutating func escape() throws(JSONSyntaxError) {
    place += 1
    switch bytes[place] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      place += 1
    case UInt8(ascii: "u"):
      place += 1
      for _ in 0..<4 {
        if JSONText.hexValue(bytes[place]) == nil { throw JSONSyntaxError(offset: place) }
        place += 1
      }
    default: throw JSONSyntaxError(offset: place)
    }
  }

  private mutating func number() throws(JSONSyntaxError) {
    let start = place
    if bytes[place] == UInt8(ascii: "-") { place += 1 }
    if bytes[place] == UInt8(ascii: "0") { place += 1 } else { try digits() }
    if bytes[place] == UInt8(ascii: ".") {
      place += 1
      try digits()
    }
    if bytes[place] | 0x20 == UInt8(ascii: "e") {
      place += 1
      if bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") { place += 1 }
      try digits()
    }
    add(.number, from: start, to: place)
  }

  /// One digit or more.
  private mutating func digits() throws(JSONSyntaxError) {
    let start = place
    while bytes[place] &- UInt8(ascii: "0") <= 9 { place += 1 }
    if place == start { throw JSONSyntaxError(offset: place) }
  }

  private mutating func skipSpace() {
    while JSONScanner.isSpace(bytes[place]) { place += 1 }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte <= 0x20 && (byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09)
  }
}
