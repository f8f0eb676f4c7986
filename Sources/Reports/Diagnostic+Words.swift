import SourceText

extension Diagnostic {
  /// The message, the notes without a place of their own, and the help, each on a line.
  func words(in language: Language) -> String {
    let notes = notes.filter { $0.range == nil }.map { Self.headed(.note, $0.message) }
    let help = help.map { [Self.headed(.help, $0)] } ?? []
    return ([message] + notes + help).map { $0.text(in: language) }.joined(separator: "\n")
  }

  private static func headed(_ heading: Heading, _ text: LocalizedText) -> LocalizedText {
    LocalizedText("\(heading.word)\(Heading.colon)\(text)", zh: "\(heading.word)\(Heading.colon)\(text)")
  }
}
