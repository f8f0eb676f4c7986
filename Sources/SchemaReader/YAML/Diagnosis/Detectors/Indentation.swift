import SourceText

extension SyntaxDetector {
  /// A key that stands deeper than the value above it allows, so YAML took it for more of that value.
  static let tooMuchIndentation = SyntaxDetector(one: { trouble in
    let problem = trouble.failure.problem
    guard problem.hasPrefix("mapping values are not allowed") || problem == "did not find expected key",
      let above = trouble.lineAbove, trouble.line.indentation > above.indentation, above.hasColon,
      let first = trouble.line.first, let start = above.item(before: above.end).value,
      first.start == trouble.failure.offset || first.end <= trouble.failure.offset
    else { return nil }
    let key = trouble.text(first.start, first.end)
    let value = trouble.text(start, above.textEnd)
    return trouble.finding(
      "`\(key)` stands too deep: line \(above.number) has a value already, `\(SyntaxTrouble.shortened(value))`",
      at: trouble.range(first.start, first.end), help: "indent it like the line it belongs to")
  })

  /// A line whose indentation is that of no line above it.
  static let unevenIndentation = SyntaxDetector(one: { trouble in
    let line = trouble.line
    guard trouble.failure.offset == line.content, line.content < line.end, !trouble.failure.context.contains("flow"),
      trouble.isMissingSeparator, let open = trouble.failure.contextOffset
    else { return nil }
    let outer = trouble.file.place(of: open)
    guard line.indentation == outer.column - 1 else {
      return trouble.finding(
        "this line's indentation is that of no line above it", at: trouble.range(line.content, line.textEnd),
        help: "indent it like the lines it belongs to")
    }
    let isList = trouble.failure.problem.contains("'-'")
    return trouble.finding(
      isList ? "a key among the elements of a list" : "an element of a list among keys",
      at: trouble.range(line.content, line.textEnd),
      notes: [.init("the \(isList ? "list" : "mapping") begins here", at: trouble.range(open, open + 1))],
      help: isList ? "start it with `- `, or indent it otherwise" : "indent it under the key whose list it is")
  })

  /// A line that is neither `key: value` nor part of the text above it.
  static let missingColon = SyntaxDetector(one: { trouble in
    guard trouble.failure.problem == "could not find expected ':'", let start = trouble.failure.contextOffset else {
      return nil
    }
    let line = YAMLLine(trouble.file.place(of: start).line, in: trouble.file)
    return trouble.finding(
      "a key without a colon and a value", at: trouble.range(start, max(start, line.textEnd)),
      help: "write `key: value`; a text over several lines is indented deeper than its key")
  })
}
