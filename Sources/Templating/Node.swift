/// A part of a compiled template.
enum Node: Sendable {
  /// UTF-8, as files are written.
  case literal([UInt8])
  case text(Text)
  case markup(ValuePath)
  case section(ValuePath, [Node])
  case inverted(ValuePath, [Node])

  /// A value that is written as text.
  struct Text: Sendable {
    let path: ValuePath
    /// What each of its lines begins with, those of nothing excepted.
    let indentation: [UInt8]
    /// An element of a list at the end of a line: where it is empty, no blanks are at the end.
    let endsLine: Bool
    /// Written so that HTML shows it as it is.
    let isEscaped: Bool
  }
}
