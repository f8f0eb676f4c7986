import ArgumentParser
import SourceText

/// What every command takes that works on a project.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Configuration file. (default: messagegen.yaml in this folder or the nearest parent)", valueName: "file"),
    completion: .yamlFiles)
  var config: String?
  @Option(help: "When to use colors; auto respects NO_COLOR and CLICOLOR_FORCE.")
  var color = ColorChoice.auto
  @Option(
    help: """
      How findings are printed; short is one line each, for editors. All but text, short, github and xcode: lint and \
      check only; gitlab also with generate --check.
      """)
  var errorFormat = ErrorFormat.text
  @OptionGroup private var languageChoice: LanguageChoice

  var language: Language { languageChoice.chosen }
  /// Whether the language was given, and is not that of the locale.
  var isLanguageGiven: Bool { languageChoice.language != nil }
  var reporter: Reporter { Reporter(style: color.style, format: errorFormat, language: language) }

  /// Refuses formats that are one document, for commands that print other things as well.
  func refuseDocuments() throws {
    guard errorFormat.isDocument else { return }
    throw ValidationError(
      "`--error-format \(errorFormat.rawValue)` is only supported by `messagegen lint` and `messagegen check`")
  }
}
