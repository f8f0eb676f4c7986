import Evolution
import Schema
import SchemaReader
import SourceText
import Workspace

/// Another checkout of the project, which the schemas are compared with.
struct OtherCheckout {
  /// As it was given.
  let folder: String
  /// The configuration, then the schemas, with ids that no file of the project has.
  let files: [SourceFile]
  let findings: [Diagnostic]
  /// nil: it cannot be read.
  let release: Release?
  private let workspace: Workspace

  /// - Parameter first: the id of the first file.
  init(_ folder: String, from first: Int) throws {
    self.folder = folder
    workspace = try Workspace(configuration: folder + "/" + Workspace.configurationName)
    let configuration = SourceFile(
      id: SourceFile.ID(first), path: workspace.configuration.path, bytes: workspace.configuration.bytes)
    let settings = SchemaReader.readConfiguration(configuration)
    guard let document = settings.value else {
      (files, findings, release) = ([configuration], settings.diagnostics, nil)
      return
    }
    let schemas = try workspace.schemas(of: document.configuration).map { file in
      SourceFile(id: SourceFile.ID(first + Int(file.id.index)), path: file.path, bytes: file.bytes)
    }
    let outcome = SchemaReader.read(schemas, configuration: document)
    files = [configuration] + schemas
    findings = settings.diagnostics + outcome.diagnostics
    let hasErrors = findings.contains { $0.severity == .error }
    release = hasErrors ? nil : outcome.value.map { Release(name: folder, schema: $0) }
  }

  /// The files under the names that the readers of a report know them by.
  func files(for format: ErrorFormat) throws -> [SourceFile] { try workspace.named(files, for: format) }
}
