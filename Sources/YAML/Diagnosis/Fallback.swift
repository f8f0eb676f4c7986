import SourceText

extension SyntaxDiagnosis {
  /// libyaml's message with its terms replaced by those of people who write schemas.
  static func reworded(_ trouble: SyntaxTrouble) -> Diagnostic {
    let problem = trouble.failure.problem
    let message = words.first { problem.hasPrefix($0.problem) }
    return trouble.finding(
      message?.message ?? LocalizedText("\(problem)", zh: "YAML 语法错误：\(problem)"), at: location(trouble),
      help: message?.help)
  }

  private static let words: [(problem: String, message: LocalizedText, help: LocalizedText?)] = [
    (
      "mapping values are not allowed", LocalizedText("unexpected colon", zh: "这里不能有键，却有冒号"),
      LocalizedText("quote a string that contains `: `", zh: "含有 `: ` 的字符串要加引号")
    ),
    ("mapping keys are not allowed", LocalizedText("unexpected key", zh: "这里不能有键"), nil),
    (
      "block sequence entries are not allowed",
      LocalizedText("unexpected list element", zh: "这里不能有列表的元素"),
      LocalizedText("put it on its own line", zh: "让它独占一行")
    ),
    (
      "did not find expected key", LocalizedText("expected `key: value`", zh: "这里应为 `key: value`"),
      LocalizedText("check the indentation and the quotes", zh: "检查缩进和引号")
    ),
    (
      "did not find expected ',' or '}'", LocalizedText("missing `,` or `}` before this", zh: "这之前缺少 `,` 或 `}`"), nil
    ),
    (
      "did not find expected ',' or ']'", LocalizedText("missing `,` or `]` before this", zh: "这之前缺少 `,` 或 `]`"), nil
    ),
    (
      "did not find expected '-'",
      LocalizedText("an element of this list does not start with `- `", zh: "这个列表有一个元素没有以 `- ` 开头"), nil
    ),
    ("did not find expected node content", LocalizedText("missing value before this", zh: "这之前缺少一个值"), nil),
    (
      "did not find expected <document start>",
      LocalizedText("unexpected content after the end of the document", zh: "文档结束之后还有内容"),
      LocalizedText(
        "a file contains one mapping, or several separated by `---`", zh: "一个文件只有一个映射，或者用 `---` 隔开的几个映射")
    ),
    (
      "found unknown directive name",
      LocalizedText("YAML reads a line that starts with `%` as a directive", zh: "对 YAML 来说，以 `%` 开头的行是指令"),
      LocalizedText("quote the string", zh: "给字符串加引号")
    ),
    (
      "found duplicate %YAML directive", LocalizedText("duplicate `%YAML` directive", zh: "`%YAML` 出现了两次"),
      Wording.deleteIt
    ),
    (
      "found incompatible YAML document", LocalizedText("unsupported YAML version", zh: "无法读取的 YAML 版本"),
      LocalizedText("remove the `%YAML` line", zh: "删除 `%YAML` 这一行")
    ),
    (
      "found unexpected end of stream", LocalizedText("unexpected end of file inside a value", zh: "文件在一个值的中间就结束了"), nil
    ),
  ]

  /// The word at the failure; at the end of the file, the location after its last character.
  private static func location(_ trouble: SyntaxTrouble) -> SourceRange {
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
