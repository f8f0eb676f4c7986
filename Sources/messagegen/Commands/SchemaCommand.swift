import ArgumentParser
import Language
import SourceText
import Workspace

/// What an editor needs to complete and explain schemas.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print a JSON Schema of schema files, for editors.",
    discussion: """
      Editors with support for YAML complete keys and words by it, show what they mean, and mark mistakes while they \
      are made. It is made from the tables that `messagegen lint` checks by.

      A schema names its JSON Schema in its first line, as `messagegen new` writes it:
        # yaml-language-server: $schema=messagegen.schema.json

      Exit codes: 0 all is well, 1 a file is missing or out of date (--check), 2 could not run, 64 wrong usage.

      Examples:
        messagegen schema                   the one of schema files
        messagegen schema configuration     the one of messagegen.yaml
        messagegen schema --write           both, into the folder of the schemas
        messagegen schema --check           are they there and up to date?
      """)

  @OptionGroup var project: ProjectOptions
  @Argument(help: "What it is about.")
  var subject = JSONSchema.Subject.schemas
  @Flag(help: "Write both files into the folder of the schemas.")
  var write = false
  @Flag(help: "Exit with 1 if a file is missing or out of date.")
  var check = false

  func validate() throws {
    try project.refuseDocuments()
    if write, check { throw ValidationError("--write and --check exclude one another") }
  }

  func run() throws {
    guard write || check else { return Terminal.write(JSONSchema.text(of: subject), to: .output) }
    let run = Run(reporter: project.reporter)
    let workspace = try Workspace.opened(configuration: project.config, isWriting: write)
    let read = try Project(workspace, mayLackSchemas: true, progress: run.progress)
    if check {
      let stale = try read.staleEditorFiles()
      guard stale.isEmpty else {
        let names = stale.map { "`\($0)`" }.joined(separator: " and ")
        throw Failure(
          message: "\(names) \(stale.count == 1 ? "is" : "are") missing or out of date",
          help: "run `messagegen schema --write`")
      }
      return
    }
    let written = try read.writeEditorFiles()
    let lines = written.map { Phrase("wrote \($0)", zh: "已写入 \($0)") }
    run.say(lines.isEmpty ? [Phrase("up to date", zh: "已是最新")] : lines)
  }
}

extension JSONSchema.Subject: ExpressibleByArgument {}
