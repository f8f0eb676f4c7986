import ArgumentParser

/// Everything that can be found.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules.",
    discussion: """
      Lists lint rules, reader errors and breaking changes by theme, with their \
      default severities.

      Examples:
        messagegen rules
        messagegen rules --format json
      """)

  @Option(help: "Output format.")
  var format = RuleFormat.table
  @OptionGroup var language: LanguageChoice

  func run() {
    let list = RuleList(rules: RuleCatalog().rules, language: language.chosen)
    Terminal.write(list.text(format), to: .output)
  }
}
