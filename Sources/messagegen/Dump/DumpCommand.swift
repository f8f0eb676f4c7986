import ArgumentParser
import SourceText
import Workspace

/// The resolved schema, for programs that compare generated code with it.
struct DumpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Print the resolved schema as JSON: what travels, without what is shown.",
    shouldDisplay: false)

  @OptionGroup var project: ProjectOptions

  func run() throws {
    let run = Run(reporter: project.reporter, isQuiet: true, isWriting: false)
    let read = try Project(Workspace(configuration: project.config), progress: run.progress)
    try run.report(read)
    if let schema = read.schema { run.show(SchemaDump(schema).json.document(width: 100)) }
  }
}
