import ArgumentParser
import SourceText
import Workspace

/// Formats schemas: one order, one spelling.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Format the schemas and the configuration.",
    discussion: """
      Rewrites key order, quotes, spacing and blank lines; comments stay with their \
      entries. The meaning of a schema never changes. Files that are not valid YAML \
      are reported and left unchanged.

      Exit codes: 0 success, 1 invalid YAML or, with --check, unformatted files, \
      2 could not run, 64 usage error.

      Examples:
        messagegen format                          all files
        messagegen format Schemas/RedPacket.yaml   one file
        messagegen format --check                  exit with 1 if any would change
        messagegen format --diff                   show changes
        messagegen format - < Gift.yaml            format standard input
      """)

  @Argument(
    help: "Files and folders, relative to the configuration's folder; - for standard input. (default: all)",
    completion: .yamlFiles)
  var paths: [String] = []
  @Flag(help: "Write nothing; list files that would change and exit with 1 if there are any.")
  var check = false
  @Flag(help: "Print a unified diff instead of writing files.")
  var diff = false
  @OptionGroup var project: ProjectOptions

  func validate() throws {
    try project.refuseDocuments()
    if paths.contains("-"), paths.count > 1 || check || diff {
      throw ValidationError("`-` cannot be combined with paths", zh: "`-` 不能与路径同时使用")
    }
  }

  func run() throws {
    let run = Run(reporter: project.reporter)
    if paths == ["-"] { return try Formatting.filter(in: run) }
    let workspace = try run.open(project.config, isWriting: !check && !diff)
    let formatting = try Formatting(of: workspace, paths: paths)
    try run.show(
      run.reporter.text(of: formatting.findings, in: workspace.named(formatting.files, for: project.errorFormat)))
    if diff { run.show(formatting.diffs(run.style)) }
    if !check, !diff { try workspace.rewrite(formatting.rewrites) }
    if !diff { run.show(formatting.list(isDone: !check, run.language)) }
    try formatting.end(isCheck: check)
  }
}
