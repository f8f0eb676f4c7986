import SourceText

extension Diagnostic {
  /// The message, the notes without a place of their own, and the help, each on a line.
  var words: String {
    let notes = notes.filter { $0.range == nil }.map { "note: " + $0.message.english }
    return ([message.english] + notes + (help.map { ["help: " + $0.english] } ?? [])).joined(separator: "\n")
  }
}
