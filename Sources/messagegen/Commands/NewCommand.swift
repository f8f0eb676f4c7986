import ArgumentParser
import Emitters
import SourceText
import Workspace

/// A new message type.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create the schema of a new message type and generate its code.",
    discussion: """
      The schema has no errors; its comments show what else is possible. Nothing is \
      written if the name, the id or the file already exists, or if any schema has \
      errors. For targets with `sdk: [tuikit]` the bubble shows the string fields; \
      for `sdk: [nimkit]` a bubble view is created too. With --views, missing views \
      and cells of existing messages are created; they are yours to edit and are \
      never replaced.

      Examples:
        messagegen new Gift
        messagegen new Gift title:string 'count:int?' --id 1005
        messagegen new Album --field 'photos:[url]'   the same with an option
        messagegen new Gift --folder TUIKit    create Schemas/TUIKit/Gift.yaml
        messagegen new --views                 create missing views and cells
      """)

  @Argument(help: "Message name in UpperCamelCase.")
  var name: String?
  @Argument(help: ArgumentHelp("Fields to declare, as with --field.", valueName: "field"), completion: .nothing)
  var moreFields: [String] = []
  @Option(
    help: """
      Message type id, an integer or a string. (default: next free integer; for TUIKit, the name in snake_case, with \
      `_message` appended if TUIKit reserves it)
      """)
  var id: String?
  @Option(help: "Subfolder of the schema folder.", completion: .directory)
  var folder: String?
  @Option(name: .customLong("field"), help: ArgumentHelp("Field to declare; repeatable.", valueName: "name:type"))
  var fields: [String] = []
  @Flag(help: "Only create missing views and cells for existing messages.")
  var views = false
  @OptionGroup var project: ProjectOptions

  func validate() throws {
    try project.refuseDocuments()
    if views, name != nil || id != nil || folder != nil || !fields.isEmpty {
      throw ValidationError(
        "--views cannot be combined with a name, --id, --folder or --field",
        zh: "--views 不能与消息名、--id、--folder 或 --field 同时使用")
    }
    if !views, name == nil {
      throw ValidationError("missing message name (or use --views)", zh: "缺少消息名（或使用 --views）")
    }
  }

  func run() throws {
    let run = Run(reporter: project.reporter)
    let workspace = try run.open(project.config, isWriting: true)
    let read = try Project(
      workspace, reading: [.findings, .templates, .releases, .targets], mayLackSchemas: true, progress: run.progress)
    if let name { try write(name, in: read, run) } else { try writeViews(of: read, run) }
  }

  private func write(_ name: String, in read: Project, _ run: Run) throws {
    if read.hasErrors { try run.report(read) }
    var message = try NewMessage(name: name, id: id, folder: folder, fields: moreFields + fields, for: read)
    message.language = project.language
    let (added, file) = try read.adding("\(name).yaml", in: folder, text: message.schemaText)
    var extended = added
    try extended.checkIsFree(message.id, of: file)
    try extended.checkWasFree(of: file)
    // What holds is what is found with the message in the project: it may be what was missing.
    try run.report(extended, new: file.id)
    let examples = try extended.releaseExamples()
    if let examples { try run.report(examples, of: extended) }
    let plan = try read.workspace.plan(allOf: extended.emit(examples, progress: run.progress), version: Tool.version)
    try run.refuse(plan)
    // A folder that is named wrongly, or empty, is no reason to delete what was generated from another.
    if plan.count(of: .delete) > 0 { try read.checkHasSchemas() }
    let views = try extended.missingViews(of: [name])
    let schema = try AuthoredFile("\(name).yaml", in: read.schemaFolder(folder), bytes: file.bytes)
    let editorFiles = try read.writeEditorFiles(in: project.language).map { read.workspace.shown($0) }
    try read.workspace.apply(plan, creating: views.map(\.authored) + [schema])
    let path = read.workspace.shown(file.path)
    run.say([LocalizedText("wrote \(path) with id \(message.id)", zh: "已写入 \(path)，ID 为 \(message.id)")])
    run.say(editorFiles.map { LocalizedText("wrote \($0) for editors", zh: "已写入 \($0)，供编辑器使用") })
    extended.say(views, in: run)
    try read.workspace.updateXcodeLists(in: run)
    run.end(RunSummary(plan, schemas: extended.schemaCount))
    run.say([
      LocalizedText(
        "next: edit \(path) (doc, layout, texts), then run `messagegen generate`",
        zh: "接下来：编辑 \(path)（doc、layout、texts），然后运行 `messagegen generate`")
    ])
  }

  private func writeViews(of read: Project, _ run: Run) throws {
    try run.report(read, isCountingNotes: true)
    let views = try read.missingViews()
    try read.write(views, in: run)
    run.say(try read.remarks(onMissingViews: views))
  }
}
