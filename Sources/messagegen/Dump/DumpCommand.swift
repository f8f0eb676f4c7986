import ArgumentParser
import SourceText

/// The resolved schema, for programs that compare generated code with it.
struct DumpCommand: ProjectCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump", _superCommandName: Tool.name,
    abstract: "Print the resolved schema as JSON: what travels, without what is shown.",
    shouldDisplay: false)

  @Option(help: ProjectOptions.config) var config: String?
  @Option(help: ProjectOptions.color) var color = ColorChoice.auto
  @Option(help: ProjectOptions.errorFormat) var errorFormat = ErrorFormat.text
  @Option(name: LanguageChoice.name, help: LanguageChoice.help) var chosenLanguage: Language?

  func run() throws {
    let run = Run(reporter: project.reporter, isQuiet: true)
    let read = try Project(config: project.config, progress: run.progress)
    try run.report(read)
    if let schema = read.schema { run.show(SchemaDump(schema).json.document) }
  }
}
