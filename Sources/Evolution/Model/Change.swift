import SourceText

/// One edit between a release and the current schemas, as a rule sees it.
struct Change: Sendable {
  /// The declaration that was edited, such as `RedPacket/fields/title`.
  let at: String
  let message: LocalizedText
  let help: LocalizedText
  /// In the current schemas: the declaration, or what it was removed from.
  let range: SourceRange
  /// In the release.
  let released: SourceRange?
  /// What the app's code uses of it.
  let symbol: String
  var consequences: [Consequence]

  init(
    at: String, _ message: LocalizedText, help: LocalizedText, at range: SourceRange, released: SourceRange?,
    symbol: String, _ consequences: [Consequence]
  ) {
    self.at = at
    self.message = message
    self.help = help
    self.range = range
    self.released = released
    self.symbol = symbol
    self.consequences = consequences
  }
}
