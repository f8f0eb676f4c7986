import Schema
import Templating

/// A property: a stored one of an attachment or object, or a computed one with what it is computed from.
struct PropertyView: View {
  /// Escaped.
  let name: String
  let type: String
  let docs: [String]
  /// The attribute of a deprecated one, which keeps its value in `storage`, so that generated code can use that without
  /// a warning.
  let deprecation: [String]
  let isComputed: Bool
  /// Texts and layouts in other files read the storage of a deprecated one.
  let isDeprecated: Bool
  /// Escaped; the name itself where nothing is computed.
  let storage: String
  let storageType: String
  let getter: String
  let setter: String
  /// What the stored property gets from the initializer's argument.
  let initialValue: String

  static let fields: [ViewField<PropertyView>] = [
    .text("name", \.name), .text("type", \.type), .texts("docs", \.docs), .texts("deprecation", \.deprecation),
    .flag("isComputed", \.isComputed), .flag("isDeprecated", \.isDeprecated), .text("storage", \.storage),
    .text("storageType", \.storageType), .text("getter", \.getter), .text("setter", \.setter),
    .text("initialValue", \.initialValue),
  ]

  init(_ property: SwiftField) {
    let field = property.field
    name = property.name
    type = property.declaredType
    docs = Documentation.lines(field.declaration.doc?.value, since: field.declaration.since?.value)
    deprecation = Documentation.attributes(deprecated: field.deprecated?.value)
    isComputed = property.isComputed
    isDeprecated = property.isDeprecated
    storage = property.storage
    storageType = property.isBoxed ? "[\(property.type)]" : property.declaredType
    getter = property.storage + (property.isBoxed ? ".first" : "")
    setter = property.stored("newValue")
    initialValue = property.stored(property.name)
  }
}
