import SourceText

extension Rule {
  static let fullWidthPunctuation = Rule(
    "full-width-punctuation", .error, isConfigurable: false, theme: .commonMistakes)
}

extension Diagnostic {
  /// - Parameter entry: What the text is meant to be.
  static func fullWidthPunctuation(at range: SourceRange, entry: String, isSafe: Bool) -> Diagnostic {
    Diagnostic(
      .fullWidthPunctuation, fullWidthColon, at: range,
      help: LocalizedText("use a half-width colon and a space: `\(entry)`", zh: "改用半角冒号加空格：`\(entry)`"),
      fixIts: [.init(Wording.write(entry), replace: range, with: entry, isSafe: isSafe)])
  }

  /// A text over several lines, each of which may be an entry.
  static func fullWidthPunctuation(atLines range: SourceRange) -> Diagnostic {
    Diagnostic(
      .fullWidthPunctuation, fullWidthColon, at: range,
      help: LocalizedText(
        "replace each `：` after a key with a half-width colon and a space", zh: "把键后面的每个 `：` 改为半角冒号加空格"))
  }

  private static let fullWidthColon = LocalizedText(
    "`：` is a full-width colon, which YAML does not read as a colon", zh: "`：` 是全角冒号，YAML 不把它当作冒号")
}
