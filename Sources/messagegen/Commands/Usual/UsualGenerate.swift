import ArgumentParser

/// `generate`, with or without `--config FILE` and `--quiet`.
struct UsualGenerate: UsualOptions {
  static let configuration = CommandConfiguration(
    commandName: "generate", _superCommandName: Tool.name, helpNames: [])

  @Option var config: String?
  @Flag var quiet = false

  var properties: [Mirror.Child] { [("_config", _config), ("_quiet", _quiet)] }

  static func command(_ said: Self?) -> GenerateCommand {
    var command = GenerateCommand()
    command.config = said?.config
    command.color = .auto
    command.errorFormat = .text
    command.chosenLanguage = nil
    command.check = false
    command.diff = false
    command.dryRun = false
    command.force = false
    command.watch = false
    command.clean = false
    command.quiet = said?.quiet ?? false
    command.verbose = false
    return command
  }
}
