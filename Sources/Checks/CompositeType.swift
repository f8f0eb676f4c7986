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

  /// The fields that travel.
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

  var name: String {
    switch self {
    case .message(let message): message.name
    case .object(let object): object.name
    }
  }

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

  /// The regular expressions of its fields and rules.
  var patterns: [Located<String>] {
    let inRules = rules.flatMap { rule -> [Located<Constraint>] in
      if case .field(_, let constraints) = rule.assertion { constraints } else { [] }
    }
    return (fields.flatMap(\.constraints) + inRules).compactMap { constraint in
      if case .pattern(let pattern) = constraint.value { Located(pattern, constraint.range) } else { nil }
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
