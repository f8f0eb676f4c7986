import Schema
import SourceText

/// A document whose form is checked and whose names are not resolved yet.
struct RawDeclaration: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case message, object
    case enumeration = "enum"

    var form: Form {
      switch self {
      case .message: .message
      case .object: .object
      case .enumeration: .enumeration
      }
    }
  }

  var kind: Kind
  var name: Located<String>
  var entries: Entries
  /// The path of its file.
  var path: String

  /// As findings say it.
  var subject: Located<Phrase> { Located(.verbatim("`\(name.value)`"), name.range) }

  var declaration: Declaration { entries.declaration(name, entries.range) }
}
