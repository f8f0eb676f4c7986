import SourceText

/// Rules as a list, in the form that was asked for.
struct RuleList {
  let entries: [RuleEntry]

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
    var text = ""
    var theme: String?
    for entry in entries {
      if entry.theme != theme { text += (theme == nil ? "" : "\n") + entry.theme + "\n" }
      theme = entry.theme
      let severity = entry.severityText + (entry.isConfigurable ? "" : "!")
      text += "  \(Self.pad(entry.id, width))  \(Self.pad(severity, 8))  \(entry.summary)\n"
    }
    return text + "\n\(FindingCount.text(entries.count, "rule")); ! cannot be changed in the configuration\n"
  }

  private var markdown: String {
    entries.reduce("| rule | theme | severity | can be changed | |\n| --- | --- | --- | --- | --- |\n") { text, entry in
      let summary = entry.summary.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
      let change = entry.isConfigurable ? "yes" : "no"
      return text + "| `\(entry.id)` | \(entry.theme) | \(entry.severityText) | \(change) | \(summary) |\n"
    }
  }

  private var json: String {
    let objects = entries.map { entry in
      let texts = [
        ("id", entry.id), ("theme", entry.theme), ("source", entry.source.rawValue), ("severity", entry.severityText),
        ("summary", entry.summary),
      ]
      let why = entry.rule.map { [("why", $0.why.english)] } ?? []
      let members = (texts + why).map { "\(Self.quoted($0)): \(Self.quoted($1))" }
      return "  {" + (members + ["\"configurable\": \(entry.isConfigurable)"]).joined(separator: ", ") + "}"
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - DisplayWidth.of(text)))
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\u{0}"..<" ": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
