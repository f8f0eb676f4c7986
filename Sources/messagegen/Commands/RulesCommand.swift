import ArgumentParser
import SourceText

/// Everything that can be found.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules.",
    discussion: """
      Those of the linter and those of the reader, by theme, with the severity each has unless the configuration says \
      otherwise.

      Examples:
        messagegen rules
        messagegen rules --format json        for other programs
      """)

  @OptionGroup var language: LanguageChoice
  @Option(help: "Output format.")
  var format = RuleFormat.table

  func run() {
    let list = RuleList(rules: RuleCatalogue().rules, language: language.chosen)
    Terminal.write(list.text(format), to: .output)
  }
}
