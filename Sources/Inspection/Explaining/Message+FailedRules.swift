import MessageRuntime
import Schema

extension Message {
  /// Its rules of `validate` that may have given a failure.
  public func rules(giving failure: MessageFailure) -> [ValidationRule] {
    rules.filter { rule in
      switch (rule.assertion, failure.reason) {
      case (.anyOf(let paths), .anyOf(let names)), (.oneOf(let paths), .oneOf(let names)): paths.map(\.text) == names
      case (.field(let path, _), _): path.text == failure.path
      default: false
      }
    }
  }
}

extension ValidationRule {
  /// The fields that it asks for or that `when` looks at.
  public var fieldPaths: [FieldPath] {
    let conditions = (condition?.clauses ?? []).compactMap { clause in
      if case .field(let path) = clause.subject { path } else { nil }
    }
    return switch assertion {
    case .field(let path, _): [path] + conditions
    case .anyOf(let paths), .oneOf(let paths): paths + conditions
    case .hook: conditions
    }
  }
}
