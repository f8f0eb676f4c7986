import SourceText

extension Rule {
  static let fullWidthPunctuation = Rule(
    "full-width-punctuation", .error, isConfigurable: false, theme: .commonMistakes,
    summary: LocalizedText("a full-width colon or comma used as YAML punctuation", zh: "YAML 标点处用了全角冒号或逗号"),
    why: LocalizedText(
      """
      YAML treats `：` and `，` as ordinary characters. The key and its value become one string, and the field is \
      missing.
      """,
      zh: "对 YAML 来说，`：` 和 `，` 只是普通字符。键和值会连成一段字符串，字段就不存在了。"),
    bad: [
      """
      message: Gift
      id: 1
      fields:
        ↓
        title：string
      """
    ],
    good: [
      """
      message: Gift
      id: 1
      fields:
        title: string
      """
    ])
}

extension Diagnostic {
  /// - Parameters:
  ///   - entry: What the text is meant to be.
  ///   - isSafe: nil: the text cannot be replaced.
  static func fullWidthPunctuation(at range: SourceRange, entry: String, isSafe: Bool?) -> Diagnostic {
    Diagnostic(
      .fullWidthPunctuation,
      LocalizedText("`：` is a full-width colon, which YAML does not read as a colon", zh: "`：` 是全角冒号，YAML 不把它当作冒号"),
      at: range,
      help: LocalizedText("use a half-width colon and a space: `\(entry)`", zh: "改用半角冒号加空格：`\(entry)`"),
      fixIts: isSafe.map { [.init(Wording.write(entry), replace: range, with: entry, isSafe: $0)] } ?? [])
  }
}
