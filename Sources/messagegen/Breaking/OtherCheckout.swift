import Evolution
import Examples
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
  /// Calls the files by the names that the readers of a report know them by.
  private let named: ([SourceFile], ErrorFormat) throws -> [SourceFile]

  /// - Parameter first: the id of the first file.
  init(folder: String, from first: Int) throws {
    let workspace = try Workspace(configuration: folder + "/" + Workspace.configurationName)
    try self.init(
      folder, workspace.configuration, from: first, schemas: { try workspace.schemas(of: $0) },
      named: { try $1 == .xcode ? workspace.named($0, for: $1) : Self.named($0, in: folder) },
      help: LocalizedText("fix them there, or compare with another checkout", zh: "在那里修复，或与另一个检出比较"))
  }

  /// As the folder was given, wherever it is on this machine.
  private static func named(_ files: [SourceFile], in folder: String) -> [SourceFile] {
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    return files.map { SourceFile(id: $0.id, path: prefix + $0.path, bytes: $0.bytes) }
  }

  init(revision: String, of project: Workspace, from first: Int) throws {
    let git = try GitRevision(revision, of: project)
    try self.init(
      revision, git.configuration, from: first,
      schemas: { try git.schemas(in: $0.schemas.value, without: $0.releasesFolder) },
      named: { files, _ in files.map { SourceFile(id: $0.id, path: revision + ":" + $0.path, bytes: $0.bytes) } },
      help: LocalizedText("compare with another revision", zh: "与另一个修订版本比较"))
  }

  private init(
    _ name: String, _ configuration: SourceFile, from first: Int, schemas: (Configuration) throws -> [SourceFile],
    named: @escaping ([SourceFile], ErrorFormat) throws -> [SourceFile], help: LocalizedText
  ) throws {
    (self.name, self.named, self.help) = (name, named, help)
    let configuration = SourceFile(id: SourceFile.ID(first), path: configuration.path, bytes: configuration.bytes)
    let settings = SchemaReader.readConfiguration(configuration)
    guard let document = settings.value else {
      (files, findings, release) = ([configuration], settings.diagnostics, nil)
      return
    }
    let schemas = try schemas(document.configuration).map { file in
      SourceFile(id: SourceFile.ID(first + Int(file.id.index)), path: file.path, bytes: file.bytes)
    }
    let outcome = SchemaReader.read(schemas, configuration: document).checkingExamples()
    files = [configuration] + schemas
    findings = settings.diagnostics + outcome.diagnostics
    let hasErrors = findings.contains { $0.severity == .error }
    release = hasErrors ? nil : outcome.value.map { Release(name: name, schema: $0) }
  }

  /// The files under the names that the readers of a report know them by.
  func files(for format: ErrorFormat) throws -> [SourceFile] { try named(files, format) }

  /// What stands for errors in it at the end of the run.
  var failure: Failure {
    Failure(
      message: LocalizedText("the schemas in `\(name)` have errors", zh: "`\(name)` 中的 schema 有错误"), help: help,
      exitCode: ExitCodes.couldNotRun)
  }
}
