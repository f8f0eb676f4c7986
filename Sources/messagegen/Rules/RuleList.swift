import ArgumentParser
import SourceText
import Templates

/// Rules as a list, in the form that was asked for.
struct RuleList {
  let rules: [Rule]
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
    let width = rules.map(\.id.utf8.count).max() ?? 0
    var lines = ""
    var theme: LocalizedText?
    for rule in rules {
      if rule.theme.name != theme { lines += (theme == nil ? "" : "\n") + text(rule.theme.name) + "\n" }
      theme = rule.theme.name
      let severity = text(rule.severityWord) + (!rule.isConfigurable ? "!" : "")
      lines += "  \(rule.id.padding(to: width))  \(severity.padding(to: 8))  \(text(rule.page.summary))\n"
    }
    let end = LocalizedText(
      "\(FindingCount.text(rules.count, "rule")); severity of rules marked with ! cannot be changed",
      zh: "共 \(rules.count) 条规则；! 表示不能在配置中更改")
    return lines + "\n" + text(end) + "\n"
  }

  private var markdown: String {
    let titles = LocalizedText(
      "| rule | theme | severity | can be changed | |", zh: "| 规则 | 主题 | 严重级别 | 可更改 | |")
    let head = text(titles) + "\n| --- | --- | --- | --- | --- |\n"
    return rules.reduce(head) { lines, rule in
      let summary = text(rule.page.summary).split(separator: "|", omittingEmptySubsequences: false)
        .joined(separator: "\\|")
      let change = text(!rule.isConfigurable ? LocalizedText("no", zh: "否") : LocalizedText("yes", zh: "是"))
      let (theme, severity) = (text(rule.theme.name), text(rule.severityWord))
      return lines + "| `\(rule.id)` | \(theme) | \(severity) | \(change) | \(summary) |\n"
    }
  }

  /// For programs: `theme` is the same in every language.
  private var json: String {
    let objects = rules.map { rule in
      let page = rule.page
      return OrderedJSON.object([
        ("id", .string(rule.id)), ("theme", .string(rule.theme.name.english)),
        ("source", .string(rule.isOfBreaking ? "breaking" : rule.isFoundAfterReading ? "lint" : "reader")),
        ("severity", .string(rule.severityText)), ("summary", .string(text(page.summary))),
        ("why", .string(text(page.why))), ("configurable", .bool(rule.isConfigurable)),
      ])
    }
    return "[\n" + objects.map { "  " + $0.line }.joined(separator: ",\n") + "\n]\n"
  }

  private func text(_ phrase: LocalizedText) -> String { phrase.text(in: language) }
}

/// How the list of rules is printed.
enum RuleFormat: String, CaseIterable, ExpressibleByArgument {
  case table, json, markdown
}
