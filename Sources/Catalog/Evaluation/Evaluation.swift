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

  /// What conditions and texts ask.
  var scope: ExampleScope {
    ExampleScope(
      values, identity: identity, isStrict: schema[message.envelope].isStrict,
      direction: context.direction == .outgoing ? .outgoing : .incoming, session: Condition.Session(context.session))
  }

  /// The value of a field; null: it, or an object that it stands in, is missing.
  func value(_ path: FieldPath) -> ExampleValue { scope.value(at: path) }

  public func holds(_ condition: Condition?) -> Bool { scope.satisfies(condition) }
}

extension Condition.Session {
  fileprivate init(_ session: MessageSession) {
    switch session {
    case .p2p: self = .p2p
    case .team: self = .team
    case .chatroom: self = .chatroom
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
