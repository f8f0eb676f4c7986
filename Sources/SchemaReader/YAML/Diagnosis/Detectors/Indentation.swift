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
      Phrase(
        "`\(key)` stands too deep: line \(above.number) has a value already, `\(SyntaxTrouble.shortened(value))`",
        zh: "`\(key)` 缩进太深：第 \(above.number) 行已经有值 `\(SyntaxTrouble.shortened(value))`"),
      at: trouble.range(first.start, first.end),
      help: Phrase("indent it like the line it belongs to", zh: "缩进要与它同级的行一致"))
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
        Phrase("this line's indentation is that of no line above it", zh: "这一行的缩进与上面任何一行都不一致"),
        at: trouble.range(line.content, line.textEnd),
        help: Phrase("indent it like the lines it belongs to", zh: "缩进要与它同级的行一致"))
    }
    let isList = trouble.failure.problem.contains("'-'")
    return trouble.finding(
      isList
        ? Phrase("a key among the elements of a list", zh: "列表的元素之间有一个键")
        : Phrase("an element of a list among keys", zh: "键之间有一个列表的元素"),
      at: trouble.range(line.content, line.textEnd),
      notes: [
        .init(
          isList
            ? Phrase("the list begins here", zh: "列表从这里开始") : Phrase("the mapping begins here", zh: "映射从这里开始"),
          at: trouble.range(open, open + 1))
      ],
      help: isList
        ? Phrase("start it with `- `, or indent it otherwise", zh: "以 `- ` 开头，或改变缩进")
        : Phrase("indent it under the key whose list it is", zh: "缩进到它所属的键下面"))
  })

  /// A line that is neither `key: value` nor part of the text above it.
  static let missingColon = SyntaxDetector(one: { trouble in
    guard trouble.failure.problem == "could not find expected ':'", let start = trouble.failure.contextOffset else {
      return nil
    }
    let line = YAMLLine(trouble.file.place(of: start).line, in: trouble.file)
    return trouble.finding(
      Phrase("a key without a colon and a value", zh: "键后面没有冒号和值"),
      at: trouble.range(start, max(start, line.textEnd)),
      help: Phrase(
        "write `key: value`; a text over several lines is indented deeper than its key",
        zh: "写成 `key: value`；跨多行的文本要比它的键缩进更深"))
  })
}
