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
  /// Those of a message.
  var inlineTypes = InlineCount()

  init(kind: Kind, name: Located<String>, entries: Entries, path: String) {
    self.kind = kind
    self.name = name
    self.entries = entries
    self.path = path
    guard kind == .message else { return }
    for key: Word in ["fields", "local"] { if let node = entries[key] { inlineTypes.count(below: node) } }
  }

  /// As findings say it.
  var subject: Located<Phrase> { Located(.verbatim("`\(name.value)`"), name.range) }

  var declaration: Declaration { entries.declaration(name, entries.range) }
}
