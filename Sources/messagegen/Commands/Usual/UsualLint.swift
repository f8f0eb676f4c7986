import ArgumentParser

/// `lint`, with or without `--config FILE`.
struct UsualLint: UsualOptions {
  static let configuration = CommandConfiguration(commandName: "lint", _superCommandName: Tool.name, helpNames: [])

  @Option var config: String?

  var properties: [Mirror.Child] { [("_config", _config)] }

  static func command(_ said: Self?) -> LintCommand {
    var command = LintCommand()
    command.config = said?.config
    command.color = .auto
    command.errorFormat = .text
    command.chosenLanguage = nil
    command.paths = []
    command.stdinPath = nil
    command.output = nil
    command.failOn = .warning
    command.onlyRule = []
    command.known = BaselineOptions()
    command.known.baseline = nil
    command.known.writeBaseline = nil
    command.fix = false
    command.diff = false
    return command
  }
}
