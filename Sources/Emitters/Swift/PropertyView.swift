import Schema
import Templating

/// A stored property of an attachment or object, or a computed one with what it is computed from.
enum PropertyView: View {
  case field(SwiftField)
  indirect case identity(RememberedIdentity.Property)

  static let fields: [ViewField<PropertyView>] = [
    // Escaped.
    .written("name") { $0.writeName(to: &$1) }, .written("type") { $0.writeType(to: &$1) },
    .lines("docs") { $0.writeDocs(to: &$1) },
    // The attribute of a deprecated one, which keeps its value in `storage`, so that generated code can use that
    // without a warning.
    .lines("deprecation") { view, lines in
      if case .field(let field) = view { Documentation.writeDeprecation(field.field.declaration, to: &lines) }
    },
    .flag("isComputed", \.isComputed),
    // Escaped; the name itself where nothing is computed.
    .written("storage") { $0.writeStorage(to: &$1) },
    .written("storageType") { view, output in
      if case .field(let field) = view, field.isBoxed {
        output.append("[", field.type, "]")
      } else {
        view.writeType(to: &output)
      }
    },
    .written("getter") { view, output in
      view.writeStorage(to: &output)
      if view.isBoxed { output.append(".first") }
    },
    .text("setter") { $0.isBoxed ? "jsonBoxed(newValue)" : "newValue" },
    // What the stored property gets from the initialiser's argument.
    .written("initialValue") { view, output in
      if view.isBoxed { output.append("jsonBoxed(") }
      view.writeName(to: &output)
      if view.isBoxed { output.append(")") }
    },
  ]

  static func all(_ identity: [RememberedIdentity.Property], _ stored: [SwiftField]) -> [PropertyView] {
    let properties = stored.map(PropertyView.field)
    return identity.isEmpty ? properties : identity.map(PropertyView.identity) + properties
  }

  private func writeName(to output: inout Output) {
    switch self {
    case .field(let field): output.append(field.name)
    case .identity(let property): output.append(SwiftNames.escaped(property.name))
    }
  }

  private func writeType(to output: inout Output) {
    switch self {
    case .field(let field): field.writeDeclaredType(to: &output)
    case .identity(let property): output.append(property.type)
    }
  }

  private var isComputed: Bool { if case .field(let field) = self { field.isComputed } else { false } }

  private func writeStorage(to output: inout Output) {
    if case .field(let field) = self { output.append(field.storage) } else { writeName(to: &output) }
  }

  private var isBoxed: Bool { if case .field(let field) = self { field.isBoxed } else { false } }

  private func writeDocs(to lines: inout Lines) {
    switch self {
    case .field(let field): Documentation.write(field.field.declaration, to: &lines)
    case .identity(let property): lines.add(property.doc)
    }
  }
}
