/// The line of `.gitattributes` that marks generated code: build servers fold it in reviews.
struct GitAttributes {
  static let name = ".gitattributes"

  private let line: String

  /// - Parameter folder: for generated code, from the folder of the attributes.
  init(folder: String) {
    // A pattern of `gitignore`, in quotes as those of C if there is a blank in it.
    let pattern = folder.map { "[]*?\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    let isPlain = !pattern.contains { $0.isWhitespace || $0 == "\"" }
    let quoted = pattern.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    line = (isPlain ? "/\(pattern)/**" : "\"/\(quoted)/**\"") + " linguist-generated=true"
  }

  /// The text with the line at its end; nil: it is there.
  func added(to text: String?) -> String? {
    guard let text, !text.isEmpty else { return line + "\n" }
    if text.split(whereSeparator: \.isNewline).contains(line[...]) { return nil }
    return text + (text.last?.isNewline == true ? "" : "\n") + line + "\n"
  }
}
