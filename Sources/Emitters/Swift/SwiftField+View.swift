import Schema
import Templating

/// A property as templates see it: a stored one of an attachment or object, or a computed one with what it is computed
/// from.
extension SwiftField: View {
  static let fields: [ViewField<SwiftField>] = [
    // Escaped.
    .written("name") { $1.append($0.name) }, .written("type") { $0.writeDeclaredType(to: &$1) },
    .lines("docs") { field, lines in
      let declaration = field.field.declaration
      Documentation.write(declaration.doc?.value, since: declaration.since?.value, to: &lines)
    },
    // The attribute of a deprecated one, which keeps its value in `storage`, so that generated code can use that
    // without a warning.
    .lines("deprecation") { Documentation.writeDeprecation($0.field.deprecated?.value, to: &$1) },
    .flag("isComputed", { $0.isComputed }),
    // Texts and layouts in other files read the storage of a deprecated one.
    .flag("isDeprecated", { $0.isDeprecated }),
    // Escaped; the name itself where nothing is computed.
    .written("storage") { $0.writeStorage(to: &$1) },
    .written("storageType") { property, output in
      if property.isBoxed { output.append("[", property.type, "]") } else { property.writeDeclaredType(to: &output) }
    },
    .written("getter") { property, output in
      property.writeStorage(to: &output)
      if property.isBoxed { output.append(".first") }
    },
    .written("setter") { $1.append($0.isBoxed ? "jsonBoxed(newValue)" : "newValue") },
    // What the stored property gets from the initialiser's argument.
    .written("initialValue") { property, output in property.writeStored(to: &output) { $0.append(property.name) } },
  ]
}
