import SourceText

/// A file with text outside of ASCII before the places, and findings with hostile texts.
enum Fixture {
  static let file = SourceFile(id: .init(0), path: "Schemas/红 包,a:b%.yaml", text: "a: 1\n🧧é: x\n  b: 2\r\n🧧é: x\n")
  static let other = SourceFile(id: .init(1), path: "Schemas/Other.yaml", text: "id: 5\n")
  static let files: SourceFiles = [file, other]

  /// Quotes, line breaks, controls, the ends of CDATA and of commands, a combining mark behind a sign, bidi, emoji.
  static let hostile =
    "\"q\" 'a' <b> & ]]> % %0A ::error::x \\ \r\n\t\u{0}\u{1B}[31m \u{202E}红🧧\u{2028} %\u{301}\"\u{301}\u{FFFE}"

  static func range(_ text: String, in file: SourceFile = file) -> SourceRange { file.range(text) }

  private static let said = LocalizedText.verbatim(hostile)

  static let findings = [
    Diagnostic(
      "hostile-rule", .error, said, at: range("x"), label: said,
      notes: [.init(said, at: other.range), .init("no place")], help: said,
      fixIts: [
        .init(
          said, edits: [.init(range: range("x"), replacement: hostile), .init(range: other.range, replacement: "")])
      ]),
    Diagnostic("many-lines", .warning, "two lines", at: range("b: 2\r\n🧧é: x\n")),
    Diagnostic("id-rule", .note, "an id", at: range("id", in: other)),
  ]
}

extension SourceFile {
  /// The first place of a text.
  func range(_ text: String) -> SourceRange {
    let wanted = Array(text.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
    return SourceRange(file: id, start: start, end: start + wanted.count)
  }
}
