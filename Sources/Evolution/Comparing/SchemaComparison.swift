import Schema

/// What the rules find between a schema and releases. What several releases declare alike is compared once.
struct SchemaComparison {
  /// A released message, and its new name.
  private struct Key: Hashable {
    let name: String
    let source: MessageSource
  }

  private let rules: [EvolutionRule]
  /// Some of them look into messages.
  private let looksIntoMessages: Bool
  private let schema: ComparedSchema
  private let latest: SchemaPair
  private let kept: KeptFields
  /// nil: it is compared itself.
  private let latestSchema: Schema?
  /// Where declarations of the latest release are now.
  let moved: MovedPlaces
  /// By message, for each rule.
  private var known: [Key: [[Change]]] = [:]

  /// - Parameter latest: What the schema was before; nil: it is the latest release itself.
  init(of schema: ComparedSchema, latest: ComparedSchema?, by rules: [EvolutionRule]) {
    self.rules = rules
    looksIntoMessages = rules.contains { $0.checks.contains(where: \.looksIntoMessages) }
    self.schema = schema
    let pair = SchemaPair(old: latest ?? schema, new: schema)
    self.latest = pair
    latestSchema = latest?.schema
    var kept: KeptFields = [:]
    var moved = MovedPlaces()
    let unchanged = rules.map { _ in [Change]() }
    for messages in pair.decoded {
      guard looksIntoMessages else {
        moved.add(messages.old.name, messages.new.name)
        continue
      }
      let walk = TypeWalk((pair.oldSide, messages.old), (pair.newSide, messages.new), kept: nil)
      kept.merge(walk.keptFields) { first, _ in first }
      moved.add(walk)
      known[Key(name: messages.new.name, source: schema.source(of: messages.new))] = unchanged
    }
    (self.kept, self.moved) = (kept, moved)
  }

  /// - Parameter shipped: From the release to the latest one; nil: it is the latest one, or compared with it.
  mutating func changes(
    since release: ComparedSchema, isLatest: Bool = false, shipped: SchemaPair? = nil
  ) -> ReleaseChanges {
    let pair = SchemaPair(
      old: release, new: schema, successors: shipped.map { Successors(shipped: $0, latest: latest) })
    let ofMessages = (looksIntoMessages ? pair.decoded : []).map { messages in
      pair.read(changes(in: messages, of: pair, release), of: messages)
    }
    let ofRules = rules.indices.map { index in
      rules[index].checks.flatMap { $0.changes(in: pair, isLatest: isLatest) } + ofMessages.flatMap { $0[index] }
    }
    return ReleaseChanges(pair: pair, ofRules: ofRules)
  }

  private mutating func changes(
    in messages: SchemaPair.Messages, of pair: SchemaPair, _ release: ComparedSchema
  ) -> [[Change]] {
    let key = Key(name: messages.new.name, source: release.source(of: messages.old))
    if let changes = known[key] { return changes }
    let walk = TypeWalk(
      (pair.oldSide, messages.old), (pair.newSide, messages.new), kept: kept, latest: latestSchema)
    let changes = rules.map { rule in rule.checks.flatMap { $0.changes(in: walk) } }
    known[key] = changes
    return changes
  }
}

/// What the rules find since one release.
struct ReleaseChanges {
  let pair: SchemaPair
  /// For each rule.
  let ofRules: [[Change]]
}

extension SchemaPair {
  /// Changes of what is in a message, without what concerns a side that does not find the other's messages at all, which
  /// other rules report.
  ///
  /// - Parameter ofRules: for each rule.
  fileprivate func read(_ ofRules: [[Change]], of messages: Messages) -> [[Change]] {
    if ofRules.allSatisfy(\.isEmpty) { return ofRules }
    func isRead(_ readings: [IDReading], as message: Message, in schema: Schema) -> Bool {
      readings.isEmpty || readings.contains { $0.reader.map { schema.messages[$0.message].name } == message.name }
    }
    let oldReadsNew = isRead(readings(ofNew: messages.new), as: messages.old, in: old)
    let newReadsOld = isRead(readings(ofOld: messages.old), as: messages.new, in: new)
    return ofRules.map { changes in
      changes.compactMap { change -> Change? in
        var change = change
        change.consequences.removeAll { consequence in
          switch consequence.direction {
          case .oldReadsNew: !oldReadsNew
          case .newReadsOld: !newReadsOld
          case .source, .display: false
          }
        }
        return change.consequences.isEmpty ? nil : change
      }
    }
  }
}
