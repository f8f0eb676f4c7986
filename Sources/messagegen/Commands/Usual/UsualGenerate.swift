import ArgumentParser

/// `generate`, with or without `--config FILE` and `--quiet`.
struct UsualGenerate: UsualOptions {
  static let configuration = CommandConfiguration(
    commandName: "generate", _superCommandName: Tool.name, helpNames: [])

  @Option var config: String?
  @Flag var quiet = false

  var properties: [Mirror.Child] { [("_config", _config), ("_quiet", _quiet)] }

  var command: GenerateCommand {
    var command = GenerateCommand()
    command.config = config
    command.color = .auto
    command.errorFormat = .text
    command.chosenLanguage = nil
    command.check = false
    command.diff = false
    command.dryRun = false
    command.force = false
    command.watch = false
    command.clean = false
    command.quiet = quiet
    command.verbose = false
    return command
  }
}
