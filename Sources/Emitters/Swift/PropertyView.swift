import Schema
import Templating

/// A stored property of an attachment or object, or a computed one with what it is computed from.
enum PropertyView: View {
  case field(SwiftField)
  indirect case identity(RememberedIdentity.Property)

  static let fields: [ViewField<PropertyView>] = [
    // Escaped.
    .text("name", \.name), .text("type", \.type), .lines("docs") { $0.writeDocs(to: &$1) },
    // The attribute of a deprecated one, which keeps its value in `storage`, so that generated code can use that
    // without a warning.
    .lines("deprecation") { view, lines in
      if case .field(let field) = view { Documentation.writeDeprecation(field.field.declaration, to: &lines) }
    },
    .flag("isComputed") { $0.boxed != nil || $0.storage != $0.name },
    // Escaped; the name itself where nothing is computed.
    .text("storage", \.storage), .text("storageType") { $0.boxed.map { "[\($0.type)]" } ?? $0.type },
    .text("getter") { $0.boxed == nil ? $0.storage : "\($0.storage).first" },
    .text("setter") { $0.boxed == nil ? "newValue" : "jsonBoxed(newValue)" },
    // What the stored property gets from the initialiser's argument.
    .text("initialValue") { $0.boxed == nil ? $0.name : "jsonBoxed(\($0.name))" },
  ]

  private var name: String {
    switch self {
    case .field(let field): field.name
    case .identity(let property): SwiftNames.escaped(property.name)
    }
  }

  private var type: String {
    switch self {
    case .field(let field): field.declaredType
    case .identity(let property): property.type
    }
  }

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
