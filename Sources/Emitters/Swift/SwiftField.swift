import Schema

/// A field as generated code names it, spelt once for everything that is written about it.
///
/// It is stored as it is, or behind a computed property because of something that Swift does not allow.
final class SwiftField: Sendable {
  let field: Field
  /// The property's name, escaped.
  let name: String
  /// Without the `?` of an optional one.
  let type: String
  /// The value holds itself: it is stored in a list of one.
  let isBoxed: Bool
  /// The stored property's name; that of the property itself where nothing is computed.
  let storage: String
  /// The default as an expression; nil: none.
  let standard: String?

  init(_ field: Field, _ spelling: SwiftSpelling) {
    self.field = field
    name = SwiftNames.escaped(field.swiftName)
    type = spelling.type(field.type)
    isBoxed = spelling.boxedFields.contains(field.declaration.name.range)
    storage = isBoxed || field.declaration.deprecated != nil ? "stored_" + field.swiftName : name
    standard = field.defaultValue.map { spelling.literal($0.value, field.type) }
  }

  private var isDeprecated: Bool { field.declaration.deprecated != nil }

  var isComputed: Bool { isBoxed || isDeprecated }

  /// The field's value in generated code; not the deprecated property, which the compiler would warn of.
  var value: String {
    if isDeprecated { return isBoxed ? "\(storage).first" : storage }
    return name
  }

  /// The type with its `?`.
  var declaredType: String { field.isOptional ? type + "?" : type }

  /// The key is not the name.
  var isRenamed: Bool { field.key.value != field.name }
}
