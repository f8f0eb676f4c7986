/// Case names of enumerations whose raw values are strings.
extension SwiftNames {
  /// The lowerCamelCase name of a raw value: `PERMANENT_LOCK` → `permanentLock`, `URLPath` → `urlPath`.
  ///
  /// Words end at what is no letter or digit. The result need not be an identifier (`1v1`), and may be empty.
  public static func caseName(from raw: String) -> String {
    if isUpperCamelCase(raw) { return caseName(ofWord: raw) }
    // A word that begins with a small letter is its own name.
    if isWord(raw) { return raw }
    return words(in: raw).enumerated().map { place, word in
      let word = isCapitals(word) ? Substring(word.lowercased()) : word
      return place == 0 ? lowerCapitals(of: word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }

  /// The same of ASCII letters and digits, a capital first.
  private static func caseName(ofWord word: String) -> String {
    let count = word.utf8.count
    return String(unsafeUninitializedCapacity: count) { bytes in
      _ = bytes.initialize(from: word.utf8)
      let rest = bytes.firstIndex { !$0.isCapital } ?? count
      let hasSmallLetters = bytes[rest...].contains { $0 >= UInt8(ascii: "a") }
      let kept = rest > 1 && hasSmallLetters && bytes[rest] >= UInt8(ascii: "a") ? 1 : 0
      for place in 0..<(hasSmallLetters ? rest - kept : count) { bytes[place] |= 0x20 }
      return count
    }
  }

  /// A word in capitals alone, digits aside.
  private static func isCapitals(_ word: Substring) -> Bool {
    word.contains(where: \.isCapital) && word.allSatisfy { $0.isCapital || $0.isNumber }
  }

  /// Lowers leading capitals; of several, the one that begins a lower-case word stays.
  private static func lowerCapitals(of word: Substring) -> String {
    let capitals = word.prefix(while: \.isCapital)
    let rest = word.dropFirst(capitals.count)
    let kept = capitals.count > 1 && rest.first?.isLowercase == true ? 1 : 0
    return capitals.dropLast(kept).lowercased() + String(capitals.suffix(kept)) + String(rest)
  }
}

/// What names are made of. Nearly all are ASCII, which is told without Unicode's tables.
extension Character {
  /// A letter or a number.
  var isWordPart: Bool {
    guard let ascii = asciiValue else { return isLetter || isNumber }
    return switch ascii {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  var isCapital: Bool {
    guard let ascii = asciiValue else { return isUppercase }
    return ascii.isCapital
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
