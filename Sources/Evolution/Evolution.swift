import Schema
import SourceText

/// The rules, and the one call that compares schemas with what was released.
public enum Evolution {
  /// Every rule: those with a file by theme, then the rows of each table; a test compares the list with the files.
  public static let rules: [EvolutionRule] =
    [
      rulesWithFiles, EvolutionRule.presenceRules, EvolutionRule.valueRules, EvolutionRule.caseRules,
      EvolutionRule.constraintRules, EvolutionRule.sourceRules, EvolutionRule.displayRules,
    ].flatMap { $0 }

  private static let rulesWithFiles: [EvolutionRule] = [
    // messages
    .messageAdded, .messageRemoved, .idChanged, .idReused, .envelopeChanged,
    // fields
    .fieldRemoved, .keyChanged, .keyReused, .aliasRemoved, .slotChanged, .leniencyChanged,
    // source
    .declarationRenamed, .declarationRemoved,
  ]

  /// What a change breaks and for whom, in the order of the text, with messages that show it.
  ///
  /// - Parameters:
  ///   - releases: The latest one last.
  ///   - base: The name of the release that the schemas follow; nil: the latest one. What it already
  ///     breaks in another release that it was compared with is not reported again, unless it gets worse.
  public static func compare(
    _ schema: Schema, with releases: [Release], after base: String? = nil
  ) -> [BreakingChange] {
    let comparison = comparison(of: ReleasePairs(of: schema, with: releases, after: base))
    return comparison.illustrated(comparison.changes)
  }

  /// The same, without messages: ``ReleaseComparison/illustrated(_:)`` adds them to the changes that need them.
  public static func comparison(of pairs: ReleasePairs, by rules: [EvolutionRule] = rules) -> ReleaseComparison {
    guard let latest = pairs.latest else { return ReleaseComparison(changes: [], pairs: pairs) }
    let releases = pairs.releases
    var current = ChangeFinder(latest.current, of: latest.compared, by: rules)
    var shipped = ShippedChanges(pairs.distinct, latest, by: rules)
    // Without targets, no code is generated that the app could use.
    let hasCode =
      !latest.compared.schema.configuration.targets.isEmpty || pairs.schema.configuration.targets.isEmpty
    var found = rules.map { FoundChanges(rule: $0.rule, compared: releases.map(\.name), hasCode: hasCode) }
    let indices = Dictionary(zip(releases.map(\.name), pairs.alike)) { first, _ in first }
    let branches = Set(releases.namesOnBranches.compactMap { indices[$0] })
    // By the indices of releases.
    var saidNames: [Int: Set<String>] = [:]
    // For each rule, by the same.
    var since: [Int: [[Change]]] = [:]
    for release in pairs.distinct {
      let said =
        release.isLatest || branches.contains(release.index)
        ? [] : current.said(of: release.current, with: shipped.pair(of: release))
      saidNames[release.index] = said
      since[release.index] = current.changes(
        in: release.current, since: release.compared, isLatest: release.isLatest, without: said)
    }
    for (release, alike) in zip(releases, pairs.alike) {
      guard let changes = since[alike], changes.contains(where: { !$0.isEmpty }) else { continue }
      let isLatest = release.name == latest.name
      // The release that was compared instead of it must also have had it.
      var said: [[[Change]]] = isLatest ? [] : [shipped.changes(of: alike, without: saidNames)].compactMap { $0 }
      if release.comparedAs != release.name {
        let other = release.comparedAs.flatMap { indices[$0] }.flatMap { shipped.changes(of: $0, without: saidNames) }
        said = other.map { said + [$0] } ?? []
      }
      for index in rules.indices where !changes[index].isEmpty {
        let said = said.map { Dictionary(grouping: $0[index]) { current.moved.path(of: $0.at) } }
        found[index].add(changes[index], from: release, isLatest: isLatest, unless: said)
      }
    }
    return ReleaseComparison(changes: configured(found.flatMap(\.all), in: pairs.schema), pairs: pairs)
  }

  /// In the order of the text, as severe as the configuration says.
  private static func configured(_ changes: [BreakingChange], in schema: Schema) -> [BreakingChange] {
    if changes.isEmpty { return [] }
    let uses = TypeUses(schema).messages
    return changes.compactMap { change -> BreakingChange? in
      let setting = schema.configuration.ruleSettings[change.rule.id]?.severity
      if let setting, setting.value == nil { return nil }
      var change = change
      change.configured = setting?.value
      change.uses = uses[String(change.at.prefix { $0 != "/" })] ?? []
      return change
    }
    .sorted { ($0.range, $0.rule.id) < ($1.range, $1.rule.id) }
  }
}

/// What releases break in the latest one, compared for those of which it is asked.
private struct ShippedChanges {
  private let releases: [Int: ReleasePairs.Distinct]
  private var finder: ChangeFinder
  private var pairs: [Int: SchemaPair] = [:]
  /// For each rule.
  private var known: [Int: [[Change]]] = [:]

  init(_ releases: [ReleasePairs.Distinct], _ latest: ReleasePairs.Latest, by rules: [EvolutionRule]) {
    self.releases = Dictionary(uniqueKeysWithValues: releases.map { ($0.index, $0) })
    finder = ChangeFinder(latest.shipped, of: latest.compared, isShipped: true, by: rules)
  }

  /// From a release to the latest one.
  mutating func pair(of release: ReleasePairs.Distinct) -> SchemaPair {
    let pair = pairs[release.index] ?? SchemaPair(release.shipped)
    pairs[release.index] = pair
    return pair
  }

  /// For each rule; nil: there is no such release.
  ///
  /// - Parameter said: By the indices of releases, the names of messages in which changes are not looked for.
  mutating func changes(of index: Int, without said: [Int: Set<String>]) -> [[Change]]? {
    if let changes = known[index] { return changes }
    guard let release = releases[index] else { return nil }
    let pair = pair(of: release)
    let changes = finder.changes(in: pair, since: release.compared, without: said[index] ?? [])
    known[index] = changes
    return changes
  }
}

/// The changes that a rule finds, each with all releases that it breaks.
private struct FoundChanges {
  let rule: Rule
  let compared: [String]
  /// Whether the app uses generated Swift.
  let hasCode: Bool
  private(set) var all: [BreakingChange] = []
  /// The indices in `all`, by the paths of the edited declarations.
  private var indices: [String: Int] = [:]

  init(rule: Rule, compared: [String], hasCode: Bool) {
    (self.rule, self.compared, self.hasCode) = (rule, compared, hasCode)
  }

  /// - Parameter known: The changes that have shipped, by current paths; what is in all of these is not reported again.
  mutating func add(_ changes: [Change], from release: Release, isLatest: Bool, unless known: [[String: [Change]]]) {
    for var change in changes {
      let said = known.map { $0[change.at]?.flatMap(\.consequences) ?? [] }
      change.consequences = change.consequences.filter { consequence in
        consequence.concerns(release, isLatest: isLatest, hasCode: hasCode)
          && (said.isEmpty || !said.allSatisfy { $0.contains { $0.isAsBad(as: consequence) } })
      }
      guard !change.consequences.isEmpty else { continue }
      if let index = indices[change.at] {
        all[index].add(change, from: release)
      } else {
        var finding = BreakingChange(change, of: rule, compared: compared)
        finding.add(change, from: release)
        indices[change.at] = all.count
        all.append(finding)
      }
    }
  }
}

extension Consequence {
  /// Histories have messages of all releases, but only releases in use read new ones, and the app's code is that of the latest.
  fileprivate func concerns(_ release: Release, isLatest: Bool, hasCode: Bool) -> Bool {
    switch direction {
    case .oldReadsNew: release.isInUse
    case .newReadsOld: true
    case .source: isLatest && hasCode
    case .display: isLatest
    }
  }
}
