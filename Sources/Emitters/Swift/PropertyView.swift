import Schema
import Templating

/// A stored property of an attachment or object, or a computed one with what it is computed from.
enum PropertyView: View {
  case field(SwiftField)
  indirect case identity(RememberedIdentity.Property)

  static let fields: [ViewField<PropertyView>] = [
    // Escaped.
    .text("name", \.name), .written("type") { $0.writeType(to: &$1) }, .lines("docs") { $0.writeDocs(to: &$1) },
    // The attribute of a deprecated one, which keeps its value in `storage`, so that generated code can use that
    // without a warning.
    .lines("deprecation") { view, lines in
      if case .field(let field) = view { Documentation.writeDeprecation(field.field.declaration, to: &lines) }
    },
    .flag("isComputed", \.isComputed),
    // Escaped; the name itself where nothing is computed.
    .text("storage", \.storage),
    .written("storageType") { view, output in
      if let field = view.boxed { output.append("[", field.type, "]") } else { view.writeType(to: &output) }
    },
    .text("getter") { $0.boxed == nil ? $0.storage : "\($0.storage).first" },
    .text("setter") { $0.boxed == nil ? "newValue" : "jsonBoxed(newValue)" },
    // What the stored property gets from the initialiser's argument.
    .text("initialValue") { $0.boxed == nil ? $0.name : "jsonBoxed(\($0.name))" },
  ]

  static func all(_ identity: [RememberedIdentity.Property], _ stored: [SwiftField]) -> [PropertyView] {
    let properties = stored.map(PropertyView.field)
    return identity.isEmpty ? properties : identity.map(PropertyView.identity) + properties
  }

  private var name: String {
    switch self {
    case .field(let field): field.name
    case .identity(let property): SwiftNames.escaped(property.name)
    }
  }

  private func writeType(to output: inout Output) {
    switch self {
    case .field(let field): field.writeDeclaredType(to: &output)
    case .identity(let property): output.append(property.type)
    }
  }

  private var isComputed: Bool { if case .field(let field) = self { field.isComputed } else { false } }

  private var storage: String {
    switch self {
    case .field(let field): field.storage
    case .identity: name
    }
  }

  /// The field, if its value is stored in a list of one.
  private var boxed: SwiftField? {
    if case .field(let field) = self, field.isBoxed { field } else { nil }
  }

  private func writeDocs(to lines: inout Lines) {
    switch self {
    case .field(let field): Documentation.write(field.field.declaration, to: &lines)
    case .identity(let property): lines.add(property.doc)
    }
  }
}
