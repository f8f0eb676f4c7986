import Schema

/// A check of two schemas, typed by what it looks at.
enum EvolutionCheck: Sendable {
  case schema(@Sendable (SchemaPair) -> [Change])
  /// What the app's code uses and its users see: compared only with the latest release.
  case app(@Sendable (SchemaPair) -> [Change])
  /// Messages with all that is in them.
  case message(@Sendable (MessagePair) -> [Change])
  /// Messages and objects, for fields that are new or gone.
  case container(@Sendable (ContainerPair) -> [Change])
  /// Fields of both sides.
  case field(@Sendable (FieldPair) -> [Change])
  case enumeration(@Sendable (EnumPair) -> [Change])

  /// Messages of both sides, for the app's code and its users.
  static func messages(_ check: @escaping @Sendable (Message, Message) -> [Change]) -> EvolutionCheck {
    .app { pair in pair.messages.flatMap { check($0.old, $0.new) } }
  }

  /// Targets of both sides.
  static func targets(_ check: @escaping @Sendable (TargetPair) -> Change?) -> EvolutionCheck {
    .app { pair in pair.targets.compactMap(check) }
  }

  /// Whether it looks at messages field by field.
  var looksIntoMessages: Bool {
    switch self {
    case .schema, .app: false
    case .message, .container, .field, .enumeration: true
    }
  }

  /// Of schemas as a whole.
  func changes(in pair: SchemaPair, isLatest: Bool) -> [Change] {
    switch self {
    case .schema(let check): check(pair)
    case .app(let check): isLatest ? check(pair) : []
    case .message, .container, .field, .enumeration: []
    }
  }

  /// Of a message and what its fields hold.
  func changes(in walk: TypeWalk) -> [Change] {
    switch self {
    case .schema, .app: []
    case .message(let check): check(MessagePair(walk))
    case .container(let check): walk.containers.flatMap(check)
    case .field(let check): walk.containers.flatMap { $0.fields.flatMap(check) }
    case .enumeration(let check): walk.enums.flatMap(check)
    }
  }
}
