/// A check of two schemas, typed by what it looks at.
enum EvolutionCheck: Sendable {
  case schema(@Sendable (SchemaPair) -> [Change])
  /// Messages with all that is in them.
  case message(@Sendable (MessagePair) -> [Change])
  /// Messages and objects, for fields that are new or gone.
  case container(@Sendable (ContainerPair) -> [Change])
  /// Fields of both sides.
  case field(@Sendable (FieldPair) -> [Change])
  case enumeration(@Sendable (EnumPair) -> [Change])

  func changes(in pair: SchemaPair) -> [Change] {
    switch self {
    case .schema(let check): check(pair)
    case .message(let check): pair.messagePairs.flatMap(check)
    case .container(let check): pair.containers.flatMap(check)
    case .field(let check): pair.containers.flatMap(\.fields).flatMap(check)
    case .enumeration(let check): pair.enums.flatMap(check)
    }
  }
}
