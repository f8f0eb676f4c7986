import ArgumentParser

/// What every command takes.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration; else messagegen.yaml in this folder or the nearest above.", valueName: "file"))
  var config: String?

  @Option(help: "When to use colours; auto obeys NO_COLOR and CLICOLOR_FORCE.")
  var color = ColorChoice.auto

  @Option(help: "How findings are printed; short is one line each, for editors.")
  var errorFormat = ErrorFormat.text

  var reporter: Reporter { Reporter(style: color.style, format: errorFormat) }
}

/// How findings are printed.
enum ErrorFormat: String, CaseIterable, ExpressibleByArgument {
  case text, short
}
