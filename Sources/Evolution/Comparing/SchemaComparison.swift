import Schema

/// What the rules find between a schema and releases. What several releases declare alike is compared once.
struct SchemaComparison {
  /// A released message, and its new name.
  private struct Key: Hashable {
    let name: String
    let source: MessageSource
  }

  private let rules: [EvolutionRule]
  private let schema: ComparedSchema
  private let latest: SchemaPair
  private let kept: KeptFields
  /// Where declarations of the latest release are now.
  let moved: MovedPlaces
  /// By message, for each rule.
  private var known: [Key: [[Change]]] = [:]

  /// - Parameter latest: What the schema was before.
  init(of schema: ComparedSchema, latest: ComparedSchema, by rules: [EvolutionRule]) {
    self.rules = rules
    self.schema = schema
    let pair = SchemaPair(old: latest, new: schema)
    self.latest = pair
    var kept: KeptFields = [:]
    var moved = MovedPlaces()
    let unchanged = rules.map { _ in [Change]() }
    for messages in pair.decoded {
      let walk = TypeWalk((pair.oldSide, messages.old), (pair.newSide, messages.new), kept: nil)
      kept.merge(walk.keptFields) { first, _ in first }
      moved.add(walk)
      known[Key(name: messages.new.name, source: schema.source(of: messages.new))] = unchanged
    }
    (self.kept, self.moved) = (kept, moved)
  }

  /// - Parameter renames: The names that its messages have in the latest release.
  mutating func changes(
    since release: ComparedSchema, isLatest: Bool = false, renames: [String: String] = [:]
  ) -> ReleaseChanges {
    let now = latest.renames
    let pair = SchemaPair(
      old: release, new: schema, renames: now.merging(renames.mapValues { now[$0] ?? $0 }) { _, last in last })
    let ofMessages = pair.decoded.map { changes(in: $0, of: pair, release) }
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
    let walk = TypeWalk((pair.oldSide, messages.old), (pair.newSide, messages.new), kept: kept)
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
