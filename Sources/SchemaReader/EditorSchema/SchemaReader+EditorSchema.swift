import Language

/// The files that an editor's schema can be about.
public enum EditorSubject: String, CaseIterable, Sendable {
  /// Messages, objects and enums.
  case schemas
  /// `messagegen.yaml`.
  case configuration
}

extension SchemaReader {
  /// A JSON Schema of draft 7, from the tables that the reader itself checks by.
  public static func editorSchema(of subject: EditorSubject) -> String {
    switch subject {
    case .schemas:
      EditorSchema(title: "messagegen schema", roots: DeclarationKind.allCases.map(\.form)).document.document(
        width: 100)
    case .configuration:
      EditorSchema(title: "messagegen configuration", roots: [.configuration]).document.document(width: 100)
    }
  }
}
