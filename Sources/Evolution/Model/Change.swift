import SourceText

/// One edit between a release and the current schemas, as a rule sees it.
struct Change: Sendable {
  /// The declaration that was edited, such as `RedPacket/fields/title`.
  let at: String
  let message: LocalizedText
  let help: LocalizedText
  /// In the current schemas: the declaration, or what it was removed from; if nothing of that is left, in the release.
  let range: SourceRange
  /// In the release.
  let released: SourceRange?
  /// How the app's code uses it.
  let use: SourceUse
  var consequences: [Consequence]

  init(
    at: String, _ message: LocalizedText, help: LocalizedText, at range: SourceRange, released: SourceRange?,
    symbol: String, _ consequences: [Consequence]
  ) {
    self.init(
      at: at, message, help: help, at: range, released: released, use: .naming(symbol), consequences)
  }

  init(
    at: String, _ message: LocalizedText, help: LocalizedText, at range: SourceRange, released: SourceRange?,
    use: SourceUse, _ consequences: [Consequence]
  ) {
    self.at = at
    self.message = message
    self.help = help
    self.range = range
    self.released = released
    self.use = use
    self.consequences = consequences
  }
}
