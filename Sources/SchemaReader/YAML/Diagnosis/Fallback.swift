import SourceText

extension SyntaxDiagnosis {
  /// libyaml's message with its terms replaced by those of people who write schemas.
  static func reworded(_ trouble: SyntaxTrouble) -> Diagnostic {
    let problem = trouble.failure.problem
    let message = words.first { problem.hasPrefix($0.problem) }
    return trouble.finding(message?.message ?? problem, at: place(trouble), help: message?.help)
  }

  private static let words: [(problem: String, message: String, help: String?)] = [
    ("mapping values are not allowed", "a colon where no key can stand", "quote a text with `: ` in it"),
    ("mapping keys are not allowed", "a key where no key can stand", nil),
    (
      "block sequence entries are not allowed", "an element of a list where none can stand",
      "put it on a line of its own"
    ),
    ("did not find expected key", "this is no `key: value`", "check the indentation and the quotes"),
    ("did not find expected ',' or '}'", "a `,` or `}` is missing before this", nil),
    ("did not find expected ',' or ']'", "a `,` or `]` is missing before this", nil),
    ("did not find expected '-'", "an element of this list does not start with `- `", nil),
    ("did not find expected node content", "a value is missing before this", nil),
    (
      "did not find expected <document start>", "more text behind the end of the document",
      "a file holds one mapping, or several with `---` between them"
    ),
    ("found unknown directive name", "a line that starts with `%` is a directive for YAML", "quote the text"),
    ("found duplicate %YAML directive", "`%YAML` stands here twice", "delete it"),
    ("found incompatible YAML document", "a YAML version that cannot be read", "delete the line `%YAML`"),
    ("found unexpected end of stream", "the file ends in the middle of a value", nil),
  ]

  /// The word at the failure; at the end of the file, the place behind its last character.
  private static func place(_ trouble: SyntaxTrouble) -> SourceRange {
    let bytes = trouble.file.bytes
    let isDirective = trouble.failure.context == "while scanning a directive"
    var start = min((isDirective ? trouble.failure.contextOffset : nil) ?? trouble.failure.offset, bytes.count)
    if trouble.isAtEnd, !isDirective {
      while start > 0, [0x20, 0x0A, 0x0D].contains(bytes[start - 1]) { start -= 1 }
      return trouble.range(start, start)
    }
    let end = bytes[start...].firstIndex { [0x20, 0x09, 0x0A, 0x0D].contains($0) } ?? bytes.count
    return trouble.range(start, end)
  }
}
