import Inspection
import MessageRuntime
import Schema

/// A message with values, as generated code sees it in a conversation: its conditions, texts and layout.
public struct Evaluation: Sendable {
  let message: Message
  private(set) var example: ExampleMessage
  public var context: MessageContext

  public init(_ message: Message, _ example: ExampleMessage, context: MessageContext = MessageContext()) {
    self.message = message
    self.example = example
    self.context = context
  }

  func `in`(_ context: MessageContext) -> Evaluation {
    var evaluation = self
    evaluation.context = context
    return evaluation
  }

  public func holds(_ condition: Condition?) -> Bool { example.isTrue(condition, in: context) }

  func text(_ text: PresentationText) -> RenderedText { example.text(text, in: context) }

  /// The text in a bubble, where nothing stands for what there is not.
  func shown(_ text: PresentationText) -> String {
    if case .shown(let shown) = self.text(text) { shown } else { "" }
  }

  /// The same message where a condition holds; nil: nothing that can be set makes it hold.
  func setting(_ condition: Condition) -> Evaluation? {
    var result = self
    for entry in condition.clauses where !result.holds(Condition(clauses: [entry], range: entry.range)) {
      switch (entry.subject, entry.predicate) {
      case (.direction, .direction(let direction)):
        result.context = MessageContext(direction: MessageDirection(direction), session: result.context.session)
      case (.session, .sessions(let sessions)):
        guard let session = sessions.first else { return nil }
        result.context = MessageContext(direction: result.context.direction, session: MessageSession(session))
      case (.id, _): return nil
      case (.field(let path), let test): result.example = Self.setting(path, as: test, in: result.example)
      default: break
      }
    }
    return result.holds(condition) ? result : nil
  }

  private static func setting(
    _ path: FieldPath, as test: Condition.Predicate, in example: ExampleMessage
  ) -> ExampleMessage {
    switch test {
    case .values(let literals):
      example.setting(path, to: literals.first.map { Schema.Example.Value.literal($0) } ?? .null)
    case .empty where !path.isOptional: example.setting(path, to: path.type.emptyValue)
    case .present, .nonEmpty: example.guessing(path)
    case .absent, .empty, .ids, .direction, .sessions: example.setting(path, to: .null)
    }
  }
}

extension FieldType {
  fileprivate var emptyValue: Schema.Example.Value {
    switch self {
    case .list: .list([])
    case .map: .map([])
    case .data: .literal(.data([]))
    default: .literal(.string(""))
    }
  }
}
