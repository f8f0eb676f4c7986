/// The characters that one position of a pattern matches: exact for ASCII, all others counted as three.
struct PatternCharacters: Equatable {
  /// Characters beyond ASCII.
  private struct Others: OptionSet {
    var rawValue: UInt8

    static let word = Others(rawValue: 1)
    static let blank = Others(rawValue: 2)
    static let rest = Others(rawValue: 4)
    static let all: Others = [.word, .blank, .rest]
  }

  /// A bit for each ASCII character below 64, and for each from there on.
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  private var others: Others = []

  static let none = PatternCharacters()
  static let all = none.inverted

  private init() {}

  init(_ range: ClosedRange<Unicode.Scalar>) {
    let (first, last) = (range.lowerBound.value, range.upperBound.value)
    for value in first..<max(first, min(last + 1, 128)) { insert(value) }
    if last > 127 { others = first == last ? Self.kind(of: range.lowerBound) : .all }
  }

  init(_ characters: String) {
    for scalar in characters.unicodeScalars { formUnion(PatternCharacters(scalar...scalar)) }
  }

  /// Those of a class such as `\d`; nil: it is none.
  init?(escaped letter: Unicode.Scalar) {
    switch letter {
    case "d", "D": self.init("0123456789")
    case "w", "W":
      self.init("0123456789_")
      formUnion(Self("A"..."Z"))
      formUnion(Self("a"..."z"))
    case "s", "S": self.init("\t\n\u{B}\u{C}\r ")
    case "h", "H": self.init("\t ")
    case "v", "V": self.init("\n\u{B}\u{C}\r")
    default: return nil
    }
    if letter.properties.isUppercase { self = inverted }
    switch letter {
    case "d", "w": others = .word
    case "s", "h", "v": others = .blank
    case "W": others = [.blank, .rest]
    case "S": others = [.word, .rest]
    // Of letters and of blanks some are in it, others are not.
    default: others = .all
    }
  }

  private static func kind(of scalar: Unicode.Scalar) -> Others {
    let properties = scalar.properties
    if properties.isWhitespace { return .blank }
    // What counts as a part of a word is more than this.
    return properties.generalCategory == .otherPunctuation ? .rest : [.word, .rest]
  }

  /// All but these; of characters beyond ASCII some may be in both.
  var inverted: Self {
    var inverted = self
    inverted.low = ~low
    inverted.high = ~high
    inverted.others = .all
    return inverted
  }

  /// These in upper and in lower case.
  var ignoringCase: Self {
    let letters: UInt64 = 0x07FF_FFFE
    var both = self
    both.high |= (high & letters) << 32 | (high >> 32 & letters)
    // There are letters beyond ASCII whose other case is within.
    if both.high & (letters | letters << 32) != 0 { both.others.insert(.word) }
    return both
  }

  func overlaps(_ other: Self) -> Bool {
    low & other.low != 0 || high & other.high != 0 || !others.isDisjoint(with: other.others)
  }

  mutating func formUnion(_ other: Self) {
    low |= other.low
    high |= other.high
    others.formUnion(other.others)
  }

  private mutating func insert(_ value: UInt32) {
    if value < 64 { low |= 1 << UInt64(value) } else { high |= 1 << UInt64(value - 64) }
  }
}
