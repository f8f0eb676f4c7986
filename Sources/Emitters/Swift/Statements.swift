/// Statements of generated code, as code generators make them: lines without what they will be indented by.
extension [String] {
  /// `if … {`, the statements inside, indented, and `}`.
  static func block(_ opening: String, _ statements: [String]) -> [String] {
    [opening + " {"] + statements.map { "  " + $0 } + ["}"]
  }
}
