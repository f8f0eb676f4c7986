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
