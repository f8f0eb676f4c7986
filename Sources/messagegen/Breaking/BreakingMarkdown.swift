import Evolution
import Reports
import SourceText

/// Breaking changes for a pull request: a headline, and a table by who is affected.
struct BreakingMarkdown {
  let changes: [BreakingChange]
  /// What else was found.
  let findings: [Diagnostic]
  /// The files of all ranges.
  let files: SourceFiles
  /// Such as `1 error against 3 releases`.
  let count: LocalizedText
  /// What accepts each error.
  let acceptances: [String]
  let language: Language

  /// Pages take no more than 65,536 characters.
  private static let maximumLength = 60_000

  var text: String {
    let rest = others + acceptance
    return "### " + Markdown.text(headline.text(in: language)) + "\n"
      + table(of: Self.maximumLength - rest.utf16.count) + rest
  }

  /// Whom errors affect, then how many findings there are.
  private var headline: LocalizedText {
    let directions = Direction.allCases.filter { direction in
      changes.contains { change in
        change.breaks.contains { $0.consequence.direction == direction && change.severity(of: $0) == .error }
      }
    }
    guard let first = directions.first else { return LocalizedText("\(count)", zh: "\(count)") }
    let readers = directions.dropFirst().reduce(first.reader) { readers, direction in
      LocalizedText("\(readers) and \(direction.reader)", zh: "\(readers)和\(direction.reader)")
    }
    return LocalizedText("Breaks \(readers): \(count)", zh: "破坏\(readers)：\(count)")
  }

  // MARK: The table

  private func table(of length: Int) -> String {
    var rows = Direction.allCases.flatMap { direction in
      changes.flatMap { change in
        change.breaks.filter { $0.consequence.direction == direction }.map { row($0, change) }
      }
    }
    if rows.isEmpty { return "" }
    let all = rows.count
    while !rows.isEmpty, self.length(of: rows) > length { rows.removeLast(max(1, rows.count / 20)) }
    return "\n" + Markdown.table(Self.heads.map { $0.text(in: language) }, rows) + "\n" + hidden(all - rows.count)
  }

  /// What else was found.
  private var others: String {
    if findings.isEmpty { return "" }
    let shown = Array(findings.prefix(Self.mostRows))
    return "\n" + MarkdownReport(language: language).text(of: shown, in: files) + hidden(findings.count - shown.count)
  }

  private func hidden(_ count: Int) -> String {
    if count == 0 { return "" }
    return "\n" + LocalizedText("\(count) more are not shown.\n", zh: "另有 \(count) 个未显示。\n").text(in: language)
  }

  private static let heads = [
    LocalizedText("Affected", zh: "影响"), LocalizedText("Location", zh: "位置"), LocalizedText("Rule", zh: "规则"),
    LocalizedText("What happens", zh: "结果"), LocalizedText("Help", zh: "建议"),
  ]

  private func length(of rows: [[String]]) -> Int { rows.joined().reduce(0) { $0 + $1.utf16.count + 3 } }

  private func row(_ part: BreakingChange.Break, _ change: BreakingChange) -> [String] {
    let what = [change.message] + change.texts(of: part)
    return [
      Markdown.text(part.consequence.direction.reader.text(in: language)),
      MarkdownReport.location(change.range, files) + "<br>" + Markdown.code(change.at),
      MarkdownReport(language: language).rule(change.rule.id, change.severity(of: part)),
      what.map { Markdown.sentence($0.text(in: language)) }.joined(separator: "<br>"),
      Markdown.sentence(change.help.text(in: language)),
    ]
  }

  /// Of commands, and of findings beside breaking changes.
  private static let mostRows = 20

  /// How errors are accepted.
  private var acceptance: String {
    if acceptances.isEmpty { return "" }
    let shown = acceptances.prefix(Self.mostRows).map { "messagegen breaking \($0) --reason '…'" }
    let commands = (shown + (acceptances.count > shown.count ? ["…"] : [])).joined(separator: "\n")
    let words = LocalizedText("If they are intended:", zh: "如果是有意的：").text(in: language)
    return "\n\(words)\n\n\(Markdown.block(commands, language: "sh"))\n"
  }
}

extension Direction {
  /// Whom a change affects.
  fileprivate var reader: LocalizedText {
    switch self {
    case .oldReadsNew: LocalizedText("installed apps", zh: "已安装的 App")
    case .newReadsOld: LocalizedText("histories", zh: "历史消息")
    case .source: LocalizedText("the app's code", zh: "App 的代码")
    case .display: LocalizedText("users", zh: "用户")
    }
  }
}
