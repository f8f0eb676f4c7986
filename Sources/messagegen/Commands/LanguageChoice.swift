import ArgumentParser
import SourceText

/// What every command takes that prints prose.
struct LanguageChoice: ParsableArguments {
  @Option(
    name: .customLong("lang"),
    help: "The language of findings and summaries; default: as LC_ALL, LC_MESSAGES or LANG says.")
  var chosen: Language?

  var language: Language { chosen ?? .preferred(environment: Terminal.environment) }
}

extension Language: ExpressibleByArgument {}

extension Language {
  /// The language of the user's locale: the first of the usual variables that says something decides.
  ///
  /// Traditional characters (`zh_TW`, `zh_HK`) are another language, which the tool does not speak.
  static func preferred(environment: (String) -> String?) -> Language {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    let locale = said.prefix { $0 != "." && $0 != "@" }.lowercased().split { $0 == "_" || $0 == "-" }
    let isSimplified = locale.count < 2 || ["cn", "sg", "hans"].contains(locale[1])
    return locale.first == "zh" && isSimplified ? .simplifiedChinese : .english
  }
}
