import SourceText

/// What a report tells about a rule to somebody who meets it in a finding, far from this tool.
public struct RuleHelp: Sendable {
  let rule: Rule
  private let page: RulePage
  private let language: Language

  public init(rule: Rule, page: RulePage, language: Language) {
    self.rule = rule
    self.page = page
    self.language = language
  }

  var summary: String { page.summary.text(in: language) }
  var why: String { page.why.text(in: language) }
  var text: String { [summary, why, more].joined(separator: "\n\n") }

  /// With the first example that the rule finds something in, and the first that it accepts.
  var markdown: String {
    let reported = LocalizedText("Reported:", zh: "会报告：")
    let accepted = LocalizedText("Accepted:", zh: "不会报告：")
    let examples =
      page.changes.isEmpty
      ? [page.bad.first.map { section(reported, $0) }, page.good.first.map { section(accepted, $0) }]
      : [
        page.changes.first { !$0.breaks.isEmpty }.map { section(reported, $0) },
        page.changes.first { $0.breaks.isEmpty }.map { section(accepted, $0) },
      ]
    return (["**`\(rule.id)`**: \(summary)", why] + examples.compactMap { $0 } + [more]).joined(separator: "\n\n")
  }

  private var more: String {
    LocalizedText("For details, run `messagegen explain \(rule.id)`.", zh: "运行 `messagegen explain \(rule.id)` 了解更多。")
      .text(
        in: language)
  }

  private func section(_ title: LocalizedText, _ example: Example) -> String {
    title.text(in: language) + "\n\n" + Self.block(example)
  }

  private func section(_ title: LocalizedText, _ example: EvolutionExample) -> String {
    let released = example.releases.map { name, schemas in
      LocalizedText("Released in \(name):", zh: "\(name) 中发布：").text(in: language) + "\n\n" + Self.block(schemas)
    }
    let now = LocalizedText("Now:", zh: "现在：").text(in: language) + "\n\n" + Self.block(example.new)
    return ([title.text(in: language)] + released + [now]).joined(separator: "\n\n")
  }

  private static func block(_ example: Example) -> String { "```yaml\n" + text(of: example) + "```" }

  /// The files without the marks; their names as comments where there are several.
  private static func text(of example: Example) -> String {
    let isConfigured = example.source.contains("=== " + example.configuration.path)
    let files = example.schemas + (isConfigured ? [example.configuration] : [])
    guard files.count > 1 else { return files.first?.text ?? "" }
    return files.map { "# \($0.path)\n" + $0.text }.joined(separator: "\n")
  }
}
