import Schema
import SourceText

/// A schema, prepared for comparisons with others. It is a class for the same reason as `FieldPair`: every context has it.
final class PreparedSchema: Sendable {
  let schema: Schema
  /// Its messages are decoded by handwritten code, which accepts only what the schema says.
  let isStrict: Bool
  /// Messages that no target has, so that no code decodes them. Their ids are in use nevertheless.
  let unused: [Message]
  let dispatcher: IDDispatcher
  let rules: FieldRules
  /// The same with the `unused` messages after all others.
  private let wholeDispatcher: IDDispatcher
  private let names: Set<String>

  /// - Parameter asked: The `requiredKeys` of all schemas that it is compared with, and its own.
  init(_ schema: Schema, isStrict: Bool = false, asked: Set<Envelope.Path>) {
    var whole = schema.withFlatSlots
    // Nobody asks here which ids are free.
    whole.history = ReleaseHistory()
    self.schema = whole.generated
    self.isStrict = isStrict
    unused = whole.messages.filter { !whole.generates($0) }
    rules = FieldRules(self.schema)
    let read = isStrict ? self.schema.withStrictIDs : self.schema
    dispatcher = IDDispatcher(read, asked: asked)
    var all = read
    all.messages += unused
    wholeDispatcher = unused.isEmpty ? dispatcher : IDDispatcher(all, asked: asked)
    names = Set(self.schema.messages.map(\.name))
  }

  /// The context of the fields of its messages.
  var context: FieldContext { FieldContext(self) }

  /// The ids that a message of this schema writes, `unused` or not, with the messages that another one decodes them as.
  func dispatchedIDs(of message: Message, by other: PreparedSchema) -> [DispatchedID] {
    let writer = has(message.name) ? dispatcher : wholeDispatcher
    return other.dispatch(writer.written(by: message, against: other.dispatcher))
  }

  /// Those of all messages, by their names.
  func dispatchedIDs(by other: PreparedSchema) -> [String: [DispatchedID]] {
    let all = (schema.messages + unused).map { ($0.name, dispatchedIDs(of: $0, by: other)) }
    return Dictionary(all) { first, _ in first }
  }

  /// The same for the ids that a message of this schema is only read with.
  func foreignDispatchedIDs(of message: Message, by other: PreparedSchema) -> [DispatchedID] {
    other.dispatch(dispatcher.foreign(of: message))
  }

  private func dispatch(_ ids: [WrittenID]) -> [DispatchedID] {
    ids.map { DispatchedID(written: $0, reader: dispatcher.reader(of: $0)) }
  }

  /// The ids of a message as others may write it: with nothing that this schema does not require.
  func least(of message: Message) -> [WrittenID] {
    dispatcher.least(of: message) { $0.needsKey || rules.outcomes(without: $0) == [.invalid] }
  }

  /// A message of the name is used.
  func has(_ name: String) -> Bool { names.contains(name) }

  /// Where a message and all that its fields hold are declared.
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

extension Schema {
  /// Those of all envelopes.
  var requiredKeys: [Envelope.Path] { configuration.envelopes.flatMap(\.requiredKeys) }
}

/// Where a message and all that its fields hold are declared, and what is around it. Where this is the same in several
/// releases, so is the message.
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
