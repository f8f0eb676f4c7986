import Schema
import Templating

/// The declaration of an attachment or object: a struct with stored properties and a memberwise initialiser.
struct ObjectView: View {
  struct Property: View {
    /// Escaped.
    var name: String
    var type: String
    var docs: [String]
    /// The attribute of a deprecated one, which keeps its value in `storage`, so that generated code can use that
    /// without a warning.
    var deprecation: [String]
    /// It is computed from `storage`.
    var isComputed: Bool
    /// Escaped; the name itself where nothing is computed.
    var storage: String
    var storageType: String
    var getter: String
    var setter: String
    /// What the stored property gets from the initialiser's argument.
    var initialValue: String

    static let fields: [ViewField<Property>] = [
      .text("name", \.name), .text("type", \.type), .texts("docs", \.docs), .texts("deprecation", \.deprecation),
      .flag("isComputed", \.isComputed), .text("storage", \.storage), .text("storageType", \.storageType),
      .text("getter", \.getter), .text("setter", \.setter), .text("initialValue", \.initialValue),
    ]
  }

  struct Constant: View {
    var doc: String
    var name: String
    var type: String
    var value: String

    static let fields: [ViewField<Constant>] = [
      .text("doc", \.doc), .text("name", \.name), .text("type", \.type), .text("value", \.value),
    ]
  }

  var access: String
  var docs: [String]
  var name: String
  var conformances: String
  var constants: [Constant]
  var properties: [Property]
  /// Of the initialiser: what is deprecated is to make new ones.
  var deprecation: [String]
  /// `title: String`, `count: Int? = nil`
  var parameters: [String]
  /// Whole declarations.
  var nested: [String]
  /// What a description shows of each property, for a type with sensitive ones; empty otherwise.
  var mirror: [String]

  static let fields: [ViewField<ObjectView>] = [
    .text("access", \.access), .texts("docs", \.docs), .text("name", \.name), .text("conformances", \.conformances),
    .list("constants", \.constants), .flag("hasConstants", { !$0.constants.isEmpty }),
    .list("properties", \.properties), .texts("deprecation", \.deprecation), .texts("parameters", \.parameters),
    .texts("nested", \.nested), .texts("mirror", \.mirror), .flag("hasMirror", { !$0.mirror.isEmpty }),
  ]
}

extension ObjectView.Property {
  init(_ field: Field, _ spelling: SwiftSpelling) {
    name = SwiftNames.escaped(field.swiftName)
    type = spelling.type(field.type) + (field.isOptional ? "?" : "")
    docs = Documentation.lines(field.declaration)
    deprecation = Documentation.deprecation(field.declaration)
    let stored = Storage(field, in: spelling)
    isComputed = stored.isComputed
    storage = stored.name
    storageType = stored.isBoxed ? "[\(spelling.type(field.type))]" : type
    getter = stored.isBoxed ? "\(storage).first" : storage
    setter = stored.stored("newValue")
    initialValue = stored.stored(name)
  }
}

extension SwiftSpelling {
  /// A parameter of the memberwise initialiser.
  func parameter(_ field: Field) -> String {
    let declared = "\(SwiftNames.escaped(field.swiftName)): \(type(field.type))"
    if field.isOptional { return declared + "? = nil" }
    guard let value = field.defaultValue else { return declared }
    return "\(declared) = \(literal(value.value, field.type))"
  }
}

extension ObjectView.Property {
  init(_ property: RememberedIdentity.Property) {
    name = SwiftNames.escaped(property.name)
    type = property.type
    docs = [property.doc]
    deprecation = []
    isComputed = false
    storage = name
    storageType = type
    getter = name
    setter = "newValue"
    initialValue = name
  }
}

extension RememberedIdentity.Property {
  /// A parameter of the memberwise initialiser.
  var parameter: String {
    let declared = "\(SwiftNames.escaped(name)): \(type)"
    return defaultValue.map { "\(declared) = \($0)" } ?? declared
  }
}

extension ObjectView {
  /// The children of a mirror in which sensitive values do not show; empty where there are none.
  static func mirror(_ fields: [Field], _ spelling: SwiftSpelling) -> [String] {
    guard fields.contains(where: \.isSensitive) else { return [] }
    return separated(
      fields.map { field in
        let value = Storage(field, in: spelling).value
        let shown = field.isSensitive ? "\"<redacted>\"" : field.isOptional ? "\(value) as Any" : value
        return "(\(SwiftLiteral.string(field.swiftName)), \(shown))"
      })
  }
}
