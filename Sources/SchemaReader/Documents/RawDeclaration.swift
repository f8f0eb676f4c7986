import Language
import Schema
import SourceText

/// A document whose form is checked and whose names are not resolved yet.
struct RawDeclaration: Sendable {
  var kind: DeclarationKind
  var name: Located<String>
  var entries: CheckedMapping
  /// The path of its file.
  var path: String

  /// As findings say it.
  var subject: Located<LocalizedText> { Located(.verbatim("`\(name.value)`"), name.range) }

  var declaration: Declaration { entries.declaration(name, entries.range) }
}
