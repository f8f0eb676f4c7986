import Schema
import SourceText

/// What has fields: a message or an object type, seen alike.
struct Holder: Sendable {
  var declaration: Declaration
  /// The fields that travel.
  var fields: [Field]
  var rules: [ValidationRule]

  init(_ message: Message) {
    declaration = message.declaration
    fields = message.fields
    rules = message.rules
  }

  init(_ object: ObjectType) {
    declaration = object.declaration
    fields = object.fields
    rules = object.rules
  }

  /// Whether one of its fields has a constraint, or it has rules.
  var isConstrained: Bool {
    !rules.isEmpty || fields.indices.contains { !fields[$0].constraints.isEmpty }
  }

  var name: String { declaration.name.value }

  /// What always holds for a field: its own constraints and those of `validate` entries without `when`.
  func constraints(of field: Field) -> [Located<Constraint>] {
    guard !rules.isEmpty else { return field.constraints }
    return field.constraints
      + rules.flatMap { rule -> [Located<Constraint>] in
        guard rule.condition == nil, case .field(let path, let constraints) = rule.kind, path.text == field.name else {
          return []
        }
        return constraints
      }
  }
}

extension Schema {
  /// Messages, then object types, in their order.
  var holders: [Holder] { messages.map { Holder($0) } + objects.map { Holder($0) } }
}
