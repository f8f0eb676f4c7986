import Schema

/// A property of generated code: a field, and what is asked of it most.
///
/// It is stored as it is, or behind a computed property because of something that Swift does not allow.
final class SwiftField: Sendable {
  let field: Field
  /// The property's name, escaped.
  let name: String
  /// Without the `?` of an optional one.
  let type: String
  /// The default as an expression; nil: none.
  let standard: String?
  /// The value holds itself: it is stored in a list of one.
  let isBoxed: Bool
  /// Values can break rules by themselves, wherever they are.
  let isChecked: Bool
  /// An optional value without bytes is read as a missing one, and so is not written.
  let isNilWhenEmpty: Bool

  init(_ field: Field, _ spelling: SwiftSpelling) {
    self.field = field
    name = SwiftNames.escaped(field.swiftName)
    type = spelling.type(field.type)
    standard = field.defaultValue.map { spelling.literal($0.value, field.type) }
    isBoxed = spelling.isBoxed(field.nameRange)
    switch field.type.leaf {
    case .data: isChecked = field.type == .data ? field.needsBytes : field.isLenient != false
    case .timestamp: isChecked = true
    case .object(let id): isChecked = spelling.isCheckable(id)
    case let leaf: isChecked = leaf.isCheckable
    }
    isNilWhenEmpty =
      field.isOptional && field.type == .data && field.isLenient ?? spelling.schema.configuration.isLenient
  }

  /// A property that holds an id, and is none of the schema's fields.
  init(_ property: StoredTypeID.Property, of declaration: Declaration) {
    let range = declaration.range
    field = Field(
      declaration: Declaration(name: .init(property.name, range), doc: .init(property.doc, range), range: range),
      type: .string, typeRange: range, isOptional: false, omission: .never, isLenient: nil)
    type = property.type
    standard = property.defaultValue
    name = SwiftNames.escaped(property.name)
    (isBoxed, isChecked, isNilWhenEmpty) = (false, false, false)
  }

  var isDeprecated: Bool { field.deprecated != nil }
  /// The property is computed from the stored one.
  var isComputed: Bool { isBoxed || isDeprecated }
  /// The key is not the name.
  var isRenamed: Bool { field.key.value != field.name }

  /// There are URLs or maps in it, which cannot hold all that JSON can say: the rest is kept with the unknown keys.
  var hasTexts: Bool { field.type.leaf == .url || field.type.hasMap }

  /// The stored property's name; that of the property itself where nothing is computed.
  var storage: String { isComputed ? SwiftNames.storage(of: field.swiftName) : name }

  /// The field's value in generated code; not the deprecated property, which the compiler would warn of.
  var value: String { isDeprecated ? storage + (isBoxed ? ".first" : "") : name }

  /// What failures call it: a string literal.
  var quotedName: String { SwiftLiteral.string(field.name) }

  /// What the stored property gets in an initializer.
  func stored(_ value: String) -> String { isBoxed ? "jsonBoxed(\(value))" : value }

  /// The type with its `?`.
  var declaredType: String { type + (field.isOptional ? "?" : "") }
}
