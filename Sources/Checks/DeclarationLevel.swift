import Schema

/// How deep in a schema something is declared.
enum DeclarationLevel {
  /// A message, or a type that messages share.
  case document
  /// A type in a message or in another type.
  case type
  case field
}

extension Schema {
  /// All declarations: messages, types, fields.
  var leveledDeclarations: [(declaration: Declaration, level: DeclarationLevel)] {
    var all = messages.map { (declaration: $0.declaration, level: DeclarationLevel.document) }
    all += objects.map { (declaration: $0.declaration, level: $0.container.level) }
    all += enums.map { (declaration: $0.declaration, level: $0.container.level) }
    all += compositeTypes.flatMap { type in
      type.fields.map { (declaration: $0.declaration, level: DeclarationLevel.field) }
    }
    return all
  }
}

extension TypeContainer {
  fileprivate var level: DeclarationLevel { self == .shared ? .document : .type }
}
