import Language
import SourceText

/// The JSON Schemas that editors find beside the schemas.
extension Project {
  struct EditorFile {
    let name: String
    let subject: JSONSchema.Subject

    func text(in language: SourceText.Language) -> String { JSONSchema.text(of: subject, in: language) }
  }

  /// What the first line of schemas names.
  static let editorSchemaName = "messagegen.schema.json"
  /// What the first line of the configuration names.
  static let editorConfigurationName = "messagegen-configuration.schema.json"

  static var editorFiles: [EditorFile] {
    [
      EditorFile(name: editorSchemaName, subject: .schemas),
      EditorFile(name: editorConfigurationName, subject: .configuration),
    ]
  }

  /// The paths of those that are missing or out of date.
  func staleEditorFiles() throws -> [String] {
    try Self.editorFiles.filter { try !isUpToDate($0) }.map(path(of:))
  }

  /// The paths of those that are there, each with whether it is as it would be written.
  func presentEditorFiles() throws -> [(path: String, isUpToDate: Bool)] {
    try Self.editorFiles.filter { try workspace.exists(path(of: $0)) }.map { (path(of: $0), try isUpToDate($0)) }
  }

  private func path(of file: EditorFile) -> String { schemaFolder + "/" + file.name }

  /// Writes those that are missing or out of date, and with `isForced` also those in the other language.
  ///
  /// - Returns: The paths of those that were written.
  func writeEditorFiles(in language: SourceText.Language, isForced: Bool = false) throws -> [String] {
    try Self.editorFiles.filter { file in
      guard try isForced || !isUpToDate(file) else { return false }
      return try workspace.put(file.name, in: schemaFolder, with: Array(file.text(in: language).utf8))
    }.map(path(of:))
  }

  /// In whatever language: people of one project have different locales.
  private func isUpToDate(_ file: EditorFile) throws -> Bool {
    guard try workspace.exists(path(of: file)) else { return false }
    return try SourceText.Language.allCases.contains { language in
      try workspace.holds(file.name, in: schemaFolder, Array(file.text(in: language).utf8))
    }
  }

  /// The way from a schema in a folder inside that of the schemas to its JSON Schema.
  static func pathToEditorSchema(from folder: String?) -> String {
    let depth = (folder ?? "").split(separator: "/").filter { $0 != "." }.count
    return String(repeating: "../", count: depth) + editorSchemaName
  }
}
