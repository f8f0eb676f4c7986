import SourceText

extension SyntaxDetector {
  /// A tab where YAML requires spaces.
  static let tab = SyntaxDetector(one: { trouble in
    if trouble.failure.context.contains("quoted scalar") { return nil }
    guard let line = [trouble.line, trouble.lineAbove].lazy.compactMap(\.self).first(where: trouble.hasTab) else {
      return trouble.byte == 0x09 ? trouble.strayTab : nil
    }
    let edits = trouble.tabbedLines(from: line).map { line in
      let blanks = trouble.file.bytes[line.start..<line.content].map { $0 == 0x09 ? "  " : " " }
      return Diagnostic.Edit(range: trouble.range(line.start, line.content), replacement: blanks.joined())
    }
    return trouble.finding(
      LocalizedText("tab in the indentation", zh: "缩进里有制表符"), at: trouble.range(line.start, line.content),
      help: LocalizedText("indent with spaces", zh: "用空格缩进"),
      fixIts: [
        .init(
          LocalizedText("replace each tab with two spaces", zh: "每个制表符换成两个空格"), edits: edits,
          isSafe: !trouble.indentsWithSpaces)
      ])
  })

  /// A key that is deeper than the value above it allows, so YAML took it for more of that value.
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
      LocalizedText(
        "`\(key)` is indented too far: line \(above.number) already has the value `\(SyntaxTrouble.shortened(value))`",
        zh: "`\(key)` 缩进太深：第 \(above.number) 行已经有值 `\(SyntaxTrouble.shortened(value))`"),
      at: trouble.range(first.start, first.end),
      help: LocalizedText("align it with the line it belongs to", zh: "缩进要与它同级的行一致"))
  })

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

extension SyntaxTrouble {
  fileprivate func hasTab(_ line: YAMLLine) -> Bool { file.bytes[line.start..<line.content].contains(0x09) }

  /// The run of lines that begin with a tab: whoever indents one line so indents them all.
  fileprivate func tabbedLines(from line: YAMLLine) -> [YAMLLine] {
    var lines: [YAMLLine] = []
    for number in line.number...file.lineStarts.count {
      let next = YAMLLine(number, in: file)
      guard hasTab(next) else { break }
      lines.append(next)
    }
    return lines
  }

  /// Beside spaces nobody but the author knows how wide a tab was.
  fileprivate var indentsWithSpaces: Bool {
    file.lineStarts.contains { $0 < file.bytes.count && file.bytes[$0] == 0x20 }
  }

  fileprivate var strayTab: Diagnostic {
    let location = range(failure.offset, failure.offset + 1)
    let writeSpace = LocalizedText("replace with a space", zh: "改为空格")
    return finding(
      LocalizedText("tab where YAML requires a space", zh: "这里应该用空格，却是制表符"), at: location, help: writeSpace,
      fixIts: [.init(writeSpace, replace: location, with: " ", isSafe: true)])
  }
}
