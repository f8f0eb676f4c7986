import Checks
import Emitters
import Evolution
import Inspection
import Reports
import Schema
import SchemaReader
import SourceText
import Workspace

/// A project as far as a command asks for it: the files, what they mean, and every finding.
struct Project {
  let workspace: Workspace
  private let inputs: ProjectInputs
  private let parts: ProjectParts
  /// All that was read: the configuration, the schemas, templates, the record of releases.
  private(set) var files: SourceFiles
  /// nil: it is not asked for, or the configuration cannot be read.
  private(set) var schema: Schema?
  /// That of the schema, if examples are checked.
  private var inspector: Inspector?
  /// As the configuration and the authors' comments say, in the order of the text.
  private(set) var findings: [Diagnostic]
  /// What the reader found, and what is wrong with examples, in their severities.
  private(set) var readerFindings: [Diagnostic]
  /// What comes of the record of releases, in its severities.
  private(set) var releaseFindings: [Diagnostic] = []
  /// Those of the targets, if they are asked for.
  private(set) var templates = UserTemplates()
  /// nil: it is not read.
  private(set) var record: ReleaseRecord?
  /// The schema beside the releases of the record; nil: it is not held against them, nothing was released, or there are
  /// errors in either.
  private(set) var pairs: ReleasePairs?

  /// - Parameter parts: What is read; the configuration always is.
  init(
    _ workspace: Workspace, reading parts: ProjectParts, mayLackSchemas: Bool = false, unsaved: UnsavedFile? = nil,
    progress: Progress
  ) throws {
    let inputs = try ProjectInputs(
      workspace, reading: parts, mayLackSchemas: mayLackSchemas, unsaved: unsaved, progress: progress)
    let count = inputs.files.count - 1
    if inputs.settings.value != nil, parts.contains(.schemas) {
      progress.show(LocalizedText("checking \(count) schemas", zh: "正在检查 \(count) 个 schema"))
    }
    try self.init(inputs, of: workspace, reading: parts)
  }

  private init(
    _ inputs: ProjectInputs, of workspace: Workspace, reading parts: ProjectParts
  ) throws(WorkspaceError) {
    (self.inputs, self.workspace, self.parts) = (inputs, workspace, parts)
    files = inputs.files
    readerFindings = inputs.settings.diagnostics
    findings = inputs.settings.diagnostics
    guard let document = inputs.settings.value, parts.contains(.schemas) else { return }
    read(inputs.files.dropFirst(), document)
    if parts.contains(.templates) {
      templates = try UserTemplates(of: document.configuration.targets, in: workspace, to: &files)
    }
    if parts.contains(.releases) { try holdAgainstReleases() }
    findings = found(in: document.configuration).inOrder()
  }

  private mutating func read(_ schemas: some Sequence<SourceFile>, _ document: ConfigurationDocument) {
    var outcome = SchemaReader.read(schemas, configuration: document)
    if parts.contains(.findings) {
      inspector = outcome.value.map { Inspector($0) }
      outcome = outcome.checkingExamples(by: inspector)
    }
    schema = outcome.value
    readerFindings += outcome.diagnostics
  }

  private mutating func holdAgainstReleases() throws(WorkspaceError) {
    guard let record = try readReleases(), !record.isEmpty else { return }
    schema?.history = ReleaseHistory(record.recorded.map { ($0.version.description, $0.schema) })
    let isBroken = readerFindings.contains { $0.severity == .error }
    pairs = isBroken ? nil : schema.flatMap { record.pairs(with: $0) }
    releaseFindings = record.findings(in: pairs)
  }

  /// In no order.
  private func found(in configuration: Configuration) -> [Diagnostic] {
    let others = readerFindings + releaseFindings
    var found = others
    if let schema {
      found =
        parts.contains(.findings)
        ? SchemaFindings.all(in: schema, by: inspector, beside: others) : SchemaFindings.configured(others, in: schema)
    }
    found += templates.findings
    if lacksReleases(configuration) { found.removeAll { $0.id == Lint.requiredLaterID } }
    let isBroken = readerFindings.contains { $0.severity == .error && $0.range.file == sources[0].id }
    if parts.contains(.targets), !isBroken, let obstacle = Lint.obstacle(in: configuration) {
      found.removeAll { $0.id == obstacle.id }
      found.append(obstacle)
    }
    return found
  }

  /// There are releases that nobody has read, so that nobody knows which messages are compared with them.
  private func lacksReleases(_ configuration: Configuration) -> Bool {
    guard let record else { return (try? workspace.exists(configuration.releasesFolder)) == true }
    return !record.findings.isEmpty
  }

  /// The record of releases, which is read if it is not yet; nil: the configuration cannot be read.
  mutating func readReleases() throws(WorkspaceError) -> ReleaseRecord? {
    guard record == nil, let configuration else { return record }
    record = try ReleaseRecord(of: configuration, in: workspace, to: &files)
    return record
  }

  // MARK: Other texts

  /// The project with a schema more, formatted, which is not on the disk yet.
  ///
  /// - Parameter folder: One inside that of the schemas.
  func adding(
    _ name: String, in folder: String? = nil, text: String
  ) throws -> (project: Project, file: SourceFile) {
    let path = try schemaFolder(folder) + "/" + name
    guard try !workspace.exists(path) else {
      throw Failure(
        "the file `\(path)` already exists", zh: "文件 `\(path)` 已存在",
        help: LocalizedText("choose another name, or remove the file", zh: "换一个名称，或删除该文件"))
    }
    var inputs = inputs
    let file = inputs.add(path, text: text)
    return (try Project(inputs, of: workspace, reading: parts), file)
  }

  /// The project with other texts in its configuration and schemas.
  func rereading(_ texts: [SourceFile]) throws -> Project {
    try Project(inputs.rereading(texts, of: workspace), of: workspace, reading: parts)
  }

  // MARK: What there is

  /// Such as `Schemas/Gift.yaml:3`, from the working folder.
  func location(of range: SourceRange) -> String {
    let file = files[range.file]
    return "\(workspace.shown(file.path)):\(file.location(of: range.start).line)"
  }

  /// Without schemas all that is generated would go: more likely is a wrong folder, or one that is not checked out.
  ///
  /// - Parameter deleting: how to delete it all the same.
  func checkHasSchemas(deleting: LocalizedText = Project.deletingCode) throws {
    guard schemaCount == 0 else { return }
    throw Failure(
      "no schemas in `\(schemaFolder)`", zh: "`\(schemaFolder)` 中没有 schema",
      help: LocalizedText(
        "create one with `messagegen new`, or set `schemas: …` in the configuration; \(deleting)",
        zh: "用 `messagegen new` 创建，或在配置中设置 `schemas: …`；\(deleting)"), exitCode: ExitCodes.couldNotRun)
  }

  static let deletingCode = LocalizedText(
    "to delete the generated code, run `messagegen generate --clean`", zh: "要删除生成的代码，请运行 `messagegen generate --clean`")
  static let deletingPages = LocalizedText(
    "to delete the pages, run `messagegen docs --clean`", zh: "要删除页面，请运行 `messagegen docs --clean`")

  /// The configuration, then the schemas.
  var sources: SourceFiles { inputs.files }
  /// The file that is not as it is on the disk.
  var unsaved: SourceFile.ID? { inputs.unsaved }

  /// The folder of the record, relative to the configuration's; it need not be there.
  var releasesFolder: String { configuration?.releasesFolder ?? "Schemas/Releases" }

  /// Nil: the configuration cannot be read.
  var configuration: Configuration? { inputs.settings.value?.configuration }
  var hasErrors: Bool { findings.contains { $0.severity == .error } }
  var schemaCount: Int { sources.count - 1 }
  /// The folder of the schemas, relative to the configuration's.
  var schemaFolder: String { configuration?.schemas.value ?? "Schemas" }

  /// All that is to be in the output folders. There must be no errors.
  /// - Parameter examples: nil: no target has tests.
  func emit(_ examples: ReleaseExamples?, progress: Progress) throws -> [OutputFolder] {
    guard let schema, let configuration else { return [] }
    progress.show(
      LocalizedText("generating from \(schemaCount) schemas", zh: "正在从 \(schemaCount) 个 schema 生成代码"))
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
