import SourceText

extension Diagnostic {
  /// The message, the notes that need no location, and the help, each on a line.
  /// - Parameter showsLocations: Notes with a location are elsewhere in the report.
  func words(in language: Language, showsLocations: Bool = false) -> String {
    let notes = notes.filter { showsLocations ? $0.range == nil : $0.isAboutFinding }.map {
      Self.headed(.note, $0.message)
    }
    let help = help.map { [Self.headed(.help, $0)] } ?? []
    return ([message] + notes + help).map { $0.text(in: language) }.joined(separator: "\n")
  }

  private static func headed(_ heading: Heading, _ text: LocalizedText) -> LocalizedText {
    LocalizedText("\(heading.word)\(Heading.colon)\(text)", zh: "\(heading.word)\(Heading.colon)\(text)")
  }
}
