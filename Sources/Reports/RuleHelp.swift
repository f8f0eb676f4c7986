import SourceText

/// What a report tells about a rule to somebody who meets it in a finding, far from this tool.
struct RuleHelp {
  let rule: Rule
  let language: Language

  var summary: String { rule.summary.text(in: language) }
  var why: String { rule.why.text(in: language) }
  var text: String { [summary, why, more].joined(separator: "\n\n") }

  /// With the first example that the rule finds something in, and the first that it accepts.
  var markdown: String {
    let bad = rule.bad.first.map { section(LocalizedText("Reported:", zh: "会报告："), $0) }
    let good = rule.good.first.map { section(LocalizedText("Accepted:", zh: "不会报告："), $0) }
    return (["**`\(rule.id)`**: \(summary)", why, bad, good, more] as [String?]).compactMap { $0 }
      .joined(separator: "\n\n")
  }

  private var more: String {
    LocalizedText("For details, run `messagegen explain \(rule.id)`.", zh: "运行 `messagegen explain \(rule.id)` 了解更多。")
      .text(
        in: language)
  }

  private func section(_ title: LocalizedText, _ example: Example) -> String {
    title.text(in: language) + "\n\n```yaml\n" + Self.text(of: example) + "```"
  }

  /// The files without the marks; their names as comments where there are several.
  private static func text(of example: Example) -> String {
    let isConfigured = example.source.contains("=== " + example.configuration.path)
    let files = example.schemas + (isConfigured ? [example.configuration] : [])
    guard files.count > 1 else { return files.first?.text ?? "" }
    return files.map { "# \($0.path)\n" + $0.text }.joined(separator: "\n")
  }
}
