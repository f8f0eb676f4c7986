import ArgumentParser
import SchemaReader
import SourceText
import Workspace

/// Formats schemas: one order, one spelling.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Format the schemas and the configuration.",
    discussion: """
      Order of keys, quotes, spaces, blank lines; comments go where their entry goes. What a schema says never \
      changes. A file that is no YAML is reported and left alone.

      Exit codes: 0 all is well, 1 a file is no YAML or, with --check, not formatted, 2 could not run, 64 wrong usage.

      Examples:
        messagegen format                          all schemas and messagegen.yaml
        messagegen format Schemas/RedPacket.yaml   this one
        messagegen format --check                  exit with 1 if anything would change (for continuous integration)
        messagegen format --diff                   show what would change
        messagegen format - < Gift.yaml            from standard input to standard output (for editors)
      """)

  @OptionGroup var project: ProjectOptions
  @Argument(
    help: "Files and folders, relative to the configuration's folder; default: all. `-`: standard input.")
  var paths: [String] = []
  @Flag(help: "Write nothing; list what would change, and exit with 1 if there is any.")
  var check = false
  @Flag(help: "Write nothing; print a unified diff.")
  var diff = false

  func validate() throws {
    try project.refuseDocuments()
    if paths.contains("-"), paths.count > 1 || check || diff {
      throw ValidationError("`-` stands alone: standard input is written to standard output")
    }
  }

  func run() throws {
    let run = Run(reporter: project.reporter)
    if paths == ["-"] { return try Formatting.filter(in: run) }
    let workspace = try Workspace.opened(configuration: project.config, isWriting: !check && !diff)
    let formatting = try Formatting(of: workspace, paths: paths)
    try run.show(
      run.reporter.text(of: formatting.findings, in: workspace.named(formatting.files, for: project.errorFormat)))
    if diff { run.show(formatting.diffs(run.style)) }
    if !check, !diff { try workspace.rewrite(formatting.rewrites) }
    if !diff { run.show(formatting.list(isDone: !check, run.language)) }
    try formatting.end(isCheck: check)
  }
}
