import Inspection
import Schema

/// Finds the message that a schema's decoder dispatches an id to, `alsoReads` included.
struct IDDispatcher: Sendable {
  private let schema: Schema
  private let plan: DecodingPlan
  /// The paths of the keys that any of the schemas' decoders requires.
  private let asked: Set<Envelope.Path>
  /// All ids that are claimed.
  private let patterns: [[TypeID.Component]]
  /// The ids of each message that are single values, by its name.
  private var fixed: [String: [WrittenID]] = [:]

  init(_ schema: Schema, asked: Set<Envelope.Path>) {
    (self.schema, self.asked) = (schema, asked)
    plan = DecodingPlan(schema)
    patterns = plan.claims.compactMap(\.typeID?.components)
    for message in schema.messages {
      let all = written(ids(of: message).filter(\.isFixed).map(\.values), of: message)
      fixed[message.name] = all.filter { isRead($0) }
    }
  }

  /// The message that reads what another schema writes; nil: it is unrecognized.
  func reader(of written: WrittenID) -> Dispatch.Claim? { plan.claim(on: written.payload) }

  /// Examples of all ids that a message of this schema writes: of ranges and `_` ends and what lies between the ids of
  /// either side, less what this schema gives to another message.
  func written(by message: Message, against other: IDDispatcher) -> [WrittenID] {
    let known = fixed[message.name] ?? []
    let open = ids(of: message).filter { !$0.isFixed }
    guard !open.isEmpty else { return known }
    let samples = open.flatMap { $0.samples(among: patterns + other.patterns) }
    return known + written(samples, of: message).filter { isRead($0) }
  }

  /// The same for ids that are only read: one for each of `alsoReads`.
  func foreign(of message: Message) -> [WrittenID] {
    message.alsoReads.flatMap { way in
      let ids = way.ids.all.compactMap { $0.components.samples().first }
      return written(ids, of: message, in: schema[way.envelope])
    }
  }

  /// An example of each id that a message of this schema writes, with nothing beside it that this schema does not require:
  /// others may write no more.
  ///
  /// - Parameter isNeeded: A message without the field is invalid.
  func least(of message: Message, needing isNeeded: (Field) -> Bool) -> [WrittenID] {
    let envelope = schema[message.envelope]
    let members = schema.leastMembers(of: message, in: envelope, asked: asked, needing: isNeeded)
    let samples = ids(of: message).compactMap { $0.samples().first }
    return samples.map { WrittenID($0, of: message, in: envelope, beside: members) }.filter { isRead($0) }
  }

  private func ids(of message: Message) -> [[TypeID.Component]] {
    message.ids.all.isEmpty ? [[]] : message.ids.all.map(\.components)
  }

  private func written(_ ids: [[TypeID.Value]], of message: Message) -> [WrittenID] {
    written(ids, of: message, in: schema[message.envelope])
  }

  private func written(_ ids: [[TypeID.Value]], of message: Message, in envelope: Envelope) -> [WrittenID] {
    let members = schema.members(of: message, in: envelope, asked: asked)
    return ids.map { WrittenID($0, of: message, in: envelope, beside: members) }
  }

  /// Whether this schema dispatches it to the message that wrote it.
  private func isRead(_ written: WrittenID) -> Bool {
    reader(of: written).map { schema.messages[$0.message].name == written.message.name } ?? false
  }
}

extension [TypeID.Component] {
  /// There is no range and no `_` among them.
  fileprivate var isFixed: Bool { values.count == count }

  /// Of those that are neither a range nor `_`.
  fileprivate var values: [TypeID.Value] {
    compactMap { component in if case .value(let value) = component { value } else { nil } }
  }
}
