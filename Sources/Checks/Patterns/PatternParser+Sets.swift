extension PatternParser {
  /// What one escape or one element of a set stands for.
  struct Element {
    var characters: PatternCharacters
    /// Nil: it stands for several.
    var scalar: Unicode.Scalar?
  }

  /// What comes after `[`, to the end of the set.
  ///
  /// - Returns: the characters in it, or more of them.
  mutating func set() throws(PatternFault) -> (characters: PatternCharacters, isExact: Bool) {
    if rest.first == ":", let name = posixClass() { return (name, false) }
    let isInverted = takes("^")
    var all = PatternCharacters.none
    var isExact = true
    /// The character that a range may begin with.
    var start: Unicode.Scalar?
    var isFirst = true
    while true {
      skipBlanks()
      guard let first = rest.first else { throw .unclosed("[") }
      if first == "]", !isFirst {
        rest.removeFirst()
        break
      }
      if takes("&&") || takes("--") {
        (start, isExact) = (nil, false)
      } else if first == "-", let low = start, let high = try rangeEnd() {
        if high < low { throw .swappedRange(low, high) }
        all.formUnion(cased(PatternCharacters(low...high)))
        start = nil
      } else if takes("[") {
        let inner = try nested(orElse: (.all, false)) { (parser) throws(PatternFault) in try parser.set() }
        all.formUnion(inner.characters)
        (start, isExact) = (nil, isExact && inner.isExact)
      } else if takes("\\Q") {
        guard let quoted = take(until: "\\E") else { throw .unclosed("[") }
        for scalar in quoted { all.formUnion(characters(scalar)) }
        start = nil
      } else {
        let element = try element()
        all.formUnion(element.characters)
        start = element.scalar
      }
      isFirst = false
    }
    if !isInverted { return (all, isExact) }
    return (isExact ? all.inverted : .all, isExact)
  }

  /// `:alpha:]`; nil: it is none.
  private mutating func posixClass() -> PatternCharacters? {
    var ahead = self
    ahead.rest.removeFirst()
    guard let name = ahead.take(until: ":]"), !name.contains("]"), !name.contains("[") else { return nil }
    self = ahead
    return .all
  }

  /// The end of a range whose start was read: `-z`; nil: the hyphen is one.
  private mutating func rangeEnd() throws(PatternFault) -> Unicode.Scalar? {
    var ahead = self
    ahead.rest.removeFirst()
    ahead.skipBlanks()
    guard let next = ahead.rest.first, next != "]", next != "[", next != "-" else { return nil }
    guard let end = try ahead.element().scalar else { return nil }
    self = ahead
    return end
  }

  private mutating func element() throws(PatternFault) -> Element {
    let first = rest.removeFirst()
    guard first == "\\" else { return Element(characters: characters(first), scalar: first) }
    return try escapedCharacters()
  }

  /// What comes after a backslash and stands for one character.
  mutating func escapedCharacters() throws(PatternFault) -> Element {
    guard let letter = rest.popFirst() else { throw .trailingBackslash }
    if let characters = PatternCharacters(escaped: letter) { return Element(characters: characters) }
    switch letter {
    case "p", "P", "N":
      guard takes("{"), let name = take(until: "}"), !name.isEmpty else {
        throw .escape(letter, letter == "N" ? "\\N{NAME OF A CHARACTER}" : "\\\(letter){L}")
      }
      return Element(characters: .all)
    case "x" where rest.first == "{":
      guard takes("{"), let digits = take(until: "}"), let scalar = Self.value(digits).flatMap(Unicode.Scalar.init)
      else {
        throw .escape("x", "\\x{1F600}")
      }
      return Element(characters: characters(scalar), scalar: scalar)
    case "x": return try number(1...2, letter, "\\x41")
    case "u": return try number(4...4, letter, "\\u0041")
    case "U": return try number(8...8, letter, "\\U0001F600")
    case "0":
      let digits = take { ("0"..."7").contains($0) }
      guard !digits.isEmpty else { throw .escape("0", "\\01") }
      return Element(characters: .all)
    case "c":
      rest = rest.dropFirst()
      return Element(characters: .all)
    case _ where letter.properties.isAlphabetic:
      // Of some it is a character, of others nothing is known.
      let meanings: [Unicode.Scalar: Unicode.Scalar] = ["n": "\n", "r": "\r", "t": "\t", "f": "\u{C}"]
      return meanings[letter].map { Element(characters: characters($0), scalar: $0) } ?? Element(characters: .all)
    default: return Element(characters: characters(letter), scalar: letter)
    }
  }

  /// So many hexadecimal digits.
  private mutating func number(
    _ count: ClosedRange<Int>, _ letter: Unicode.Scalar, _ form: String
  ) throws(PatternFault) -> Element {
    let digits = rest.prefix(count.upperBound).prefix { $0.properties.isASCIIHexDigit }
    guard digits.count >= count.lowerBound, let value = Self.value(digits), value <= 0x10FFFF else {
      throw .escape(letter, form)
    }
    rest = rest[digits.endIndex...]
    // Half of a character says nothing by itself.
    guard let scalar = Unicode.Scalar(value) else { return Element(characters: .all) }
    return Element(characters: characters(scalar), scalar: scalar)
  }

  private static func value(_ digits: ArraySlice<Unicode.Scalar>) -> UInt32? {
    UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
  }
}
