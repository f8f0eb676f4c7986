import SourceText

/// The text of a template or a partial under the name that findings give it.
struct TemplateSource {
  let name: String
  let text: [UInt8]
  /// Nil: a built-in one, which people cannot look into.
  let file: SourceFile.ID?

  /// Of bytes of the text.
  func range(_ range: Range<Int>) -> SourceRange {
    SourceRange(file: file ?? SourceFile.ID(-1), start: range.lowerBound, end: range.upperBound)
  }

  func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }
}
