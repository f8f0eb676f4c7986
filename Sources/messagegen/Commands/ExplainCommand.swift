import ArgumentParser
import Templates

/// What one rule is about.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule.",
    discussion: """
      Shows why the rule exists, what it reports and accepts, and how to fix, \
      suppress or configure it. Findings show the rule id in brackets.

      Examples:
        messagegen explain money-as-double
      """)

  @Argument(help: "Rule id, such as missing-doc.", completion: .ruleIDs)
  var rule: String

  @Option(help: "When to use colors; auto respects NO_COLOR and CLICOLOR_FORCE.")
  var color = ColorChoice.auto
  @OptionGroup var language: LanguageChoice

  func run() throws {
    let rule = try RuleCatalog().rule(self.rule)
    let explanation = Explanation(
      rule: rule, page: rule.page, style: color.style, width: Terminal.width, language: language.chosen)
    Terminal.write(explanation.text, to: .output)
  }
}
