import ArgumentParser
import SourceText
import Workspace

/// The command line: arguments in; files, findings and an exit code out.
@main
struct Messagegen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Tool.name,
    abstract: "Generates Swift code for the custom messages of chat apps from YAML schemas.",
    discussion: """
      Common tasks:
        messagegen init                            start in an app or package
        messagegen new Gift --field title:string   create a message type
        messagegen generate                        generate code
        messagegen lint                            check schemas
        messagegen format                          format schemas
        messagegen check                           check everything, for CI
        messagegen breaking                        report whom changes break
        messagegen release 1.0                     record an app version
        messagegen docs                            write pages about all messages
        messagegen explain missing-doc             explain a rule
        messagegen decode payload.json             explain a message on the wire
        messagegen help                            list commands and guides

      Exit codes: 0 success, 1 findings or out-of-date files, 2 could not run, 64 \
      usage error.
      """,
    version: Tool.version,
    subcommands: [
      InitCommand.self, GenerateCommand.self, NewCommand.self, LintCommand.self, FormatCommand.self,
      CheckCommand.self, BreakingCommand.self, ReleaseCommand.self, DocsCommand.self, DecodeCommand.self,
      RulesCommand.self, ExplainCommand.self,
      JSONSchemaCommand.self, TemplatesCommand.self, HelpCommand.self, ReferenceCommand.self,
    ])

  /// Those that people are told of.
  static var commands: [any ParsableCommand.Type] {
    configuration.subcommands.filter { $0.configuration.shouldDisplay }
  }

  static func command(_ name: String) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == name }
  }

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      try checkOptionsFollowCommand(arguments)
      try checkIsCommand(arguments.first)
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch let error as WorkspaceError {
      complain(error.message, help: error.help, arguments)
      exit(withError: ExitCodes.couldNotRun)
    } catch let error as Failure {
      complain(error.message, help: error.help, arguments)
      exit(withError: error.exitCode)
    } catch {
      end(with: error, arguments)
    }
  }

  private static func complain(_ message: LocalizedText, help: LocalizedText?, _ arguments: [String]) {
    let isForXcode =
      arguments.contains("--error-format=xcode")
      || zip(arguments, arguments.dropFirst()).contains { $0 == "--error-format" && $1 == "xcode" }
    Terminal.complain(message, help: help, in: LanguageChoice.chosen(by: arguments), isForXcode: isForXcode)
  }

  /// A wrong call in the form of every other error; wishes for help and scripts are ArgumentParser's to fulfill.
  private static func end(with error: any Error, _ arguments: [String]) -> Never {
    let text = fullMessage(for: error)
    if exitCode(for: error) == .success, !text.isEmpty {
      let isScript = arguments.contains { $0.hasPrefix("--generate-completion-script") }
      Terminal.write((isScript ? CompletionScript(text).text : text) + "\n", to: .output)
    } else if !message(for: error).isEmpty {
      let usage = UsageError(message(for: error), usage: text, arguments: arguments)
      complain(usage.message, help: usage.help, arguments)
    }
    exit(withError: exitCode(for: error))
  }

  /// Options belong to a command; only those of ArgumentParser are the tool's.
  private static func checkOptionsFollowCommand(_ arguments: [String]) throws {
    guard let option = arguments.first, option.hasPrefix("-"),
      !["-h", "--help", "--version"].contains(option),
      !["--generate-completion-script", "--experimental", "---"].contains(where: option.hasPrefix),
      let index = arguments.firstIndex(where: { command($0) != nil })
    else { return }
    let name = option.prefix { $0 != "=" }
    let call = ["messagegen", arguments[index]] + arguments[..<index] + arguments[(index + 1)...]
    throw Failure(
      "the option `\(name)` comes before the command", zh: "选项 `\(name)` 写在了命令之前",
      help: LocalizedText(
        "write it after the command: `\(call.joined(separator: " "))`", zh: "写在命令之后：`\(call.joined(separator: " "))`"),
      exitCode: .validationFailure)
  }

  /// What other tools have commands for.
  private static let calls = [
    "add": "new", "build": "generate", "clean": "generate --clean", "create": "new", "diff": "generate --diff",
    "fix": "lint --fix", "validate": "lint", "version": "--version", "watch": "generate --watch",
  ]

  /// An error that names the command that was meant, instead of ArgumentParser's, which names none.
  private static func checkIsCommand(_ word: String?) throws {
    guard let word, !word.hasPrefix("-"), command(word) == nil else { return }
    let names = commands.compactMap { $0.configuration.commandName }
    let begun = names.filter { name in
      !word.isEmpty
        && name.split(separator: "-").contains { part in
          part.hasPrefix(word.lowercased()) || word.lowercased().hasPrefix(part)
        }
    }
    let only = begun.count == 1 ? begun[0] : nil
    let run = { (call: String) in LocalizedText("run `messagegen \(call)`", zh: "运行 `messagegen \(call)`") }
    let read = { (guide: Guide) in
      LocalizedText(
        "to read the guide, run `messagegen help \(guide.name)`", zh: "阅读指南请运行 `messagegen help \(guide.name)`")
    }
    let all = Wording.enumeration(names.map { "`\($0)`" })
    throw Failure(
      "unknown command `\(word)`", zh: "未知命令 `\(word)`",
      help: calls[word].map(run)
        ?? Guide.all.first { $0.name == word }.map(read)
        ?? only.map(Wording.didYouMean)
        ?? Guide.all.first { $0.isNamed(with: word) }.map(read)
        ?? Spelling.nearest(to: word, in: names).map(Wording.didYouMean)
        ?? LocalizedText("the commands are \(all)", zh: "可用的命令有 \(all)"),
      exitCode: .validationFailure)
  }
}
