/// A comment with what says where it belongs.
struct FormatComment: Sendable {
  /// From its `#`, without blanks behind it.
  let text: String
  let offset: Int
  /// Bytes before it in its line.
  let column: Int
  /// Whether nothing else is in its line.
  let isAlone: Bool
  var isPrecededByBlank: Bool

  /// What tools look for at the top of a file.
  var isForTools: Bool {
    let words = text.drop { $0 == "#" || $0 == " " }
    return words.hasPrefix("yaml-language-server:") || words.hasPrefix("messagegen:ignore-file")
  }
}
