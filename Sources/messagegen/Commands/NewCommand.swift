import ArgumentParser
import Emitters
import SourceText
import Workspace

/// A new message type.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write the schema of a new message type, and generate its code.",
    discussion: """
      The schema passes `messagegen lint` as it is; its comments show what else can be said. Nothing is written if the \
      name, the id or the file is taken, or if the project's schemas have errors. For a target with `sdk: [nimkit]` it \
      writes the bubble view too, once: the view is yours.

      Examples:
        messagegen new Gift
        messagegen new Gift --id 1005 --field title:string --field 'count:int?'
        messagegen new Album --field 'photos:[url]' --field 'sizes:{string: int}'
        messagegen new --views                  bubble views of the messages there are; none is replaced
      """)

  @OptionGroup var project: ProjectOptions
  @Argument(help: "The message's name, UpperCamelCase.")
  var name: String?
  @Option(help: "The identity on the wire, a number or a text; default: the next free number.")
  var id: String?
  @Option(name: .customLong("field"), help: ArgumentHelp("A field; may be repeated.", valueName: "name:type"))
  var fields: [String] = []
  @Flag(help: "Write the bubble views that the schemas name and that are not there yet, and nothing else.")
  var views = false

  func validate() throws {
    if views, name != nil || id != nil || !fields.isEmpty {
      throw ValidationError("--views is for the messages there are; it takes no name, id or field")
    }
    if !views, name == nil { throw ValidationError("missing the message's name; or give --views") }
  }

  func run() throws {
    let run = Run(reporter: project.reporter)
    guard let name else { return try writeViews(run) }
    let read = try Project(config: project.config, mayLackSchemas: true, progress: run.progress)
    try run.report(read)
    let message = try NewMessage(name: name, id: id, fields: fields, for: read)
    let file = try read.newFile("\(name).yaml", text: message.schemaText)
    let extended = read.adding(file)
    try run.report(extended, new: file.id)
    let plan = try extended.plan(for: .writing, progress: run.progress)
    try run.refuse(plan)
    try read.workspace.create("\(name).yaml", in: read.schemaFolder, with: file.bytes)
    try read.workspace.carryOut(plan)
    run.show("wrote \(file.path) with id \(message.id)\n")
    try extended.write(extended.missingViews(of: [name]), in: run)
    run.end(RunSummary(plan, schemas: extended.schemaCount))
    run.show("next: edit \(file.path) (doc, layout, surfaces), then run `messagegen generate`\n")
  }

  private func writeViews(_ run: Run) throws {
    let read = try Project(config: project.config, progress: run.progress)
    try run.report(read)
    let views = try read.missingViews()
    try read.write(views, in: run)
    if views.isEmpty { run.show("every bubble view is there\n") }
  }
}
