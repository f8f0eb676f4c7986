import SourceText

extension SyntaxDetector {
  /// A line whose indentation is that of no line above it.
  static let unevenIndentation = SyntaxDetector(one: { trouble in
    let line = trouble.line
    guard trouble.failure.offset == line.content, line.content < line.end, !trouble.failure.context.contains("flow"),
      trouble.isMissingSeparator, let open = trouble.failure.contextOffset
    else { return nil }
    let outer = trouble.file.location(of: open)
    guard line.indentation == outer.column - 1 else {
      return trouble.finding(
        LocalizedText("inconsistent indentation: no line above has the same", zh: "这一行的缩进与上面任何一行都不一致"),
        at: trouble.range(line.content, line.textEnd),
        help: LocalizedText("align it with the lines it belongs to", zh: "缩进要与它同级的行一致"))
    }
    let isList = trouble.failure.problem.contains("'-'")
    return trouble.finding(
      isList
        ? LocalizedText("a key in the middle of a list", zh: "列表的元素之间有一个键")
        : LocalizedText("a list element in the middle of a mapping", zh: "键之间有一个列表的元素"),
      at: trouble.range(line.content, line.textEnd),
      notes: [
        .init(
          isList
            ? LocalizedText("the list starts here", zh: "列表从这里开始")
            : LocalizedText("the mapping starts here", zh: "映射从这里开始"),
          at: trouble.range(open, open + 1))
      ],
      help: isList
        ? LocalizedText("start it with `- `, or change its indentation", zh: "以 `- ` 开头，或改变缩进")
        : LocalizedText("indent it under the key of its list", zh: "缩进到它所属的键下面"))
  })
}
