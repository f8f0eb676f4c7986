import Language

/// The JSON Schemas that editors find beside the schemas.
extension Project {
  struct EditorFile {
    let name: String
    let text: String
  }

  /// What the first line of schemas names.
  static let editorSchemaName = "messagegen.schema.json"

  static var editorFiles: [EditorFile] {
    [
      EditorFile(name: editorSchemaName, text: JSONSchema.text(of: .schemas)),
      EditorFile(
        name: "messagegen-configuration.schema.json", text: JSONSchema.text(of: .configuration)),
    ]
  }

  /// The paths of those that are missing or out of date.
  func staleEditorFiles() throws -> [String] {
    try Self.editorFiles.filter { try !workspace.holds($0.name, in: schemaFolder, Array($0.text.utf8)) }
      .map { schemaFolder + "/" + $0.name }
  }

  /// - Returns: The paths of those that were written.
  func writeEditorFiles() throws -> [String] {
    try Self.editorFiles.filter { try workspace.put($0.name, in: schemaFolder, with: Array($0.text.utf8)) }
      .map { schemaFolder + "/" + $0.name }
  }

  /// The way from a schema in a folder inside that of the schemas to its JSON Schema.
  static func pathToEditorSchema(from folder: String?) -> String {
    let depth = (folder ?? "").split(separator: "/").filter { $0 != "." }.count
    return String(repeating: "../", count: depth) + editorSchemaName
  }
}
