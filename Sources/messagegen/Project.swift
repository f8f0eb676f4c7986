import Checks
import Emitters
import Examples
import Reports
import Schema
import SchemaFormat
import SchemaReader
import SourceText
import Workspace

/// A project as it was read: the files, what they mean, and every finding.
struct Project {
  let workspace: Workspace
  /// The configuration, then the schemas; each at the place of its id.
  private(set) var files: [SourceFile]
  /// The configuration and what was found in it.
  private var settings: Outcome<ConfigurationDocument>
  private(set) var schema: Schema?
  /// As the configuration and the authors' comments want them.
  private(set) var findings: [Diagnostic]
  /// What the reader found, and what is wrong with examples, in their severities.
  private(set) var readerFindings: [Diagnostic]
  /// What comes of the record of releases, in its severities.
  private(set) var releaseFindings: [Diagnostic] = []
  /// The file that is not as it is on the disk.
  let unsaved: SourceFile.ID?
  /// Those of the targets; a folder that cannot be read is of interest only to those who fill them.
  private var templates = Result<UserTemplates, WorkspaceError>.success(UserTemplates())
  /// Whether the record of releases is read.
  private let hasReleases: Bool
  /// Nil: it is not read.
  private var record = Result<ReleaseRecord?, WorkspaceError>.success(nil)

  /// - Parameter withReleases: Whether the record of releases has a say.
  init(
    _ workspace: Workspace, mayLackSchemas: Bool = false, withReleases: Bool = false, unsaved: UnsavedFile? = nil,
    progress: Progress
  ) throws {
    let inputs = try ProjectInputs(workspace, mayLackSchemas: mayLackSchemas, unsaved: unsaved, progress: progress)
    self.workspace = workspace
    files = inputs.files
    self.unsaved = inputs.unsaved
    hasReleases = withReleases
    settings = inputs.settings
    findings = settings.diagnostics
    readerFindings = settings.diagnostics
    guard configuration != nil else { return }
    progress.show(LocalizedText("checking \(schemaCount) schemas", zh: "正在检查 \(schemaCount) 个 schema"))
    understand()
    _ = try record.get()
  }

  /// The project with a file more, which need not be on the disk.
  func adding(_ file: SourceFile) -> Project {
    var project = self
    guard configuration != nil else { return project }
    project.files.append(file)
    project.understand()
    return project
  }

  /// The project with other texts in its files. Where only these make the configuration readable, the schemas are
  /// read as well.
  func rereading(_ texts: [SourceFile]) throws -> Project {
    var project = self
    project.files = texts
    project.schema = nil
    project.settings = workspace.read(texts[0])
    project.findings = project.settings.diagnostics
    project.readerFindings = project.settings.diagnostics
    guard let read = project.configuration else { return project }
    if configuration == nil, texts.count == 1 { project.files += try workspace.schemas(of: read) }
    project.understand()
    return project
  }

  /// A schema that is not on the disk yet, formatted.
  func newFile(_ name: String, in folder: String? = nil, text: String) throws -> SourceFile {
    let path = try schemaFolder(folder) + "/" + name
    var file = SourceFile(id: SourceFile.ID(files.count), path: path, text: text)
    if case .text(let bytes) = SchemaFormat.format(file) {
      file = SourceFile(id: file.id, path: path, bytes: bytes)
    }
    guard try workspace.exists(file.path) else { return file }
    throw Failure(
      message: LocalizedText("the file `\(file.path)` already exists", zh: "文件 `\(file.path)` 已存在"),
      help: LocalizedText("choose another name, or remove the file", zh: "换一个名称，或删除该文件"))
  }

  /// Such as `Schemas/Gift.yaml:3`, from the working folder.
  func location(of range: SourceRange) -> String {
    let file = files[Int(range.file.index)]
    return "\(workspace.shown(file.path)):\(file.location(of: range.start).line)"
  }

  /// As what generates sees it: without targets there is nothing to write, and nobody wants that.
  func generating() -> Project {
    let isBroken = readerFindings.contains { $0.severity == .error && $0.range.file == files[0].id }
    guard let obstacle = configuration.flatMap(Lint.obstacle), !isBroken else { return self }
    var project = self
    project.findings = (findings.filter { $0.id != obstacle.id } + [obstacle]).inOrder()
    return project
  }

  /// Without schemas all that is generated would go: more likely is a wrong folder, or one that is not checked out.
  ///
  /// - Parameter deleting: how to delete it all the same.
  func checkHasSchemas(deleting: LocalizedText = Project.deletingCode) throws {
    guard schemaCount == 0 else { return }
    throw Failure(
      message: LocalizedText("no schemas in `\(schemaFolder)`", zh: "`\(schemaFolder)` 中没有 schema"),
      help: LocalizedText(
        "create one with `messagegen new`, or set `schemas: …` in the configuration; \(deleting)",
        zh: "用 `messagegen new` 创建，或在配置中设置 `schemas: …`；\(deleting)"),
      exitCode: ExitCodes.couldNotRun)
  }

  static let deletingCode = LocalizedText(
    "to delete the generated code, run `messagegen generate --clean`", zh: "要删除生成的代码，请运行 `messagegen generate --clean`")
  static let deletingPages = LocalizedText(
    "to delete the pages, run `messagegen docs --clean`", zh: "要删除页面，请运行 `messagegen docs --clean`")

  private mutating func understand() {
    guard let document = settings.value else { return }
    templates = Result { () throws(WorkspaceError) in
      try UserTemplates(of: document.configuration.targets, in: workspace, from: files.count)
    }
    let outcome = SchemaReader.read(files.dropFirst(), configuration: document).checkingExamples()
    schema = outcome.value
    readerFindings = settings.diagnostics + outcome.diagnostics
    readReleases(document.configuration)
    let others = readerFindings + releaseFindings
    let checked = schema.map { SchemaFindings.all(in: $0, beside: others) }
    findings = ((checked ?? others) + ((try? templates.get())?.findings ?? [])).inOrder()
    if lacksReleases(document.configuration) { findings.removeAll { $0.id == Lint.requiredLaterID } }
  }

  /// There are releases that nobody has read, so that nobody knows which messages are compared with them.
  private func lacksReleases(_ configuration: Configuration) -> Bool {
    guard hasReleases else { return (try? workspace.exists(configuration.releasesFolder)) == true }
    return (try? record.get())?.findings.isEmpty == false
  }

  private mutating func readReleases(_ configuration: Configuration) {
    guard hasReleases else { return }
    record = Result { () throws(WorkspaceError) in
      try ReleaseRecord(of: configuration, in: workspace, from: filesAndTemplates.count)
    }
    guard let record = try? record.get(), !record.isEmpty else { return }
    schema?.history = ReleaseHistory(record.recorded.map { ($0.version.description, $0.schema) })
    let isBroken = readerFindings.contains { $0.severity == .error }
    releaseFindings = record.findings(in: isBroken ? nil : schema)
  }

  /// The files, then the targets' templates; each at the place of its id.
  var filesAndTemplates: [SourceFile] { files + ((try? templates.get())?.files ?? []) }

  /// The folder of the record, relative to the configuration's; it need not be there.
  var releasesFolder: String { configuration?.releasesFolder ?? "Schemas/Releases" }

  /// Those of the record of releases, if it is read; each at the place of its id after these.
  var releaseFiles: [SourceFile] { (try? record.get())?.files ?? [] }

  /// The record of a project whose configuration can be read; nil: it cannot.
  func releaseRecord(without version: ReleaseVersion? = nil) throws(WorkspaceError) -> ReleaseRecord? {
    guard let configuration else { return nil }
    if version == nil, let record = try record.get() { return record }
    return try ReleaseRecord(of: configuration, in: workspace, from: filesAndTemplates.count, without: version)
  }

  /// Those of the targets.
  func userTemplates() throws(WorkspaceError) -> UserTemplates { try templates.get() }

  /// Nil: the configuration cannot be read.
  var configuration: Configuration? { settings.value?.configuration }
  var hasErrors: Bool { findings.contains { $0.severity == .error } }
  var schemaCount: Int { files.count - 1 }
  /// The folder of the schemas, relative to the configuration's.
  var schemaFolder: String { configuration?.schemas.value ?? "Schemas" }

  /// All that is to be in the output folders. There must be no errors.
  /// - Parameter examples: nil: no target has tests.
  func emit(_ examples: ReleaseExamples?, progress: Progress) throws -> [OutputFolder] {
    guard let schema, let configuration else { return [] }
    progress.show(
      LocalizedText("generating from \(schemaCount) schemas", zh: "正在从 \(schemaCount) 个 schema 生成代码"))
    let templates = try userTemplates()
    return try configuration.outputs.map { output in
      OutputFolder(path: output.path.value, files: try output.files(schema, templates, examples))
    }
  }

  /// What fills the built-in templates, file by file.
  func viewDumps() throws -> String {
    guard let schema, let configuration else { return "" }
    return try configuration.targets.flatMap { target in
      try Emitter.dumps(of: schema, target: target, version: Tool.version).map { dump in
        "## \(target.path.value)/\(dump.file)\n\n\(dump.text)\n"
      }
    }.joined()
  }
}
