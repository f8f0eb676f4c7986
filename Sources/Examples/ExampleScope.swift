import MessageRuntime
import Schema

/// The values of a message or object, as conditions and texts ask for them.
public struct ExampleScope: Sendable {
  public var values: [ExampleValue.Member]
  /// What texts show of the values: `•••` in the place of sensitive ones. Conditions and counts ask for the values.
  public var shown: [ExampleValue.Member]
  /// A value for each id key; empty in objects.
  public var identity: [TypeID.Value]
  /// The envelope tells 5 from "5".
  public var isStrict: Bool
  public var direction: Condition.Direction
  public var session: Condition.Session

  public init(
    _ values: [ExampleValue.Member], shown: [ExampleValue.Member]? = nil, identity: [TypeID.Value] = [],
    isStrict: Bool = false,
    direction: Condition.Direction = .outgoing, session: Condition.Session = .p2p
  ) {
    self.values = values
    self.shown = shown ?? values
    self.identity = identity
    self.isStrict = isStrict
    self.direction = direction
    self.session = session
  }

  /// The value of a field, which may be one of an object in it.
  public func value(at path: FieldPath) -> ExampleValue { Self.value(at: path, in: values) }

  private static func value(at path: FieldPath, in values: [ExampleValue.Member]) -> ExampleValue {
    path.steps.reduce(.object(values)) { value, step in
      guard case .object(let members) = value else { return value == .masked ? .masked : .null }
      return members.first { $0.name == step.name }?.value ?? .null
    }
  }

  /// Whether a `when` is true, as it is in the app.
  public func satisfies(_ condition: Condition?) -> Bool {
    condition?.clauses.allSatisfy { satisfies($0) } ?? true
  }

  private func satisfies(_ clause: Condition.Clause) -> Bool {
    switch (clause.subject, clause.predicate) {
    case (.field(let path), let predicate): satisfies(predicate, value(at: path))
    case (.id, .ids(let ids)):
      ids.contains { $0.overlaps(identity.map { .value($0) }, strictly: isStrict) }
    case (.direction, .direction(let direction)): direction == self.direction
    case (.session, .sessions(let sessions)): sessions.contains(session)
    default: true
    }
  }

  private func satisfies(_ predicate: Condition.Predicate, _ value: ExampleValue) -> Bool {
    switch predicate {
    case .values(let literals): literals.contains { value.isSame(as: ExampleValue($0)) }
    case .present: value != .null
    case .absent: value == .null
    case .nonEmpty: value != .null && !value.isEmpty
    case .empty: value == .null || value.isEmpty
    case .ids, .direction, .sessions: true
    }
  }

  // MARK: Texts

  /// A text in the app's own language; nil: none of its variants holds, or the app supplies it.
  public func text(_ text: PresentationText) -> String? {
    switch text {
    case .template(let template), .localized(_, let template): self.text(template)
    case .variants(let variants): variants.first { satisfies($0.condition) }.flatMap { self.text($0.text) }
    case .hook: nil
    }
  }

  public func text(_ template: TextTemplate) -> String {
    template.segments.map { segment in
      switch segment {
      case .literal(let text): text
      case .field(let path): shown(at: path).shown
      case .count(let path): String(value(at: path).count)
      case .joined(let path):
        if case .list(let elements) = shown(at: path) { elements.map(\.shown).joined() } else { shown(at: path).shown }
      }
    }.joined()
  }

  private func shown(at path: FieldPath) -> ExampleValue { Self.value(at: path, in: shown) }
}

extension ExampleMessage {
  /// What conditions and texts of the message ask for, in the sender's own conversation with one other user.
  public func scope(of message: Message, in schema: Schema) -> ExampleScope {
    ExampleScope(values, identity: identity, isStrict: schema[message.envelope].isStrict)
  }
}

extension ExampleValue {
  /// As a text shows it: nil is empty, a whole number has no fraction.
  public var shown: String {
    switch self {
    case .string(let text), .integer(let text), .enumCase(let text), .json(let text): text
    case .bool(let value): String(value)
    case .double(let value): messageDisplayText(value)
    case .masked: Self.mask
    case .null, .list, .map, .object: ""
    }
  }

  /// Nothing is in it.
  var isEmpty: Bool {
    switch self {
    case .string(let text): text.isEmpty
    case .list, .map: count == 0
    default: false
    }
  }

  /// Of the elements of a list or map.
  var count: Int {
    switch self {
    case .list(let elements): elements.count
    case .map(let members): members.count
    default: 0
    }
  }

  /// Equal by the bytes of texts; Swift takes more of them for the same.
  public func isSame(as other: ExampleValue) -> Bool {
    switch (self, other) {
    case (.string(let text), .string(let other)): text.utf8.elementsEqual(other.utf8)
    case (.double(let value), .integer(let other)): value == Double(other)
    default: self == other
    }
  }
}
