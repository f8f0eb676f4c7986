import ArgumentParser
import SourceText

/// What every command takes that works on a project. It declares these options itself, since ArgumentParser asks the
/// type of an `@OptionGroup` for several protocols at every start, which takes long:
///
/// ```swift
/// @Option(help: ProjectOptions.config) var config: String?
/// @Option(help: ProjectOptions.color) var color = ColorChoice.auto
/// @Option(help: ProjectOptions.errorFormat) var errorFormat = ErrorFormat.text
/// @Option(name: LanguageChoice.name, help: LanguageChoice.help) var chosenLanguage: Language?
/// ```
protocol ProjectCommand: ParsableCommand {
  var config: String? { get }
  var color: ColorChoice { get }
  var errorFormat: ErrorFormat { get }
  var chosenLanguage: Language? { get }
}

extension ProjectCommand {
  var project: ProjectOptions {
    ProjectOptions(config: config, color: color, errorFormat: errorFormat, chosenLanguage: chosenLanguage)
  }
}

/// What was said of them.
struct ProjectOptions {
  let config: String?
  let color: ColorChoice
  let errorFormat: ErrorFormat
  let chosenLanguage: Language?

  var language: Language { LanguageChoice.language(chosenLanguage) }
  var reporter: Reporter { Reporter(style: color.style, format: errorFormat, language: language) }

  /// Refuses formats that are one document, for commands that print other things as well.
  func refuseDocuments() throws {
    guard errorFormat.isDocument else { return }
    throw ValidationError("`--error-format \(errorFormat.rawValue)` is for `messagegen lint` alone")
  }
}

/// What the help says of them.
extension ProjectOptions {
  static let config = ArgumentHelp(
    "The configuration; else messagegen.yaml in this folder or the nearest above.", valueName: "file")
  static let color: ArgumentHelp = "When to use colours; auto obeys NO_COLOR and CLICOLOR_FORCE."
  static let errorFormat: ArgumentHelp =
    """
    How findings are printed; short is one line each, for editors. All but text, short, github and xcode: lint only; \
    gitlab also with generate --check.
    """
}
