import Schema
import Templating

/// A field as generated code names it, spelt once for everything that is written about it.
///
/// It is stored as it is, or behind a computed property because of something that Swift does not allow.
final class SwiftField: Sendable {
  let field: Field
  /// The property's name, not escaped.
  let swiftName: String
  /// The property's name, escaped.
  let name: String
  /// Without the `?` of an optional one.
  let type: String
  /// The value holds itself: it is stored in a list of one.
  let isBoxed: Bool
  /// The stored property's name; that of the property itself where nothing is computed.
  let storage: String
  /// The field's value in generated code; not the deprecated property, which the compiler would warn of.
  let value: String
  /// The default as an expression; nil: none.
  let standard: String?
  /// Neither optional nor defaulted: a missing key is a failure.
  let isRequired: Bool
  let key: String
  /// The key is not the name.
  let isRenamed: Bool
  /// How it is read and written where that is not its type's own way, as an argument behind others: `, [.strict]`.
  let readingOptions, writingOptions: String
  let isURL: Bool
  /// Where the value goes while the object is read.
  let reading: FieldReading
  /// The key stands in a string literal, and in JSON, as it is.
  private let isKeyPlain: Bool

  init(_ field: consuming Field, _ spelling: borrowing SwiftSpelling) {
    swiftName = field.swiftName
    name = SwiftNames.escaped(swiftName)
    type = spelling.type(field.type)
    isBoxed = spelling.boxedFields.contains(field.nameRange)
    let isDeprecated = field.deprecated != nil
    storage = isBoxed || isDeprecated ? "stored_" + swiftName : name
    value = !isDeprecated ? name : isBoxed ? "\(storage).first" : storage
    standard = field.defaultValue.map { spelling.literal($0.value, field.type) }
    isRequired = field.isRequired
    key = field.keyText
    isRenamed = key != field.name
    let options = field.jsonOptions
    readingOptions = Self.argument(options)
    writingOptions = options.isEmpty ? "" : Self.argument(options.filter { $0 != ".strict" && $0 != ".sensitive" })
    isURL = field.type.leaf == .url
    reading = FieldReading(field, standard: standard, isBoxed: isBoxed, isURL: isURL, spelling)
    isKeyPlain = SwiftLiteral.isVerbatim(key)
    // At last, so that it is moved and not copied.
    self.field = field
  }

  static func all(_ fields: [Field], _ spelling: borrowing SwiftSpelling) -> [SwiftField] {
    fields.indices.map { SwiftField(fields[$0], spelling) }
  }

  private static func argument(_ options: [String]) -> String {
    options.isEmpty ? "" : ", [\(options.joined(separator: ", "))]"
  }

  /// What failures call it: a string literal.
  var quotedName: String { SwiftLiteral.string(field.name) }

  /// The same as arguments, with the key where that is another.
  func writeNaming(to output: inout Output) {
    output.append(quoted: field.name)
    guard isRenamed else { return }
    output.append(", key: ")
    output.append(quoted: key)
  }

  /// The key as a string literal.
  func writeKey(to output: inout Output) {
    guard isKeyPlain else { return output.append(quoted: key) }
    output.literal("\"")
    output.append(key)
    output.literal("\"")
  }

  /// The key as a string literal that stands in JSON.
  func writeJSONKey(to output: inout Output) {
    if isKeyPlain { writeKey(to: &output) } else { output.append(quoted: JSONText.escaped(key)) }
  }

  /// What the stored property gets in an initialiser.
  func writeStored(to output: inout Output, value: (inout Output) -> Void) {
    if isBoxed { output.append("jsonBoxed(") }
    value(&output)
    if isBoxed { output.append(")") }
  }

  /// The property is computed from the stored one.
  var isComputed: Bool { isBoxed || field.deprecated != nil }

  /// The type with its `?`.
  func writeDeclaredType(to output: inout Output) {
    output.append(type)
    if field.isOptional { output.literal("?") }
  }
}

extension Field {
  /// The members of `JSONOptions` that the field is read and written with.
  fileprivate var jsonOptions: [String] {
    var options: [String] = []
    if !isLenient { options.append(".strict") }
    switch wire {
    case .string: options.append(".wireString")
    case .int: options.append(".wireInt")
    case .jsonString: options.append(".jsonString")
    case nil: break
    }
    if case .timestamp(.milliseconds) = type.leaf { options.append(".milliseconds") }
    if isSensitive { options.append(".sensitive") }
    return options
  }
}
