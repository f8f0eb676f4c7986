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
        messagegen format                          lay the schemas out
        messagegen explain missing-doc             what a finding is about

      Exit codes: 0 all is well, 1 findings or drift, 2 could not run, 64 wrong usage.
      """,
    version: Tool.version,
    subcommands: [
      GenerateCommand.self, NewCommand.self, LintCommand.self, FormatCommand.self, RulesCommand.self,
      ExplainCommand.self, SchemaCommand.self, DumpCommand.self,
    ])

  static func main() {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if let job = usualJob(arguments) { return try job.run() }
      var command = try command(arguments)
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
}

extension Messagegen {
  /// The command that the first argument names, with the rest of them.
  ///
  /// The most usual calls, those at every commit and build, are told first. Parsed alone, without the tree of all
  /// commands above it, a command starts in half the time. What cannot be parsed so, be it wrong or a wish for help, is
  /// the tree's to answer. The commands name the one above them, so that ArgumentParser does not look for wishes for
  /// completion scripts, which are the tree's as well, by parsing twice more.
  static func command(_ arguments: [String]) throws -> ParsableCommand {
    let rest = Array(arguments.dropFirst())
    let named = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    if named == LintCommand.self, let options = UsualOptions(rest), let lint = LintCommand(options) { return lint }
    if let named, let command = try? named.parseAsRoot(rest), type(of: command) == named { return command }
    if named == nil, let word = arguments.first { try checkIsCommand(word) }
    return try parseAsRoot(arguments)
  }

  /// An error that names the command that was meant, instead of ArgumentParser's, which names none.
  private static func checkIsCommand(_ word: String) throws {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !word.hasPrefix("-"), word != "help" else { return }
    let begun = names.filter { !word.isEmpty && $0.hasPrefix(word.lowercased()) }
    let near = begun.count == 1 ? begun[0] : Spelling.nearest(to: word, in: names)
    let all = names.map { "`\($0)`" }.joined(separator: ", ")
    throw Failure(
      message: "there is no command `\(word)`", help: near.map { "did you mean `\($0)`?" } ?? "the commands are \(all)",
      exitCode: .validationFailure)
  }

  /// The most usual of all, which nothing of ArgumentParser is needed for.
  static func usualJob(_ arguments: [String]) -> GenerateJob? {
    guard arguments.first == GenerateCommand.name else { return nil }
    return UsualOptions(arguments.dropFirst()).map { GenerateJob($0) }
  }
}

/// What scripts can rely on, beside 0 and ArgumentParser's 64 for wrong usage.
enum ExitCodes {
  /// Something in the author's text, or drift.
  static let findings = ExitCode(1)
  /// Something in the world.
  static let couldNotRun = ExitCode(2)
}

/// A request that cannot be granted, in words.
struct Failure: Error {
  let message: String
  var help: String?
  var exitCode = ExitCodes.findings
}
