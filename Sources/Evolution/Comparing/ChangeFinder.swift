import Schema

/// Finds the changes between a schema and its releases.
///
/// What several releases declare alike is compared once. What has not changed since the latest release is not compared with
/// the releases that the latest one was compared with already.
struct ChangeFinder {
  /// A released message, and its new name.
  private struct Key: Hashable {
    let name: String
    let source: MessageSource
  }

  private let rules: [EvolutionRule]
  /// Whether any of them looks into messages.
  private let looksIntoMessages: Bool
  private let kept: KeptFields
  /// nil: it is compared itself.
  private let latestSchema: Schema?
  /// Where declarations of the latest release are now.
  let moved: MovedPaths
  /// The names of messages that are what they were in the latest release.
  private var unchanged: Set<String> = []
  /// The names of the shared types in each message and in the profile, by its name.
  private let types: [String: Set<String>]
  /// By message, for each rule.
  private var known: [Key: [[Change]]] = [:]

  /// - Parameters:
  ///   - pair: From the latest release to the schema.
  ///   - latest: That release.
  ///   - isShipped: The schema is the release itself.
  init(_ pair: SchemaPair, of latest: PreparedSchema, isShipped: Bool = false, by rules: [EvolutionRule]) {
    self.rules = rules
    looksIntoMessages = rules.contains { $0.checks.contains(where: \.looksIntoMessages) }
    latestSchema = isShipped ? nil : latest.schema
    types = isShipped || !looksIntoMessages ? [:] : pair.new.typesByMessage
    var kept: KeptFields = [:]
    var moved = MovedPaths()
    let none = rules.map { _ in [Change]() }
    for messages in pair.decoded {
      guard looksIntoMessages else {
        moved.add(messages.old.name, messages.new.name)
        continue
      }
      let walk = TypeWalk((pair.oldContext, messages.old), (pair.newContext, messages.new), kept: nil)
      kept.merge(walk.keptFields) { first, _ in first }
      moved.add(walk)
      let both = MessagePair(walk)
      guard isShipped || both.isUnchanged else { continue }
      known[Key(name: messages.new.name, source: latest.source(of: messages.old))] = none
      unchanged.insert(messages.new.name)
    }
    (self.kept, self.moved) = (kept, moved)
  }

  /// The names of messages that break nothing in a release that they did not already break in the latest one. What a shared type
  /// breaks in one message is found at the same path in others, so these are among them or hold other types.
  ///
  /// - Parameter shipped: From the release to the latest one.
  func said(of pair: SchemaPair, with shipped: @autoclosure () -> SchemaPair) -> Set<String> {
    if unchanged.isEmpty { return [] }
    let shipped = shipped()
    let released = Dictionary(shipped.messages.map { ($0.new.name, $0) }) { first, _ in first }
    let same = pair.messages.filter { messages in
      guard unchanged.contains(messages.new.name), let before = released[messages.new.name],
        before.old === messages.old
      else { return false }
      return pair.directions(of: messages).isSubset(of: shipped.directions(of: before))
    }
    let names = Set(same.map(\.new.name))
    let others = pair.decoded.map(\.new.name).filter { !names.contains($0) }
    let compared = others.reduce(into: Set<String>()) { $0.formUnion(types[$1] ?? []) }
    return names.filter { types[$0]?.isDisjoint(with: compared) ?? true }
  }

  /// For each rule.
  ///
  /// - Parameter said: The names of messages in which changes are not looked for.
  mutating func changes(
    in pair: SchemaPair, since release: PreparedSchema, isLatest: Bool = false, without said: Set<String>
  ) -> [[Change]] {
    let decoded = looksIntoMessages ? pair.decoded.filter { !said.contains($0.new.name) } : []
    let ofMessages = decoded.map { messages in
      pair.read(changes(in: messages, of: pair, release), of: messages)
    }
    return rules.indices.map { index in
      rules[index].checks.flatMap { $0.changes(in: pair, isLatest: isLatest) } + ofMessages.flatMap { $0[index] }
    }
  }

  private mutating func changes(
    in messages: SchemaPair.Messages, of pair: SchemaPair, _ release: PreparedSchema
  ) -> [[Change]] {
    let key = Key(name: messages.new.name, source: release.source(of: messages.old))
    if let changes = known[key] { return changes }
    let walk = TypeWalk(
      (pair.oldContext, messages.old), (pair.newContext, messages.new), kept: kept, latest: latestSchema)
    let changes = rules.map { rule in rule.checks.flatMap { $0.changes(in: walk) } }
    known[key] = changes
    return changes
  }
}

extension Schema {
  /// The names of the shared types in each message and in the profile, by its name.
  fileprivate var typesByMessage: [String: Set<String>] {
    var types = Dictionary(messages.map { ($0.name, sharedTypes(in: $0.fields)) }) { first, _ in first }
    if let profile = configuration.profile { types[self[profile].name] = sharedTypes(in: [.object(profile)]) }
    return types
  }
}

extension SchemaPair {
  /// The changes in a message, without those for a side that does not recognize the other's messages at all, which other rules
  /// report.
  ///
  /// - Parameter ofRules: for each rule.
  fileprivate func read(_ ofRules: [[Change]], of messages: Messages) -> [[Change]] {
    if ofRules.allSatisfy(\.isEmpty) { return ofRules }
    let directions = directions(of: messages)
    return ofRules.map { changes in
      changes.compactMap { change -> Change? in
        var change = change
        change.consequences.removeAll { !directions.contains($0.direction) }
        return change.consequences.isEmpty ? nil : change
      }
    }
  }

  /// All but those in which a side does not recognize the other's message.
  fileprivate func directions(of messages: Messages) -> Set<Direction> {
    func isRead(_ dispatchedIDs: [DispatchedID], as message: Message, in schema: Schema) -> Bool {
      dispatchedIDs.isEmpty
        || dispatchedIDs.contains { $0.reader.map { schema.messages[$0.message].name } == message.name }
    }
    var directions: Set<Direction> = [.source, .display]
    if isRead(dispatchedIDs(ofNew: messages.new), as: messages.old, in: old) { directions.insert(.oldReadsNew) }
    if isRead(dispatchedIDs(ofOld: messages.old), as: messages.new, in: new) { directions.insert(.newReadsOld) }
    return directions
  }
}
