import SourceText

/// What a phrase has against the house style in its two languages.
public struct HouseStyle {
  private let phrase: LocalizedText
  /// Whether it is prose of whole sentences, or half a sentence without a full stop.
  private let isProse: Bool

  public init(_ phrase: LocalizedText, isProse: Bool = false) { (self.phrase, self.isProse) = (phrase, isProse) }

  public var faults: [String] {
    let text = phrase.chinese
    let prose = Self.withoutCode(text)
    var faults: [String] = []
    if text == phrase.english || !text.unicodeScalars.contains(where: Self.isChinese) { faults.append("not Chinese") }
    if !text.hasSuffix("？"), isProse != text.hasSuffix("。") || text.hasSuffix(".") { faults.append("full stop") }
    // Where English has a plain word, Chinese may name the keyword.
    if !Self.code(in: text).isSuperset(of: Self.code(in: phrase.english)) { faults.append("code is missing") }
    if Self.pairs(prose).contains(where: Self.lacksSpace) { faults.append("no space beside Latin or code") }
    if Self.pairs(prose).contains(where: { Self.isChinese($0) && ",;:?!.".unicodeScalars.contains($1) }) {
      faults.append("narrow punctuation")
    }
    return faults.map { "\($0): \(text)" }
  }

  private static func code(in text: String) -> Set<Substring> {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return Set(parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] })
  }

  /// With an empty pair of backticks for each piece of code.
  private static func withoutCode(_ text: String) -> [Unicode.Scalar] {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return Array(parts.indices.filter { $0 % 2 == 0 }.map { String(parts[$0]) }.joined(separator: "``").unicodeScalars)
  }

  private static func pairs(_ text: [Unicode.Scalar]) -> Zip2Sequence<[Unicode.Scalar], ArraySlice<Unicode.Scalar>> {
    zip(text, text.dropFirst())
  }

  private static func lacksSpace(_ pair: (Unicode.Scalar, Unicode.Scalar)) -> Bool {
    isChinese(pair.0) && isNarrow(pair.1) || isNarrow(pair.0) && isChinese(pair.1)
  }

  private static func isChinese(_ character: Unicode.Scalar) -> Bool { ("\u{4e00}"..."\u{9fff}").contains(character) }

  private static func isNarrow(_ character: Unicode.Scalar) -> Bool {
    character == "`" || character.isASCII && character.properties.isAlphabetic
      || character.isASCII && character.properties.numericType != nil
  }
}
