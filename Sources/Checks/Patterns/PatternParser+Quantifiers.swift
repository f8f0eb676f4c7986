/// Quantifiers: `*`, `+`, `?` and `{2,5}`, also lazy and possessive.
extension PatternParser {
  /// Nil: none comes.
  mutating func quantifier() throws(PatternFault) -> (PatternNode.Quantifier, text: String)? {
    var quantifier: PatternNode.Quantifier
    var text = ""
    if takes("*") {
      (quantifier, text) = (.init(lower: 0, upper: nil), "*")
    } else if takes("+") {
      (quantifier, text) = (.init(lower: 1, upper: nil), "+")
    } else if takes("?") {
      (quantifier, text) = (.init(lower: 0, upper: 1), "?")
    } else if takes("{") {
      (quantifier, text) = try interval()
    } else {
      return nil
    }
    skipBlanks()
    if takes("+") { quantifier.isPossessive = true } else { _ = takes("?") }
    return (quantifier, text)
  }

  /// What comes after `{` in `{2}`, `{2,}`, `{2,5}`.
  private mutating func interval() throws(PatternFault) -> (PatternNode.Quantifier, text: String) {
    skipBlanks()
    let lower = take(while: Self.isDigit)
    skipBlanks()
    let hasComma = takes(",")
    skipBlanks()
    let upper = hasComma ? take(while: Self.isDigit) : ""
    skipBlanks()
    guard !lower.isEmpty, takes("}") else { throw .brace }
    let text = "{\(lower)\(hasComma ? "," : "")\(upper)}"
    let least = Int(lower) ?? .max
    let most = hasComma ? upper.isEmpty ? nil : Int(upper) ?? .max : least
    if let most, most < least { throw .swappedBounds(text) }
    return (.init(lower: least, upper: most), text)
  }
}
