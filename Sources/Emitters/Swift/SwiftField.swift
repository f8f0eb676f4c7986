import Schema
import Templating

/// A property of generated code: a field, and what is asked of it most, found out once.
///
/// It is stored as it is, or behind a computed property because of something that Swift does not allow.
struct SwiftField: Sendable {
  let field: Field
  /// The property's name, escaped.
  let name: String
  /// Without the `?` of an optional one.
  let type: String
  /// The default as an expression; nil: none.
  let standard: String?
  private let traits: Traits

  private struct Traits: OptionSet {
    let rawValue: UInt8

    static let isBoxed = Traits(rawValue: 1)
    static let isDeprecated = Traits(rawValue: 2)
    static let isRenamed = Traits(rawValue: 4)
    static let hasTexts = Traits(rawValue: 8)
    static let isChecked = Traits(rawValue: 16)
    static let isNilWhenEmpty = Traits(rawValue: 32)
  }

  init(_ field: consuming Field, _ spelling: borrowing SwiftSpelling) {
    let name = SwiftNames.escaped(field.swiftName)
    self.name = name
    type = spelling.type(field.type)
    var traits: Traits = []
    if field.keyText != field.name { traits.insert(.isRenamed) }
    switch field.type.leaf {
    case .url: traits.insert(.hasTexts)
    case .data: if field.type == .data ? field.needsBytes : field.isLenient != false { traits.insert(.isChecked) }
    case .timestamp: traits.insert(.isChecked)
    case .object(let id): if spelling.isCheckable(id) { traits.insert(.isChecked) }
    case let leaf: if leaf.isCheckable { traits.insert(.isChecked) }
    }
    if field.type.hasMap { traits.insert(.hasTexts) }
    if field.isOptional && field.type == .data && field.isLenient ?? spelling.schema.configuration.isLenient {
      traits.insert(.isNilWhenEmpty)
    }
    if spelling.isBoxed(field) { traits.insert(.isBoxed) }
    if field.deprecated != nil { traits.insert(.isDeprecated) }
    self.traits = traits
    if let value = field.defaultValue?.value {
      standard = spelling.literal(value, field.type)
    } else {
      standard = nil
    }
    // At last, so that it is moved and not copied.
    self.field = field
  }

  /// A property that holds an identity, and is none of the schema's fields.
  init(_ property: RememberedIdentity.Property, of declaration: Declaration) {
    let range = declaration.range
    field = Field(
      declaration: Declaration(name: .init(property.name, range), doc: .init(property.doc, range), range: range),
      type: .string, typeRange: range, isOptional: false, omission: .never, isLenient: nil)
    type = property.type
    standard = property.defaultValue
    name = SwiftNames.escaped(property.name)
    traits = []
  }

  static func all(_ fields: [Field], _ spelling: SwiftSpelling) -> [SwiftField] {
    fields.indices.map { SwiftField(fields[$0], spelling) }
  }

  /// The value holds itself: it is stored in a list of one.
  var isBoxed: Bool { traits.contains(.isBoxed) }
  var isDeprecated: Bool { traits.contains(.isDeprecated) }
  /// The property is computed from the stored one.
  var isComputed: Bool { !traits.isDisjoint(with: [.isBoxed, .isDeprecated]) }
  /// Neither optional nor defaulted: a missing key is a failure.
  var isRequired: Bool { field.isRequired }
  /// The key is not the name.
  var isRenamed: Bool { traits.contains(.isRenamed) }
  /// There are URLs or maps in it, which cannot hold all that JSON can say: the rest is kept with the unknown keys.
  var hasTexts: Bool { traits.contains(.hasTexts) }
  /// Values can break rules by themselves, wherever they stand.
  var isChecked: Bool { traits.contains(.isChecked) }
  /// An optional value without bytes is read as a missing one, and so is not written.
  var isNilWhenEmpty: Bool { traits.contains(.isNilWhenEmpty) }

  /// The stored property's name; that of the property itself where nothing is computed.
  func writeStorage(to output: inout Output) {
    guard isComputed else { return output.append(name) }
    output.append(SwiftNames.storage(of: field.swiftName))
  }

  /// The field's value in generated code; not the deprecated property, which the compiler would warn of.
  func writeValue(to output: inout Output) {
    guard isDeprecated else { return output.append(name) }
    writeStorage(to: &output)
    if isBoxed { output.append(".first") }
  }

  /// What `writeValue` writes.
  var value: String { Output.text { writeValue(to: &$0) } }

  /// What failures call it: a string literal.
  var quotedName: String { SwiftLiteral.string(field.name) }

  /// What the stored property gets in an initialiser.
  func writeStored(to output: inout Output, value: (inout Output) -> Void) {
    if isBoxed { output.append("jsonBoxed(") }
    value(&output)
    if isBoxed { output.append(")") }
  }

  /// The type with its `?`.
  func writeDeclaredType(to output: inout Output) {
    output.append(type)
    if field.isOptional { output.literal("?") }
  }
}
