import ArgumentParser
import Language
import SourceText
import Workspace

/// What an editor needs to complete and explain schemas.
struct JSONSchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "json-schema",
    abstract: "Print the JSON Schema of schema files or the configuration, for editors.",
    discussion: """
      Editors with YAML support use it for completion, documentation and validation. \
      It is generated from the same tables that `messagegen lint` uses.

      Schemas created by `messagegen new` refer to it in their first line:
        # yaml-language-server: $schema=messagegen.schema.json

      Exit codes: 0 success, 1 missing or out-of-date file (--check), 2 could not \
      run, 64 usage error.

      Examples:
        messagegen json-schema                 JSON Schema of schema files
        messagegen json-schema configuration   JSON Schema of messagegen.yaml
        messagegen json-schema --write         write both into the schema folder
        messagegen json-schema --check         exit with 1 if they are out of date
      """)

  @Argument(help: "Which JSON Schema to print.")
  var subject = JSONSchema.Subject.schemas
  @Flag(help: "Write both files into the schema folder.")
  var write = false
  @Flag(help: "Exit with 1 if a file is missing or out of date.")
  var check = false
  @OptionGroup var project: ProjectOptions

  func validate() throws {
    try project.refuseDocuments()
    if write, check {
      throw ValidationError(
        "--write and --check cannot be used together", zh: "--write 和 --check 不能同时使用")
    }
  }

  func run() throws {
    guard write || check else { return Terminal.write(JSONSchema.text(of: subject, in: project.language), to: .output) }
    let run = Run(reporter: project.reporter)
    let workspace = try run.open(project.config, isWriting: write)
    let read = try Project(workspace, reading: [], progress: run.progress)
    if check {
      let stale = try read.staleEditorFiles()
      guard stale.isEmpty else {
        let names = stale.map { "`\($0)`" }
        throw Failure(
          "\(names.joined(separator: " and ")) \(stale.count == 1 ? "is" : "are") missing or out of date",
          zh: "\(names.joined(separator: "、")) 缺失或已过期",
          help: LocalizedText("run `messagegen json-schema --write`", zh: "运行 `messagegen json-schema --write`"))
      }
      return
    }
    let written = try read.writeEditorFiles(
      in: project.language, isForced: project.isLanguageGiven)
    let lines = written.map { LocalizedText("wrote \($0)", zh: "已写入 \($0)") }
    run.say(lines.isEmpty ? [LocalizedText("up to date", zh: "已是最新")] : lines)
    try workspace.updateXcodeLists(in: run)
  }
}

extension JSONSchema.Subject: ExpressibleByArgument {}
