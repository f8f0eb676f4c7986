import Schema
import SourceText

/// What has fields: a message or an object type, seen alike.
indirect enum CompositeType: Sendable {
  case message(Message)
  case object(ObjectType)

  var declaration: Declaration {
    switch self {
    case .message(let message): message.declaration
    case .object(let object): object.declaration
    }
  }

  /// The fields that are sent.
  var fields: [Field] {
    switch self {
    case .message(let message): message.fields
    case .object(let object): object.fields
    }
  }

  var rules: [ValidationRule] {
    switch self {
    case .message(let message): message.rules
    case .object(let object): object.rules
    }
  }

  /// Whether one of its fields has a constraint, or it has rules.
  var isConstrained: Bool { !rules.isEmpty || fields.contains { !$0.constraints.isEmpty } }

  var name: String { declaration.name.value }

  /// What always holds for a field: its own constraints and those of `validate` entries without `when`.
  func constraints(of field: Field) -> [Located<Constraint>] {
    guard !rules.isEmpty else { return field.constraints }
    return field.constraints
      + rules.flatMap { rule -> [Located<Constraint>] in
        guard rule.condition == nil, case .field(let path, let constraints) = rule.assertion, path.text == field.name
        else {
          return []
        }
        return constraints
      }
  }

  /// Those of its fields and rules, each with the name of what it is about.
  var writtenConstraints: [(constraint: Located<Constraint>, field: String)] {
    let inFields = fields.flatMap { field in field.constraints.map { (constraint: $0, field: field.name) } }
    return inFields
      + rules.flatMap { rule -> [(constraint: Located<Constraint>, field: String)] in
        guard case .field(let path, let constraints) = rule.assertion else { return [] }
        return constraints.map { (constraint: $0, field: path.text) }
      }
  }
}

extension Schema {
  /// Messages, then object types, in their order.
  var compositeTypes: [CompositeType] { messages.map { .message($0) } + objects.map { .object($0) } }

  /// The name of the message or shared object that a type is declared in.
  func owner(of type: CompositeType) -> String {
    guard case .object(let object) = type else { return type.name }
    return switch object.container {
    case .shared: object.name
    case .message(let name): name
    case .object(let id): owner(of: .object(self[id]))
    }
  }
}
