import Evolution
import Inspection
import Schema
import SchemaReader
import SourceText
import Workspace

/// The project as it is elsewhere, in another folder or in a revision, which the schemas are compared with.
struct OtherCheckout {
  /// As it was given.
  let name: String
  let findings: [Diagnostic]
  /// nil: it cannot be read.
  let release: Release?
  /// What to do about errors in it.
  private let help: LocalizedText
  /// The configuration, then the schemas, with ids that no file of the project has.
  private let files: [SourceFile]
  /// What the readers of a report put before the path of a file.
  private let prefix: (ErrorFormat) throws -> String

  /// - Parameter others: the files of the project.
  init(folder: String, beside others: SourceFiles) throws {
    let workspace = try Workspace(configuration: folder + "/" + Workspace.configurationName)
    // As the folder was given, wherever it is on this machine.
    let here = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    var files = others
    let configuration = files.add(workspace.configuration.path, workspace.configuration.bytes)
    try self.init(
      folder, configuration, beside: files, schemas: { try workspace.schemas(of: $0) },
      prefix: { try $0 == .xcode ? workspace.prefix(for: $0) : here },
      help: LocalizedText("fix them there, or compare with another checkout", zh: "在那里修复，或与另一个检出比较"))
  }

  /// - Parameter others: the files of the project.
  init(revision: String, of project: Workspace, beside others: SourceFiles) throws {
    let git = try GitRevision(revision, of: project)
    var files = others
    let configuration = files.add(git.configuration.path, git.configuration.bytes)
    try self.init(
      revision, configuration, beside: files,
      schemas: { try git.schemas(in: $0.schemas.value, without: $0.releasesFolder) },
      prefix: { _ in revision + ":" }, help: LocalizedText("compare with another revision", zh: "与另一个修订版本比较"))
  }

  /// - Parameter others: the files of the project, and the configuration.
  private init(
    _ name: String, _ configuration: SourceFile, beside others: SourceFiles,
    schemas: (Configuration) throws -> [ReadFile], prefix: @escaping (ErrorFormat) throws -> String, help: LocalizedText
  ) throws {
    (self.name, self.prefix, self.help) = (name, prefix, help)
    let settings = SchemaReader.readConfiguration(configuration)
    guard let document = settings.value else {
      (files, findings, release) = ([configuration], settings.diagnostics, nil)
      return
    }
    var all = others
    let read = all.add(try schemas(document.configuration))
    let outcome = SchemaReader.read(read, configuration: document).checkingExamples()
    files = [configuration] + read
    findings = settings.diagnostics + outcome.diagnostics
    let hasErrors = findings.contains { $0.severity == .error }
    release = hasErrors ? nil : outcome.value.map { Release(name: name, schema: $0) }
  }

  /// The files under the names that the readers of a report know them by.
  func files(for format: ErrorFormat) throws -> [SourceFile] {
    let prefix = try self.prefix(format)
    return files.map { SourceFile(id: $0.id, path: prefix + $0.path, bytes: $0.bytes) }
  }

  /// What stands for errors in it at the end of the run.
  var failure: Failure {
    Failure(
      "the schemas in `\(name)` have errors", zh: "`\(name)` 中的 schema 有错误", help: help,
      exitCode: ExitCodes.couldNotRun)
  }
}
