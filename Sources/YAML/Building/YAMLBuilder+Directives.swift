import SourceText

extension YAMLBuilder {
  /// What libyaml lets pass in the directives of a document, and YAML does not.
  mutating func checkDirectives(from start: Int) {
    let line = YAMLLine(file.location(of: start).line, in: file)
    let name = String(file.text(in: range(line.content, line.end)).prefix { $0 != " " && $0 != "\t" })
    if isDocumentOpen {
      let location = range(line.start, line.start)
      findings.append(
        Diagnostic(
          .yamlSyntax, "`...` is missing before `\(name)`", zh: "`\(name)` 之前缺少 `...`",
          at: range(line.content, line.content + name.utf8.count),
          help: LocalizedText(
            "end the document above with `...`, or remove the directive", zh: "用 `...` 结束上面的文档，或删除这条指令"),
          fixIts: [.init(LocalizedText("write `...`", zh: "写上 `...`"), replace: location, with: "...\n", isSafe: true)])
      )
    }
    for number in line.number...file.lineStarts.count {
      let line = YAMLLine(number, in: file)
      if line.isMarker { return }
      checkVersion(line)
    }
  }

  /// `%YAML 1.1#`: a comment begins behind a blank.
  private mutating func checkVersion(_ line: YAMLLine) {
    let bytes = file.bytes[line.start..<line.end]
    guard bytes.starts(with: "%YAML".utf8), let hash = bytes.firstIndex(of: UInt8(ascii: "#")),
      ![0x20, 0x09].contains(file.bytes[hash - 1])
    else { return }
    let space = LocalizedText("write a space", zh: "加上空格")
    findings.append(
      Diagnostic(
        .yamlSyntax, "a space is missing before the comment", zh: "注释前面缺少空格", at: range(hash, line.end),
        help: LocalizedText("write ` #`, or remove the comment", zh: "写成 ` #`，或删除注释"),
        fixIts: [.init(space, replace: range(hash, hash), with: " ", isSafe: true)]))
  }

  private func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(file: file.id, start: start, end: end) }
}
