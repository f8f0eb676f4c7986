import SourceText

/// Rules as a list, in the form that was asked for.
struct RuleList {
  let entries: [RuleEntry]
  let language: Language

  func text(_ format: RuleFormat) -> String {
    switch format {
    case .table: table
    case .markdown: markdown
    case .json: json
    }
  }

  /// A heading for each theme; `!` marks what cannot be changed.
  private var table: String {
    let width = entries.map(\.id.utf8.count).max() ?? 0
    var lines = ""
    var theme: Phrase?
    for entry in entries {
      if entry.theme != theme { lines += (theme == nil ? "" : "\n") + text(entry.theme) + "\n" }
      theme = entry.theme
      let severity = entry.severityText + (entry.isConfigurable ? "" : "!")
      lines += "  \(Self.pad(entry.id, width))  \(Self.pad(severity, 8))  \(text(entry.summary))\n"
    }
    let end = Phrase(
      "\(FindingCount.text(entries.count, "rule")); ! cannot be changed in the configuration",
      zh: "共 \(entries.count) 条规则；! 表示不能在配置中更改")
    return lines + "\n" + text(end) + "\n"
  }

  private var markdown: String {
    let titles = Phrase(
      "| rule | theme | severity | can be changed | |", zh: "| 规则 | 主题 | 严重级别 | 可更改 | |")
    let head = text(titles) + "\n| --- | --- | --- | --- | --- |\n"
    return entries.reduce(head) { lines, entry in
      let summary = text(entry.summary).split(separator: "|", omittingEmptySubsequences: false)
        .joined(separator: "\\|")
      let change = text(entry.isConfigurable ? Phrase("yes", zh: "是") : Phrase("no", zh: "否"))
      return lines + "| `\(entry.id)` | \(text(entry.theme)) | \(entry.severityText) | \(change) | \(summary) |\n"
    }
  }

  /// For programs: `theme` is the same in every language.
  private var json: String {
    let objects = entries.map { entry in
      OrderedJSON.object([
        ("id", .string(entry.id)), ("theme", .string(entry.theme.english)), ("source", .string(entry.source.name)),
        ("severity", .string(entry.severityText)), ("summary", .string(text(entry.summary))),
        ("why", .string(text(entry.why))), ("configurable", .bool(entry.isConfigurable)),
      ])
    }
    return "[\n" + objects.map { "  " + $0.line }.joined(separator: ",\n") + "\n]\n"
  }

  private func text(_ phrase: Phrase) -> String { phrase.text(in: language) }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
  }
}
