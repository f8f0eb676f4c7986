import ArgumentParser
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
      ExplainCommand.self, SchemaCommand.self,
    ])

  static func main() {
    do {
      var command = try parse(CommandLine.arguments.dropFirst())
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
  /// The commands that are called most, and at every commit and build.
  private static let usual: [any UsualOptions.Type] = [UsualGenerate.self, UsualLint.self]

  /// The command that the first argument names, with the rest of them.
  ///
  /// Parsed alone, without the tree of all commands above it, a command starts in half the time. What cannot be parsed
  /// so, be it wrong or a wish for help, is the tree's to answer. The most usual calls are tried before. The commands
  /// name the one above them, so that ArgumentParser does not look for wishes for completion scripts, which are the
  /// tree's as well, by parsing twice more.
  private static func parse(_ arguments: ArraySlice<String>) throws -> ParsableCommand {
    let rest = Array(arguments.dropFirst())
    if let usual = usual.first(where: { $0.configuration.commandName == arguments.first }),
      let command = usual.command(in: rest)
    {
      return command
    }
    let named = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    if let named, let command = try? named.parseAsRoot(rest), type(of: command) == named { return command }
    return try parseAsRoot(Array(arguments))
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
