import ArgumentParser
import SourceText
import Workspace

/// The command line: arguments in; files, findings and an exit code out.
@main
struct Messagegen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Tool.name,
    abstract: "Writes the Swift code of a chat app's custom messages from YAML schemas.",
    discussion: """
      The daily jobs:
        messagegen new Gift --field title:string   a new message type
        messagegen generate                        after a schema has changed
        messagegen lint                            check the schemas
        messagegen format                          format the schemas
        messagegen explain missing-doc             what a finding is about

      Exit codes: 0 all is well, 1 findings or drift, 2 could not run, 64 wrong usage.
      """,
    version: Tool.version,
    subcommands: [
      GenerateCommand.self, NewCommand.self, LintCommand.self, FormatCommand.self, RulesCommand.self,
      ExplainCommand.self, SchemaCommand.self, DumpCommand.self,
      ReferenceCommand.self,
    ])

  static func main() {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      try checkIsCommand(arguments.first)
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch let error as WorkspaceError {
      Terminal.complain(error.message, help: error.help)
      exit(withError: ExitCodes.couldNotRun)
    } catch let error as Failure {
      Terminal.complain(error.message, help: error.help)
      exit(withError: error.exitCode)
    } catch {
      exit(withError: error)
    }
  }

  /// An error that names the command that was meant, instead of ArgumentParser's, which names none.
  private static func checkIsCommand(_ word: String?) throws {
    guard let word, !word.hasPrefix("-"), word != "help",
      !configuration.subcommands.contains(where: { $0.configuration.commandName == word })
    else { return }
    let names = configuration.subcommands.filter { $0.configuration.shouldDisplay }
      .compactMap { $0.configuration.commandName }
    let begun = names.filter { !word.isEmpty && $0.hasPrefix(word.lowercased()) }
    let near = begun.count == 1 ? begun[0] : Spelling.nearest(to: word, in: names)
    let all = names.map { "`\($0)`" }.joined(separator: ", ")
    throw Failure(
      message: "there is no command `\(word)`", help: near.map { "did you mean `\($0)`?" } ?? "the commands are \(all)",
      exitCode: .validationFailure)
  }
}
