import Checks
import SourceText

/// All there is to say about one rule.
struct Explanation {
  let entry: RuleEntry
  let style: TextStyle
  /// In columns.
  let width: Int

  var text: String {
    let head = "\(entry.id): \(entry.severityText)\(entry.isConfigurable ? "" : ", cannot be changed")"
    let parts = [head + "\n" + paragraph(entry.summary)] + (entry.rule.map(reasons) ?? []) + [change]
    return parts.joined(separator: "\n")
  }

  private func reasons(of rule: Rule) -> [String] {
    [
      paragraph(rule.why.english),
      rule.bad.first.map { "it finds:\n\n" + found($0, rule) },
      rule.good.first.map { "it accepts:\n\n" + indented($0.source) },
    ].compactMap { $0 }
  }

  private func found(_ example: Example, _ rule: Rule) -> String {
    let reading = ExampleReading(example, rule: rule)
    return TextPrinter(files: reading.files, style: style).print(reading.findings)
  }

  private var change: String {
    guard entry.isConfigurable else {
      return paragraph(
        entry.source == .reader
          ? "It is found while schemas are read, and cannot be turned off."
          : "It is always an error: without it the schemas have no sound meaning.")
    }
    let other = entry.severity == nil ? "warning" : "off"
    return "to change it, in messagegen.yaml (`error`, `warning`, `note` or `off`):\n\n"
      + indented("lint:\n  rules:\n    \(entry.id): \(other)")
  }

  private func paragraph(_ text: String) -> String { Paragraph(text: text).wrapped(width) }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { ($0.isEmpty ? "" : "  " + $0) + "\n" }.joined()
  }
}
