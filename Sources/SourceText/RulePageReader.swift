/// Reads pages of rules line by line.
struct RulePageReader {
  private let file: SourceFile
  /// Of the next line, from 1.
  private var number = 1
  private(set) var findings: [Diagnostic] = []

  init(_ file: SourceFile) { self.file = file }

  private var line: String? { number <= file.lineStarts.count ? file.line(number) : nil }

  mutating func pages(haveTexts: Bool) -> [RulePage] {
    var pages: [RulePage] = []
    skipEmptyLines()
    while let line {
      number += 1
      if !line.hasPrefix("# ") || haveTexts && !pages.isEmpty {
        expect(LocalizedText(haveTexts ? "a single `# <id>`" : "`# <id>`", zh: "`# <id>`"), at: number - 1)
      } else {
        var page = RulePage(id: String(line.dropFirst(2)))
        if haveTexts { readTexts(of: &page) }
        readExamples(of: &page)
        pages.append(page)
      }
      skipEmptyLines()
    }
    if pages.isEmpty { expect(.verbatim("`# <id>`"), at: 1) }
    return pages
  }

  // MARK: Texts

  private mutating func readTexts(of page: inout RulePage) {
    let summary = takeParagraph()
    if summary.count == 2 {
      page.summary = LocalizedText("\(summary[0])", zh: "\(summary[1])")
    } else {
      expect(LocalizedText("the summary: a line in English, a line in Chinese", zh: "摘要：英文一行，中文一行"))
    }
    let (english, chinese) = (takeParagraph(), takeParagraph())
    if english.count == 1, chinese.count == 1 {
      page.why = LocalizedText("\(english[0])", zh: "\(chinese[0])")
    } else {
      expect(LocalizedText("the reason: a line in English, an empty line, a line in Chinese", zh: "原因：英文一行，空行，中文一行"))
    }
  }

  private mutating func takeParagraph() -> [String] {
    skipEmptyLines()
    var lines: [String] = []
    while let line, !line.isEmpty, !line.hasPrefix("#") {
      lines.append(line)
      number += 1
    }
    return lines
  }

  // MARK: Examples

  private mutating func readExamples(of page: inout RulePage) {
    skipEmptyLines()
    while let line, !line.hasPrefix("# ") {
      number += 1
      switch line {
      case "## Bad": page.bad += takeExamples()
      case "## Good": page.good += takeExamples()
      case "## From": if let change = takeChange() { page.changes.append(change) }
      default:
        expect(LocalizedText("`## Bad`, `## Good` or `## From`", zh: "`## Bad`、`## Good` 或 `## From`"), at: number - 1)
      }
      skipEmptyLines()
    }
  }

  /// The releases in their order, the new schemas, and what they break, if anything.
  private mutating func takeChange() -> EvolutionExample? {
    let releases = takeExamples()
    guard takeHeading("## To") else {
      expect(.verbatim("`## To`"))
      return nil
    }
    let new = takeExamples().first
    let breaks = takeHeading("## Breaks") ? takeList() : []
    guard let base = releases.first, let new else { return nil }
    return EvolutionExample(from: base, over: Array(releases.dropFirst()), to: new, breaks: breaks)
  }

  private mutating func takeHeading(_ heading: String) -> Bool {
    skipEmptyLines()
    guard line == heading else { return false }
    number += 1
    return true
  }

  private mutating func takeList() -> [String] {
    let items = takeParagraph()
    if items.isEmpty || !items.allSatisfy({ $0.hasPrefix("- ") }) { expect(LocalizedText("a list", zh: "列表")) }
    return items.map { String($0.dropFirst(2)) }
  }

  private mutating func takeExamples() -> [Example] {
    var examples: [Example] = []
    while let block = takeBlock() {
      var text = block.lines.joined(separator: "\n")
      var saving = Example.Saving.utf8
      for word in block.words.dropFirst() {
        if word == "escaped" {
          text = Self.unescaped(text)
        } else if let known = Example.Saving(word) {
          saving = known
        } else {
          expect(.verbatim("`escaped`, `saving=utf16`, `saving=latin1`, `saving=filled:<count>`"), at: block.number)
        }
      }
      examples.append(Example(text, saving: saving))
    }
    if examples.isEmpty { expect(LocalizedText("a block of code", zh: "代码块")) }
    return examples
  }

  /// `\u{200B}` instead of what nobody would see.
  private static func unescaped(_ text: String) -> String {
    text.replacing(/\\u\{([0-9A-F]{1,6})\}/) { match in
      UInt32(match.1, radix: 16).flatMap { Unicode.Scalar($0) }.map { String(Character($0)) } ?? String(match.0)
    }
  }

  private struct Block {
    /// Behind the fence that opens it: the language first.
    let words: [Substring]
    let lines: [String]
    /// Of the fence.
    let number: Int
  }

  private mutating func takeBlock() -> Block? {
    skipEmptyLines()
    guard let fence = line, fence.hasPrefix("```") else { return nil }
    let start = number
    number += 1
    var lines: [String] = []
    while let line, line != "```" {
      lines.append(line)
      number += 1
    }
    if line == nil { expect(LocalizedText("the end of a block of code", zh: "代码块的结尾"), at: start) }
    number += 1
    return Block(words: fence.dropFirst(3).split(separator: " "), lines: lines, number: start)
  }

  // MARK: -

  private mutating func skipEmptyLines() { while line?.isEmpty == true { number += 1 } }

  /// - Parameter number: Of a line; nil: the next one.
  private mutating func expect(_ what: LocalizedText, at number: Int? = nil) {
    let start = file.lineStarts[min(number ?? self.number, file.lineStarts.count) - 1]
    let range = SourceRange(file: file.id, start: start, end: start)
    findings.append(Diagnostic("rule-page", .error, LocalizedText("expected \(what)", zh: "应为\(what)"), at: range))
  }
}
