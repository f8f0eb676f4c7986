import Checks
import Emitters
import Schema
import SchemaReader
import SourceText
import Workspace

/// A project as it was read: the files, what they mean, and every finding.
struct Project {
  let workspace: Workspace
  /// The configuration, then the schemas; each at the place of its id.
  private(set) var files: [SourceFile]
  /// Nil: the configuration cannot be read.
  private(set) var configuration: Configuration?
  private(set) var schema: Schema?
  private(set) var findings: [Diagnostic]

  init(config: String?, mayLackSchemas: Bool = false, progress: Progress) throws {
    workspace = try Workspace(configuration: config)
    files = [workspace.configuration]
    let outcome = SchemaReader.readConfiguration(workspace.configuration)
    configuration = outcome.value
    findings = outcome.diagnostics
    guard let configuration else { return }
    progress.show("reading schemas")
    files += try workspace.schemas(in: configuration.schemas.value, mayBeMissing: mayLackSchemas)
    progress.show("checking \(schemaCount) schemas")
    understand(configuration, outcome.diagnostics)
  }

  /// The project with a file more, which need not be on the disk.
  func adding(_ file: SourceFile) -> Project {
    var project = self
    guard let configuration else { return project }
    project.files.append(file)
    project.understand(configuration, SchemaReader.readConfiguration(workspace.configuration).diagnostics)
    return project
  }

  /// The project with other texts in its files. Where only these make the configuration readable, the schemas are
  /// read as well.
  func rereading(_ texts: [SourceFile]) throws -> Project {
    var project = self
    project.files = texts
    project.schema = nil
    let outcome = SchemaReader.readConfiguration(texts[0])
    project.configuration = outcome.value
    project.findings = outcome.diagnostics
    guard let read = outcome.value else { return project }
    if configuration == nil, texts.count == 1 { project.files += try workspace.schemas(in: read.schemas.value) }
    project.understand(read, outcome.diagnostics)
    return project
  }

  /// A schema that is not on the disk yet.
  func newFile(_ name: String, in folder: String? = nil, text: String) throws -> SourceFile {
    let path = try schemaFolder(folder) + "/" + name
    let file = SourceFile(id: SourceFile.ID(files.count), path: path, text: text)
    guard try workspace.exists(file.path) else { return file }
    throw Failure(message: "the file `\(file.path)` is there already", help: "choose another name, or remove the file")
  }

  /// Such as `Schemas/Gift.yaml:3`.
  func place(of range: SourceRange) -> String {
    let file = files[Int(range.file.index)]
    return "\(file.path):\(file.place(of: range.start).line)"
  }

  private mutating func understand(_ configuration: Configuration, _ earlier: [Diagnostic]) {
    let outcome = SchemaReader.read(Array(files.dropFirst()), configuration: configuration)
    schema = outcome.value
    let rules = ReadingRule.all.map(\.id)
    findings = (earlier + outcome.diagnostics + (schema.map { Lint.check($0, known: rules) } ?? [])).inOrder()
  }

  var hasErrors: Bool { findings.contains { $0.severity == .error } }
  var schemaCount: Int { files.count - 1 }
  /// The folder of the schemas, relative to the configuration's.
  var schemaFolder: String { configuration?.schemas.value ?? "Schemas" }

  /// What a run would do to the targets' folders. There must be no errors.
  func plan(for purpose: Workspace.Purpose, force: Bool = false, progress: Progress) throws -> WritePlan {
    guard let schema, let targets = configuration?.targets else {
      return try workspace.plan([], version: Tool.version, for: purpose)
    }
    progress.show("generating from \(schemaCount) schemas")
    let outputs = try targets.map { try output(of: schema, for: $0) }
    progress.show("comparing with what is there")
    return try workspace.plan(outputs, version: Tool.version, for: purpose, force: force) {
      Terminal.write("waiting for another messagegen that writes into \($0)\n", to: .error)
    }
  }

  private func output(of schema: Schema, for target: Target) throws -> Output {
    let templates = try target.templates.map { try workspace.templates(in: $0.value) } ?? [:]
    let files: [GeneratedFile]
    do {
      files = try Emitter.emit(schema, target: target, version: Tool.version, userTemplates: templates)
    } catch {
      throw Failure(message: "\(error)", exitCode: ExitCodes.couldNotRun)
    }
    return Output(folder: target.path.value, files: files)
  }
}
