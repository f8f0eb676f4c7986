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
      How findings are printed; short is one line each, for editors. All but text, short, github and xcode: lint, \
      check and breaking only; gitlab also with generate --check; markdown: breaking only.
      """)
  var errorFormat = ErrorFormat.text
  @Option(name: LanguageChoice.name, help: LanguageChoice.help) private var givenLanguage: Language?

  var language: Language { LanguageChoice.chosen(givenLanguage) }
  /// Whether the language was given, and is not that of the locale.
  var isLanguageGiven: Bool { givenLanguage != nil }
  var reporter: Reporter { Reporter(style: color.style, format: errorFormat, language: language) }

  /// Refuses formats that are one document, for commands that print other things too.
  func refuseDocuments() throws {
    try refuseMarkdown()
    guard errorFormat.isDocument else { return }
    throw ValidationError(
      "`--error-format \(errorFormat.rawValue)` is only supported by `messagegen lint`, `check` and `breaking`",
      zh: "`--error-format \(errorFormat.rawValue)` 只用于 `messagegen lint`、`check` 和 `breaking`")
  }

  /// Refuses the format that is for pull requests.
  func refuseMarkdown() throws {
    guard errorFormat == .markdown else { return }
    throw ValidationError(
      "`--error-format markdown` is only supported by `messagegen breaking`",
      zh: "`--error-format markdown` 只用于 `messagegen breaking`")
  }
}

/// How findings are printed.
enum ErrorFormat: String, CaseIterable, ExpressibleByArgument {
  case text, short, json, sarif, github, gitlab, checkstyle, junit, xcode, markdown

  /// Whether the findings are one document, which says something even without findings and takes no other text.
  var isDocument: Bool {
    switch self {
    case .json, .sarif, .gitlab, .checkstyle, .junit, .markdown: true
    case .text, .short, .github, .xcode: false
    }
  }
}
