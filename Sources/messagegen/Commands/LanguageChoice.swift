import ArgumentParser
import SourceText

/// The language of a command that prints prose.
struct LanguageChoice: ParsableArguments {
  static let name = NameSpecification.customLong("lang")
  static let help: ArgumentHelp = """
    Language of findings and summaries; zh, zh_CN and cn are accepted. (default: from LC_ALL, LC_MESSAGES or LANG)
    """

  @Option(name: Self.name, help: Self.help) var language: Language?

  var chosen: Language { Self.chosen(language) }

  /// If none was given, the one of the user's locale.
  static func chosen(_ given: Language?) -> Language { given ?? .preferred(environment: Terminal.environment) }

  /// The language for texts before arguments are parsed.
  static var ofCommandLine: Language { chosen(by: Array(CommandLine.arguments.dropFirst())) }

  /// The language that arguments ask for, which may be wrong otherwise.
  static func chosen(by arguments: [String]) -> Language {
    let values = arguments.indices.compactMap { index in
      let argument = arguments[index]
      if argument.hasPrefix("--lang=") { return String(argument.dropFirst("--lang=".count)) }
      return index > 0 && arguments[index - 1] == "--lang" ? argument : nil
    }
    return values.last.flatMap(Language.init(argument:)) ?? .preferred(environment: Terminal.environment)
  }
}

extension Language: ExpressibleByArgument {
  /// A tag, or a locale as the environment has it: `zh`, `zh_CN` and `cn` are Chinese too.
  public init?(argument: String) { self.init(locale: argument) }
}

extension Language {
  /// The language of the user's locale: the first of the usual variables that says something decides.
  ///
  /// Traditional characters (`zh_TW`, `zh_HK`) are another language, which the tool does not speak.
  static func preferred(environment: (String) -> String?) -> Language {
    let said = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    return Language(locale: said) ?? .english
  }

  /// Nil: a locale of a language that the tool does not speak.
  fileprivate init?(locale: String) {
    let parts = locale.prefix { $0 != "." && $0 != "@" }.lowercased().split { $0 == "_" || $0 == "-" }
    let isSimplified = parts.count < 2 || ["cn", "sg", "hans"].contains(parts[1])
    switch parts.first {
    case "en": self = .english
    case "zh" where isSimplified, "cn": self = .simplifiedChinese
    default: return nil
    }
  }
}
