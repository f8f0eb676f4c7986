import Schema
import SourceText

/// A document whose form is checked and whose names are not resolved yet.
struct RawDeclaration: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case message, object
    case enumeration = "enum"

    var word: Word {
      switch self {
      case .message: "message"
      case .object: "object"
      case .enumeration: "enum"
      }
    }

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

  var declaration: Declaration { Declaration(name: name, entries: entries, range: entries.range) }
}

extension Declaration {
  /// What the keys that every declaration has say.
  init(name: Located<String>, entries: Entries, range: SourceRange) {
    self.init(
      name: name, doc: entries.text("doc"), since: entries.text("since"), deprecated: entries.text("deprecated"),
      range: range)
  }
}
