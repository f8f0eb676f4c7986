import Examples
import MessageRuntime
import Schema

/// Values that a condition asks for.
extension Evaluation {
  /// The same message where a condition holds; nil: nothing that can be set makes it hold.
  func setting(_ condition: Condition) -> Evaluation? {
    var result = self
    for entry in condition.clauses where !result.holds(Condition(clauses: [entry], range: entry.range)) {
      switch (entry.subject, entry.predicate) {
      case (.direction, .direction(let direction)):
        result.context = MessageContext(
          direction: direction == .outgoing ? .outgoing : .incoming, session: result.context.session)
      case (.session, .sessions(let sessions)):
        guard let session = sessions.first else { return nil }
        result.context = MessageContext(direction: result.context.direction, session: MessageSession(session))
      case (.id, _): return nil
      case (.field(let path), let test):
        result.values = Self.setting(result.values, path.steps[...], to: value(for: test, path))
      default: break
      }
    }
    return result.holds(condition) ? result : nil
  }

  private func value(for test: Condition.Predicate, _ path: FieldPath) -> ExampleValue {
    switch test {
    case .values(let literals): literals.first.map { ExampleValue($0) } ?? .null
    case .absent: .null
    case .empty: path.isOptional ? .null : path.type.emptyValue
    case .present, .nonEmpty: .guessed(path.type, named: path.steps.last?.name ?? "", in: schema)
    case .ids, .direction, .sessions: .null
    }
  }

  private static func setting(
    _ members: [ExampleValue.Member], _ steps: ArraySlice<FieldPath.Step>, to value: ExampleValue
  ) -> [ExampleValue.Member] {
    guard let first = steps.first else { return members }
    return members.map { member in
      guard member.name == first.name else { return member }
      if steps.count == 1 { return .init(name: member.name, value: value) }
      guard case .object(let inner) = member.value else { return member }
      return .init(name: member.name, value: .object(setting(inner, steps.dropFirst(), to: value)))
    }
  }
}

extension FieldType {
  fileprivate var emptyValue: ExampleValue {
    switch self {
    case .list: .list([])
    case .map: .map([])
    default: .string("")
    }
  }
}
