import Schema
import SourceText

/// A schema, ready to be compared with others. It is around every field, and no struct, for the same reason as `FieldPair`.
final class PreparedSchema: Sendable {
  let schema: Schema
  /// It is read by hand: only what its schema says is accepted.
  let isStrict: Bool
  /// Messages that no target has, which no code reads. Their ids are taken all the same.
  let unused: [Message]
  let dispatcher: IDDispatcher
  let rules: FieldRules
  /// The same with the `unused` messages after all others.
  private let wholeDispatcher: IDDispatcher
  private let names: Set<String>

  init(_ schema: Schema, isStrict: Bool = false) {
    var whole = schema.withFlatSlots
    // Nobody asks here which ids are free.
    whole.history = ReleaseHistory()
    self.schema = whole.generated
    self.isStrict = isStrict
    unused = whole.messages.filter { !whole.generates($0) }
    rules = FieldRules(self.schema)
    let read = isStrict ? self.schema.withStrictIDs : self.schema
    dispatcher = IDDispatcher(read)
    var all = read
    all.messages += unused
    wholeDispatcher = unused.isEmpty ? dispatcher : IDDispatcher(all)
    names = Set(self.schema.messages.map(\.name))
  }

  /// Around all fields of its messages.
  var context: FieldContext { FieldContext(self) }

  /// The ids that a message of this schema writes, `unused` or not.
  func written(by message: Message, against other: IDDispatcher) -> [WrittenID] {
    (has(message.name) ? dispatcher : wholeDispatcher).written(by: message, against: other)
  }

  /// A message of the name is used.
  func has(_ name: String) -> Bool { names.contains(name) }

  /// Where a message and all that its fields hold is declared.
  func source(of message: Message) -> MessageSource {
    var source = MessageSource(
      ranges: [message.declaration.range], isLenient: context.isLenient, isStrict: isStrict,
      isFlat: schema[message.envelope].holdsPayloadBesideID)
    var seen: Set<FieldType> = []
    add(message.fields, to: &source, &seen)
    return source
  }

  private func add(_ fields: [Field], to source: inout MessageSource, _ seen: inout Set<FieldType>) {
    for field in fields {
      source.ranges.append(field.range)
      let type = field.type.leaf
      guard type.isDeclared, seen.insert(type).inserted else { continue }
      switch type {
      case .object(let id):
        source.ranges.append(schema[id].declaration.range)
        add(schema[id].fields, to: &source, &seen)
      case .enumeration(let id): source.ranges.append(schema[id].declaration.range)
      default: break
      }
    }
  }
}

/// Where a message and all that its fields hold is declared, and what is around it. In releases in which this is the same,
/// so is the message.
struct MessageSource: Hashable, Sendable {
  fileprivate(set) var ranges: [SourceRange]
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
