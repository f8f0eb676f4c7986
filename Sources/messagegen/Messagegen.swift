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
        messagegen docs                            write pages about all messages
        messagegen explain missing-doc             explain a rule

      Exit codes: 0 success, 1 findings or out-of-date files, 2 could not run, 64 \
      usage error.
      """,
    version: Tool.version,
    subcommands: [
      InitCommand.self, GenerateCommand.self, NewCommand.self, LintCommand.self, FormatCommand.self,
      CheckCommand.self, DocsCommand.self, RulesCommand.self, ExplainCommand.self, JSONSchemaCommand.self, DumpCommand.self,
      ReferenceCommand.self,
    ])

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
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
      complain(of: error)
    }
  }

  /// A wrong call in the form of every other error; wishes for help are ArgumentParser's to fulfill.
  private static func complain(_ message: LocalizedText, help: LocalizedText?, _ arguments: [String]) {
    Terminal.complain(
      message, help: help, in: LanguageChoice.chosen(by: arguments),
      isForTools: arguments.contains { $0.hasPrefix("--error-format") })
  }

  private static func complain(of error: any Error) -> Never {
    let text = fullMessage(for: error)
    guard exitCode(for: error) == .validationFailure, text.hasPrefix("Error: ") else { exit(withError: error) }
    Terminal.write("error: \(text.dropFirst("Error: ".count))\n", to: .error)
    exit(withError: ExitCode.validationFailure)
  }

  /// An error that names the command that was meant, instead of ArgumentParser's, which names none.
  private static func checkIsCommand(_ word: String?) throws {
    guard let word, !word.hasPrefix("-"), word != "help",
      !configuration.subcommands.contains(where: { $0.configuration.commandName == word })
    else { return }
    let names = configuration.subcommands.filter { $0.configuration.shouldDisplay }
      .compactMap { $0.configuration.commandName }
    let begun = names.filter { name in
      !word.isEmpty && name.split(separator: "-").contains { $0.hasPrefix(word.lowercased()) }
    }
    let near = begun.count == 1 ? begun[0] : Spelling.nearest(to: word, in: names)
    let all = Wording.enumeration(names.map { "`\($0)`" })
    throw Failure(
      message: LocalizedText("unknown command `\(word)`", zh: "未知命令 `\(word)`"),
      help: near.map(Wording.didYouMean) ?? LocalizedText("the commands are \(all)", zh: "可用的命令有 \(all)"),
      exitCode: .validationFailure)
  }
}
