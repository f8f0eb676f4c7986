import Schema
import SourceText
import Templating

/// The declaration of an attachment or object: a struct with stored properties and a memberwise initialiser.
struct ObjectView: View {
  struct Constant: View {
    var doc: String
    var name: String
    var type: String
    var value: String

    static let fields: [ViewField<Constant>] = [
      .text("doc", \.doc), .text("name", \.name), .text("type", \.type), .text("value", \.value),
    ]
  }

  let object: SwiftObject
  /// Of the types inside.
  let templates: SwiftTemplates

  static let fields: [ViewField<ObjectView>] = [
    .constant("access"), .written("name") { $0.object.writeName(to: &$1) },
    .written("conformances") { view, output in
      output.append(view.object.equality)
      output.append(view.object.hasSensitive ? "Sendable, CustomReflectable" : "Sendable")
    },
    .lines("docs") { Documentation.write($0.object.declaration, to: &$1) },
    .list("constants", \.constants), .flag("hasConstants", { $0.object.typeID != nil }),
    .list("properties", \.object.properties),
    // Of the initialiser: what is deprecated is to make new ones.
    .lines("deprecation") { Documentation.writeDeprecation($0.object.declaration.deprecated?.value, to: &$1) },
    // Of the initialiser: `title: String`, `count: Int? = nil`
    .flag("hasSeveralParameters") { $0.object.identity.count + $0.object.stored.count > 1 },
    .lines("parameters") { $0.writeParameters(to: &$1) },
    // Whole declarations.
    .lines("nested") { $0.writeNested(to: &$1) },
    // What stands for the whole value where it is hashed; none or one.
    .texts("hash") { $0.object.equality == "Hashable, " ? [$0.hashed] : [] },
    // What a description shows of each property, for a type with sensitive ones; empty otherwise.
    .lines("mirror") { $0.writeMirror(to: &$1) }, .flag("hasMirror", \.object.hasSensitive),
  ]

  private var constants: [Constant] {
    let doc = "The id of the message on the wire."
    return switch object.typeID {
    case .integer(let value)?: [Constant(doc: doc, name: "typeID", type: "Int", value: String(value))]
    case .string(let text)?: [Constant(doc: doc, name: "typeID", type: "String", value: SwiftLiteral.string(text))]
    case nil: []
    }
  }

  /// A text or a number tells values apart better than most.
  private var hashed: String {
    let telling = object.stored.first { [.string, .integer(.int), .integer(.int64)].contains($0.field.type) }
    let value = (telling ?? object.stored.first)?.value ?? "unknownKeys"
    return value == "hasher" ? "self.hasher" : value
  }

  private func writeParameters(to lines: inout Lines) {
    var rest = object.identity.count + object.stored.count
    for property in object.identity {
      rest -= 1
      let standard = property.defaultValue.map { " = \($0)" } ?? ""
      lines.add(SwiftNames.escaped(property.name), ": ", property.type, standard, rest > 0 ? "," : "")
    }
    for field in object.stored {
      rest -= 1
      lines.add { output in
        output.append(field.name)
        output.literal(": ")
        output.append(field.type)
        if field.field.isOptional {
          output.literal("? = nil")
        } else if let standard = field.standard {
          output.append(" = ", standard)
        }
        if rest > 0 { output.literal(",") }
      }
    }
  }

  private func writeNested(to lines: inout Lines) {
    for id in object.enums {
      templates.enumeration.add(object.expression.spelling.view(of: id), to: &lines)
    }
    for inner in object.objects {
      templates.object.add(ObjectView(object: inner, templates: templates), to: &lines)
    }
  }

  /// The children of a mirror in which sensitive values do not show.
  private func writeMirror(to lines: inout Lines) {
    guard object.hasSensitive else { return }
    let last = object.stored.count - 1
    for (index, field) in object.stored.enumerated() {
      let name = SwiftLiteral.string(field.field.swiftName)
      let shown = field.field.isSensitive ? "\"<redacted>\"" : field.value
      let isHidden = field.field.isOptional && !field.field.isSensitive
      lines.add("(", name, ", ", shown, isHidden ? " as Any)" : ")", index < last ? "," : "")
    }
  }
}
