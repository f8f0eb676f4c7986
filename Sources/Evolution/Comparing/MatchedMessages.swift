import Schema

/// Which message of a release is which of other schemas.
struct MatchedMessages: Sendable {
  let old: PreparedSchema
  let new: PreparedSchema
  /// Messages of both schemas: those with the same name, then those of `renamed`. For an older release, the latest one
  /// decides which correspond.
  private(set) var messages: [SchemaPair.Messages]
  /// Removed messages with the added ones that have their ids and a key of theirs, if that breaks nothing.
  private(set) var renamed: [SchemaPair.Messages] = []
  private(set) var removed: [Message]
  private(set) var added: [Message]

  /// A released draft is not compared.
  /// - Parameter successors: What messages of an older release became; nil: it is the latest one.
  init(old: PreparedSchema, new: PreparedSchema, successors: Successors? = nil) {
    (self.old, self.new) = (old, new)
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
    if successors == nil { findRenamed() }
    messages += renamed
  }

  private mutating func findRenamed() {
    guard !removed.isEmpty, !added.isEmpty else { return }
    for message in removed {
      if let other = added.first(where: { isRenamed(message, $0) }) { add((message, other)) }
    }
  }

  private mutating func add(_ pair: SchemaPair.Messages) {
    renamed.append(pair)
    removed.removeAll { $0.name == pair.old.name }
    added.removeAll { $0.name == pair.new.name }
  }

  /// Whether each decodes all ids of the other, they have a key in common, and taking them for one message breaks nothing.
  private func isRenamed(_ message: Message, _ other: Message) -> Bool {
    let keys = Set(message.fields.filter { !$0.isInNamedSlot }.flatMap(\.writtenKeys))
    guard other.fields.contains(where: { !$0.isInNamedSlot && $0.readKeys.contains(where: keys.contains) }) else {
      return false
    }
    let ofOld = old.dispatchedIDs(of: message, by: new)
    let ofNew = new.dispatchedIDs(of: other, by: old)
    guard !ofOld.isEmpty, !ofNew.isEmpty,
      ofOld.allSatisfy({ $0.reader.map { new.schema.messages[$0.message].name } == other.name }),
      ofNew.allSatisfy({ $0.reader.map { old.schema.messages[$0.message].name } == message.name })
    else { return false }
    let (oldContext, newContext) = (old.context, new.context)
    let outcomes =
      ofOld.compactMap { $0.outcome(of: other.fields, in: newContext) }
      + ofNew.compactMap { $0.outcome(of: message.fields, in: oldContext) }
    let walk = TypeWalk((oldContext, message), (newContext, other), kept: nil)
    let changes = Evolution.rules.flatMap { rule in rule.checks.flatMap { $0.changes(in: walk) } }
    return !outcomes.contains { $0.severity == .error }
      && !changes.flatMap(\.consequences).contains { $0.severity == .error }
  }
}
