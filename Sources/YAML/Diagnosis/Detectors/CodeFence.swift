import SourceText

extension SyntaxDetector {
  /// A block of Markdown that was pasted with the lines around it.
  static let codeFence = SyntaxDetector(one: { trouble in
    guard trouble.isFence(trouble.line) else { return nil }
    let fences = (trouble.line.number...trouble.file.lineStarts.count).map { YAMLLine($0, in: trouble.file) }
      .filter(trouble.isFence)
    let edits = fences.map { line in
      Diagnostic.Edit(range: trouble.range(line.start, trouble.nextLine(after: line)), replacement: "")
    }
    return trouble.finding(
      LocalizedText("a code fence of Markdown is not YAML", zh: "Markdown 的代码围栏不是 YAML"),
      at: trouble.range(trouble.line.content, trouble.line.textEnd),
      help: LocalizedText("remove the lines with \"```\"", zh: "删除带有 “```” 的行"),
      fixIts: [.init(LocalizedText("remove the fences", zh: "删除代码围栏"), edits: edits, isSafe: fences.count <= 2)])
  })
}

extension SyntaxTrouble {
  fileprivate func isFence(_ line: YAMLLine) -> Bool { file.bytes[line.content..<line.end].starts(with: "```".utf8) }

  fileprivate func nextLine(after line: YAMLLine) -> Int {
    line.number < file.lineStarts.count ? file.lineStarts[line.number] : file.bytes.count
  }
}
