import Schema
import SourceText

/// A message or object type of both sides as generated Swift declares it, with local fields and rules.
struct DeclarationPair: Sendable {
  /// One side.
  struct Declared: Sendable {
    let name: Located<String>
    /// In the order of the initializer.
    let fields: [Field]
    let rules: [ValidationRule]

    init(_ message: Message) {
      (name, fields, rules) = (message.declaration.name, message.allFields, message.rules)
    }

    init(_ object: ObjectType) { (name, fields, rules) = (object.declaration.name, object.fields, object.rules) }
  }

  /// The fields that are sent.
  let container: ContainerPair
  let old: Declared
  let new: Declared
}
