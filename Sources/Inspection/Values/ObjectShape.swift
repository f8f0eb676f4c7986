import MessageRuntime
import Schema
import SourceText

/// A message or object of the schema, ready to be read.
final class ObjectShape: Sendable {
  let name: String
  /// The fields that are sent, then those that never are.
  let fields: [FieldShape]
  let rules: [ValidationRule]
  /// How many bytes of memory a value of generated code takes.
  let size: Int
  /// The message, if it is one.
  let message: Message?
  /// What a message remembers of its id.
  let identity: StoredIdentity?
  /// Fields of it, or of objects in it, are sensitive.
  let holdsSensitive: Bool
  /// Regular expressions of fields and rules, compiled once; those that differ in their bytes are others.
  let patterns: [UTF8Text: MessagePattern]

  static let none = ObjectShape(
    name: "", fields: [], rules: [], size: 0, in: SchemaShapes.none.schema)

  init(
    name: String, fields: [Field], locals: [Field] = [], rules: [ValidationRule], size: Int, message: Message? = nil,
    identity: StoredIdentity? = nil, holdsSensitive: Bool = false, in schema: Schema
  ) {
    self.name = name
    let isLenient = schema.configuration.isLenient
    let shapes =
      fields.map { FieldShape($0, isLocal: false, isLenient: isLenient) }
      + locals.map { FieldShape($0, isLocal: true, isLenient: isLenient) }
    self.fields = shapes
    self.rules = rules
    self.size = size
    self.message = message
    self.identity = identity
    self.holdsSensitive = holdsSensitive
    var patterns: [UTF8Text: MessagePattern] = [:]
    let ruled = rules.map { rule -> [Located<Constraint>] in
      if case .field(_, let constraints) = rule.assertion { constraints } else { [] }
    }
    for constraint in (shapes.map(\.field.constraints) + ruled).joined() {
      if case .pattern(let text) = constraint.value { patterns[UTF8Text(text)] = MessagePattern(text) }
    }
    self.patterns = patterns
  }

  func field(named name: String) -> FieldShape? { fields.first { $0.field.name == name } }

  /// The index of a field in the values of an object.
  func index(of name: String) -> Int? { fields.firstIndex { $0.field.name == name } }
}

/// A field, ready to be read.
final class FieldShape: Sendable {
  let field: Field
  /// It is never sent.
  let isLocal: Bool
  /// How it is read; how it is written.
  let reading, writing: JSONOptions
  /// An empty optional value is not written.
  let isNilWhenEmpty: Bool

  /// - Parameter isLenient: As the configuration says.
  init(_ field: Field, isLocal: Bool, isLenient: Bool) {
    self.field = field
    self.isLocal = isLocal
    var options: JSONOptions = []
    switch field.encoding {
    case .string: options.insert(.wireString)
    case .int: options.insert(.wireInt)
    case .jsonString: options.insert(.jsonString)
    case nil: break
    }
    if case .timestamp(.milliseconds) = field.type.leaf { options.insert(.milliseconds) }
    writing = options
    if let isLenient = field.isLenient { options.insert(isLenient ? .lenient : .strict) }
    if field.isSensitive { options.insert(.sensitive) }
    if field.slot?.value == .envelope { options.insert(.besideIdentity) }
    reading = options
    isNilWhenEmpty = field.isOptional && field.type == .data && field.isLenient ?? isLenient
  }

  /// The key if it is not the name.
  var ownName: String? { field.keyText == field.name ? nil : field.name }

  /// The slot of the SDK's message that it is sent in.
  var slot: String? {
    if case .named(let slot)? = field.slot?.value { slot } else { nil }
  }

  /// There are URLs or maps in it, which cannot hold all that JSON can say.
  var hasTexts: Bool { field.type.leaf == .url || field.type.hasMap }

  /// Values can break rules by themselves, wherever they are.
  var isChecked: Bool {
    guard case .data = field.type.leaf else { return true }
    return field.type == .data ? field.needsBytes : field.isLenient != false
  }
}
