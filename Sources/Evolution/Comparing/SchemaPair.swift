import Schema
import SourceText

/// A release and the current schemas, message by message.
struct SchemaPair: Sendable {
  typealias Messages = (old: Message, new: Message)

  private(set) var old: Schema
  private(set) var new: Schema
  private let prepared: (old: PreparedSchema, new: PreparedSchema)
  let oldContext: FieldContext
  let newContext: FieldContext
  /// Messages of both schemas: those with the same name, then those of `renamed`. For an older release, the latest one
  /// decides which correspond.
  private(set) var messages: [Messages]
  /// Removed messages with the added ones that have their ids and a key of theirs, if that breaks nothing.
  private(set) var renamed: [Messages] = []
  /// The sender profiles of both sides, compared as messages without an id are.
  let profile: Messages?
  private(set) var removed: [Message]
  private(set) var added: [Message]
  /// Messages that no target of either side has.
  let unused: (old: [Message], new: [Message])
  /// For each id the message that the other side decodes, by the names of the messages.
  private let oldDispatchedIDs: [String: [DispatchedID]]
  private let newDispatchedIDs: [String: [DispatchedID]]
  /// Of `alsoReads`.
  private let foreignDispatchedIDs: [String: [DispatchedID]]

  /// A released draft is not compared.
  /// - Parameter successors: What messages of an older release became; nil: it is the latest one.
  init(old: PreparedSchema, new: PreparedSchema, successors: Successors? = nil) {
    (self.old, self.new) = (old.schema, new.schema)
    prepared = (old, new)
    (oldContext, newContext) = (old.context, new.context)
    profile = old.schema.profile.map { ($0, new.schema.profile ?? $0.withoutFields) }
    func successor(of message: Message) -> String? {
      successors.map { $0.name(of: message, in: new) } ?? (new.has(message.name) ? message.name : nil)
    }
    let names = Dictionary(old.schema.messages.compactMap { old in successor(of: old).map { ($0, old) } }) { $1 }
    let pairs = new.schema.messages.compactMap { new in names[new.name].map { (old: $0, new: new) } }
      .filter { $0.old.stability != .draft }
    messages = pairs.filter { $0.old.name == $0.new.name }
    if successors != nil { renamed = pairs.filter { $0.old.name != $0.new.name } }
    removed = old.schema.messages.filter { $0.stability != .draft && successor(of: $0) == nil }
    added = new.schema.messages.filter { names[$0.name] == nil }
    unused = (old.unused, new.unused)
    func dispatchedIDs(
      of messages: [Message], by other: PreparedSchema, _ ids: (Message) -> [WrittenID]
    ) -> [String: [DispatchedID]] {
      let dispatchedIDs = messages.map { message in
        (message.name, ids(message).map { DispatchedID(written: $0, reader: other.dispatcher.reader(of: $0)) })
      }
      return Dictionary(dispatchedIDs) { first, _ in first }
    }
    oldDispatchedIDs = dispatchedIDs(of: old.schema.messages + old.unused, by: new) {
      old.written(by: $0, against: new.dispatcher)
    }
    newDispatchedIDs = dispatchedIDs(of: new.schema.messages + new.unused, by: old) {
      new.written(by: $0, against: old.dispatcher)
    }
    foreignDispatchedIDs = dispatchedIDs(of: old.schema.messages, by: new) { old.dispatcher.foreign(of: $0) }
    if successors == nil { findRenamed() }
    messages += renamed
  }

  /// The ids that the release writes, with the messages that the new side decodes them as.
  func dispatchedIDs(ofOld message: Message) -> [DispatchedID] { oldDispatchedIDs[message.name] ?? [] }

  /// The ids that the new side writes, with the messages that the release decodes them as.
  func dispatchedIDs(ofNew message: Message) -> [DispatchedID] { newDispatchedIDs[message.name] ?? [] }

  /// The ids that the release only read, with the messages that the new side decodes them as.
  func foreignDispatchedIDs(ofOld message: Message) -> [DispatchedID] { foreignDispatchedIDs[message.name] ?? [] }

  /// Whether the new side does not recognize a message as others may write it, and the release does, because it requires
  /// more keys.
  func requiresMore(_ old: Message, _ new: Message) -> Bool {
    let required = self.old[old.envelope].requiredKeys
    guard self.new[new.envelope].requiredKeys.contains(where: { !required.contains($0) }) else { return false }
    return prepared.old.least(of: old).contains { prepared.new.dispatcher.reader(of: $0) == nil }
  }

  /// Whether they have the same name, or one was renamed to the other.
  func isSame(_ old: Message, _ new: Message) -> Bool {
    renamed.first { $0.old.name == old.name }.map { $0.new.name == new.name } ?? (old.name == new.name)
  }

  /// The same, with all fields marked that are sensitive in any of several schemas.
  func marked(by fields: SensitiveFields) -> SchemaPair {
    if fields.isEmpty { return self }
    var pair = self
    (pair.old, pair.new) = (fields.marked(in: old), fields.marked(in: new))
    func marked(_ message: Message, in schema: Schema) -> Message {
      schema.messages.first { $0.name == message.name } ?? message
    }
    pair.messages = messages.map { (marked($0.old, in: pair.old), marked($0.new, in: pair.new)) }
    return pair
  }

  // MARK: Renamed messages

  private mutating func findRenamed() {
    guard !removed.isEmpty, !added.isEmpty else { return }
    for old in removed {
      if let new = added.first(where: { isRenamed(old, $0) }) { add((old, new)) }
    }
  }

  private mutating func add(_ pair: Messages) {
    renamed.append(pair)
    removed.removeAll { $0.name == pair.old.name }
    added.removeAll { $0.name == pair.new.name }
  }

  /// Whether each decodes all ids of the other, they have a key in common, and taking them for one message breaks nothing.
  private func isRenamed(_ old: Message, _ new: Message) -> Bool {
    let keys = Set(old.fields.filter { !$0.isInNamedSlot }.flatMap(\.writtenKeys))
    guard new.fields.contains(where: { !$0.isInNamedSlot && $0.readKeys.contains(where: keys.contains) }) else {
      return false
    }
    let ofOld = dispatchedIDs(ofOld: old)
    let ofNew = dispatchedIDs(ofNew: new)
    guard !ofOld.isEmpty, !ofNew.isEmpty,
      ofOld.allSatisfy({ $0.reader.map { self.new.messages[$0.message].name } == new.name }),
      ofNew.allSatisfy({ $0.reader.map { self.old.messages[$0.message].name } == old.name })
    else { return false }
    let outcomes =
      ofOld.compactMap { $0.outcome(of: new.fields, in: newContext) }
      + ofNew.compactMap { $0.outcome(of: old.fields, in: oldContext) }
    let walk = TypeWalk((oldContext, old), (newContext, new), kept: nil)
    let changes = Evolution.rules.flatMap { rule in rule.checks.flatMap { $0.changes(in: walk) } }
    return !outcomes.contains { $0.severity == .error }
      && !changes.flatMap(\.consequences).contains { $0.severity == .error }
  }
}

extension SchemaPair {
  /// All that is decoded field by field: messages, and the profile.
  var decoded: [Messages] { messages + [profile].compactMap { $0 } }

  /// Each with what it is made of.
  var messagePairs: [MessagePair] {
    decoded.map { MessagePair(TypeWalk((oldContext, $0.old), (newContext, $0.new), kept: nil)) }
  }
}

extension Message {
  /// Stands for a profile that was removed.
  fileprivate var withoutFields: Message {
    let declaration = Declaration(name: declaration.name, range: declaration.range)
    return Message(declaration: declaration, path: "", ids: ids, envelope: envelope)
  }
}

extension Schema {
  /// The sender's profile, as a message with its fields and rules would be.
  fileprivate var profile: Message? {
    configuration.profile.map { id in
      let object = self[id]
      return Message(
        declaration: object.declaration, path: "", ids: TypeIDs(all: [], range: object.declaration.range),
        envelope: Envelope.ID(0), fields: object.fields, rules: object.rules)
    }
  }
}
