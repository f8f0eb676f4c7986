import Examples
import MessageRuntime
import Schema

/// A message with values, as generated code sees it in a conversation: its conditions, texts and layout.
public struct Evaluation: Sendable {
  let schema: Schema
  let message: Message
  public var values: [ExampleValue.Member]
  let identity: [TypeID.Value]
  public var context: MessageContext

  public init(
    _ message: Message, _ example: ExampleMessage, in schema: Schema, context: MessageContext = MessageContext()
  ) {
    self.schema = schema
    self.message = message
    self.context = context
    values = example.values
    identity = example.identity
  }

  func `in`(_ context: MessageContext) -> Evaluation {
    var evaluation = self
    evaluation.context = context
    return evaluation
  }

  /// The value of a field; null: it, or an object that it stands in, is missing.
  func value(_ path: FieldPath) -> ExampleValue {
    var value = ExampleValue.object(values)
    for step in path.steps {
      guard case .object(let members) = value else { return value == .masked ? .masked : .null }
      value = members.first { $0.name == step.name }?.value ?? .null
    }
    return value
  }

  // MARK: Conditions

  public func holds(_ condition: Condition?) -> Bool { condition?.clauses.allSatisfy(holds) ?? true }

  private func holds(_ entry: Condition.Clause) -> Bool {
    switch (entry.subject, entry.predicate) {
    case (.direction, .direction(let direction)): (direction == .outgoing) == (context.direction == .outgoing)
    case (.session, .sessions(let sessions)): sessions.contains { MessageSession($0) == context.session }
    case (.id, .ids(let entries)): entries.contains { matches($0) }
    case (.field(let path), let test): holds(test, value(path))
    default: true
    }
  }

  private func matches(_ places: [TypeID.Component]) -> Bool {
    zip(places, identity).allSatisfy { place, value in
      switch (place, value) {
      case (.any, _): true
      case (.value(let other), _): other.description.filter { $0 != "\"" } == value.description.filter { $0 != "\"" }
      case (.range(let range), .integer(let number)): range.contains(number)
      case (.range(let range), .string(let text)): Int64(text).map(range.contains) ?? false
      }
    }
  }

  private func holds(_ test: Condition.Predicate, _ value: ExampleValue) -> Bool {
    switch test {
    case .values(let literals): literals.contains { $0.isSame(as: value) }
    case .present: value != .null
    case .absent: value == .null
    case .nonEmpty: value.isFilled
    case .empty: !value.isFilled
    case .ids, .direction, .sessions: true
    }
  }
}

extension MessageSession {
  init(_ session: Condition.Session) {
    switch session {
    case .p2p: self = .p2p
    case .team: self = .team
    case .chatroom: self = .chatroom
    }
  }
}

extension ExampleValue {
  /// It is there, and no empty text or collection.
  var isFilled: Bool {
    switch self {
    case .null: false
    case .string(let text): !text.isEmpty
    case .list(let elements): !elements.isEmpty
    case .map(let members): !members.isEmpty
    default: true
    }
  }
}

extension Literal {
  func isSame(as value: ExampleValue) -> Bool {
    switch (self, value) {
    case (.string(let text), .string(let other)): text.utf8.elementsEqual(other.utf8)
    case (.bool(let flag), .bool(let other)): flag == other
    case (.integer(let number), .integer(let text)): String(number) == text
    case (.unsigned(let number), .integer(let text)): String(number) == text
    case (.integer(let number), .double(let other)): Double(number) == other
    case (.double(let number), .double(let other)): number == other
    case (.double(let number), .integer(let text)): number == Double(text)
    case (.enumCase(let name), .enumCase(let other)): name == other
    default: false
    }
  }
}
