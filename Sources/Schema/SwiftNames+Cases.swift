/// Case names of enumerations whose raw values are strings.
extension SwiftNames {
  /// The lowerCamelCase name of a raw value: `PERMANENT_LOCK` → `permanentLock`, `URLPath` → `urlPath`.
  ///
  /// Words end at what is no letter or digit. The result need not be an identifier (`1v1`), and may be empty.
  public static func caseName(from raw: String) -> String {
    words(in: raw).enumerated().map { index, word in
      let word = isCapitals(word) ? Substring(word.lowercased()) : word
      return index == 0 ? lowerCapitals(of: word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }

  /// A word in capitals alone, digits aside.
  private static func isCapitals(_ word: Substring) -> Bool {
    word.allSatisfy { $0.isCapital || $0.isNumber } && word.contains(where: \.isCapital)
  }

  /// Lowers leading capitals; of several, the one that begins a lower-case word stays.
  private static func lowerCapitals(of word: Substring) -> String {
    let capitals = word.prefix(while: \.isCapital)
    let rest = word.dropFirst(capitals.count)
    let kept = capitals.count > 1 && rest.first?.isLowercase == true ? 1 : 0
    return capitals.dropLast(kept).lowercased() + String(capitals.suffix(kept)) + String(rest)
  }
}
