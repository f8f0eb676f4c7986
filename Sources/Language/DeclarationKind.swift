/// What a document of a schema declares, by the key that says its name.
public enum DeclarationKind: String, CaseIterable, Sendable {
  case message, object
  case enumeration = "enum"

  public var form: Form {
    switch self {
    case .message: .message
    case .object: .object
    case .enumeration: .enumeration
    }
  }
}
