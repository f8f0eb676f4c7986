import Schema
import SourceText

/// A schema, ready to be compared with others.
final class ComparedSchema: Sendable {
  let schema: Schema
  /// It is read by hand: only what its schema says is accepted.
  let isStrict: Bool
  let readers: IDReaders
  /// The places of its messages by their names.
  private let places: [String: Int]

  init(_ schema: Schema, isStrict: Bool = false) {
    self.schema = schema.withFlatSlots
    self.isStrict = isStrict
    readers = IDReaders(self.schema)
    places = Dictionary(zip(schema.messages.map(\.name), schema.messages.indices)) { first, _ in first }
  }

  /// Around all fields of its messages.
  var side: Side { Side(self) }

  func message(named name: String) -> Message? { places[name].map { schema.messages[$0] } }

  func has(_ name: String) -> Bool { places[name] != nil }

  /// Where a message and all that its fields hold is declared.
  func source(of message: Message) -> MessageSource {
    var source = MessageSource(
      places: [message.declaration.range], isLenient: side.isLenient, isStrict: isStrict,
      isFlat: schema[message.envelope].holdsPayloadBesideID)
    var seen: Set<FieldType> = []
    add(message.fields, to: &source, &seen)
    return source
  }

  private func add(_ fields: [Field], to source: inout MessageSource, _ seen: inout Set<FieldType>) {
    for field in fields {
      source.places.append(field.range)
      let type = field.type.leaf
      guard type.isDeclared, seen.insert(type).inserted else { continue }
      switch type {
      case .object(let id):
        source.places.append(schema[id].declaration.range)
        add(schema[id].fields, to: &source, &seen)
      case .enumeration(let id): source.places.append(schema[id].declaration.range)
      default: break
      }
    }
  }
}

/// Where a message and all that its fields hold is declared, and what is around it. In releases in which this is the same,
/// so is the message.
struct MessageSource: Hashable, Sendable {
  fileprivate(set) var places: [SourceRange]
  fileprivate let isLenient: Bool
  fileprivate let isStrict: Bool
  fileprivate let isFlat: Bool
}

extension FieldType {
  fileprivate var isDeclared: Bool {
    switch self {
    case .object, .enumeration: true
    default: false
    }
  }
}
