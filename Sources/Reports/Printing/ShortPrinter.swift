import SourceText

/// Prints each finding as `path:line:column: error: message [rule-id]`, the form editors and continuous integration read.
public struct ShortPrinter: Sendable {
  private let files: SourceFiles
  private let language: Language

  public init(files: SourceFiles, language: Language = .english) {
    self.files = files
    self.language = language
  }

  public func print(_ diagnostics: [Diagnostic]) -> String { diagnostics.map { print($0) }.joined() }

  public func print(_ diagnostic: Diagnostic) -> String {
    // Editors look for the English word, whatever the message's language.
    let message = diagnostic.message.text(in: language)
    let words = TerminalText.shown("\(diagnostic.severity.rawValue): \(message) [\(diagnostic.id)]")
    guard let file = files.holding(diagnostic.range) else { return words + "\n" }
    let location = file.location(of: diagnostic.range.start)
    return "\(TerminalText.shown(file.path)):\(location.line):\(location.column): \(words)\n"
  }
}
