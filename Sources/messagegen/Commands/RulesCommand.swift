import ArgumentParser
import SourceText

/// Everything that can be found.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", _superCommandName: Tool.name,
    abstract: "List the rules.",
    discussion: """
      Those of the linter and those of the reader, by theme, with the severity each has unless the configuration says \
      otherwise.

      Examples:
        messagegen rules
        messagegen rules --format json        for other programs
      """)

  @Option(name: LanguageChoice.name, help: LanguageChoice.help) var chosenLanguage: Language?
  @Option(help: "How the list is printed.")
  var format = RuleFormat.table

  func run() {
    let list = RuleList(entries: RuleCatalogue().entries, language: LanguageChoice.language(chosenLanguage))
    Terminal.write(list.text(format), to: .output)
  }
}
