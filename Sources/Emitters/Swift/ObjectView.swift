import Schema
import Templating

/// The declaration of an attachment or object: a struct with stored properties and a memberwise initializer.
struct ObjectView: View {
  struct Constant: View {
    let doc: String
    let name: String
    let type: String
    let value: String

    static let fields: [ViewField<Constant>] = [
      .text("doc", \.doc), .text("name", \.name), .text("type", \.type), .text("value", \.value),
    ]
  }

  let name: String
  let conformances: String
  let docs: [String]
  let constants: [Constant]
  let properties: [PropertyView]
  /// Of the initializer: what is deprecated is to make new ones.
  let deprecation: [String]
  /// Of the initializer: `title: String,`, `count: Int? = nil`
  let parameters: [String]
  /// Whole declarations.
  let nested: [String]
  /// What is hashed of a value.
  let hash: [String]
  /// What a description shows of each property, for a type with sensitive ones; empty otherwise.
  let mirror: [String]

  static let fields: [ViewField<ObjectView>] = [
    .constant("access"), .text("name", \.name), .text("conformances", \.conformances), .texts("docs", \.docs),
    .list("constants", \.constants), .flag("hasConstants") { !$0.constants.isEmpty }, .list("properties", \.properties),
    .texts("deprecation", \.deprecation), .flag("hasSeveralParameters") { $0.parameters.count > 1 },
    .texts("parameters", \.parameters), .texts("nested", \.nested), .texts("hash", \.hash),
    .flag("hasHash") { !$0.hash.isEmpty }, .texts("mirror", \.mirror),
    .flag("hasMirror") { !$0.mirror.isEmpty },
  ]

  /// - Parameter templates: those of the types inside.
  init(_ object: SwiftObject, _ templates: DeclarationTemplates) {
    let spelling = object.expression.spelling
    name = object.name
    conformances = object.equality + (object.hasSensitive ? "Sendable, CustomReflectable" : "Sendable")
    docs = Documentation.lines(object.declaration)
    constants = object.typeID.map { [Constant(typeID: $0)] } ?? []
    properties = object.properties.map(PropertyView.init)
    deprecation = Documentation.attributes(deprecated: object.declaration.deprecated?.value)
    parameters = Self.parameters(object)
    nested =
      object.enums.map { templates.text(EnumView(spelling.schema[$0], spelling)) }
      + object.objects.map { templates.text(ObjectView($0, templates)) }
    hash = object.equality == "Hashable, " ? object.hashedValues : []
    mirror = object.hasSensitive ? Self.mirror(object.stored) : []
  }

  private static func parameters(_ object: SwiftObject) -> [String] {
    separated(
      object.storedIDs.map { property in
        let standard = property.defaultValue.map { " = \($0)" } ?? ""
        return "\(SwiftNames.escaped(property.name)): \(property.type)\(standard)"
      }
        + object.stored.map { field in
          let standard = field.field.isOptional ? " = nil" : field.standard.map { " = \($0)" } ?? ""
          return "\(field.name): \(field.declaredType)\(standard)"
        })
  }

  /// The children of a mirror in which sensitive values do not show.
  private static func mirror(_ fields: [SwiftField]) -> [String] {
    separated(
      fields.map { field in
        let name = SwiftLiteral.string(field.field.swiftName)
        if field.field.isSensitive { return "(\(name), \"\(Field.redaction)\")" }
        return "(\(name), \(field.value)\(field.field.isOptional ? " as Any" : ""))"
      })
  }

  /// Each line but the last one ends in a comma.
  private static func separated(_ lines: [String]) -> [String] { lines.dropLast().map { $0 + "," } + lines.suffix(1) }
}

extension ObjectView.Constant {
  fileprivate init(typeID: TypeID.Value) {
    doc = "The type id on the wire."
    name = "typeID"
    switch typeID {
    case .integer(let number): (type, value) = ("Int", String(number))
    case .string(let text): (type, value) = ("String", SwiftLiteral.string(text))
    }
  }
}
