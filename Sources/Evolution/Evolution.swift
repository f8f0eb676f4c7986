import Schema
import SourceText

/// The rules, and the one call that compares schemas with what was released.
public enum Evolution {
  /// Every rule by theme; a test compares this list with the files in `Rules`.
  public static let rules: [EvolutionRule] = [
    // messages
    .messageAdded, .messageRemoved, .idChanged, .idReused, .envelopeChanged,
    // fields
    .fieldRemoved, .requiredFieldAdded, .fieldBecameRequired, .fieldBecameOptional, .defaultChanged, .keyChanged,
    .aliasRemoved, .slotChanged,
    // types
    .typeChanged, .unitChanged, .caseAdded, .caseRemoved, .caseValueChanged, .leniencyRemoved,
    .constraintTightened, .constraintLoosened,
    // source
    .propertyRenamed, .caseRenamed,
    // display
    .textRemoved, .messageHidden, .layoutRemoved, .tapRemoved, .sensitiveRemoved,
  ]

  /// What a change breaks and for whom, in the order of the text.
  ///
  /// - Parameter releases: The latest one last. What it already does to an older one is not said again, unless it gets
  ///   worse.
  public static func compare(_ schema: Schema, with releases: [Release]) -> [BreakingChange] {
    guard let latest = releases.last else { return [] }
    let pairs = releases.map { SchemaPair(old: $0.schema, new: schema) }
    let shipped = releases.dropLast().map { SchemaPair(old: $0.schema, new: latest.schema) }
    let uses = TypeUses(schema).messages
    return rules.flatMap { rule in
      var found = FoundChanges(rule: rule.rule)
      for (index, release) in releases.enumerated() {
        let changes = rule.check.changes(in: pairs[index])
        let known = index < shipped.count ? rule.check.changes(in: shipped[index]) : []
        found.add(changes, from: release, isLatest: index == shipped.count, unless: known)
      }
      return found.all.map { change in
        var change = change
        change.uses = uses[String(change.at.prefix { $0 != "/" })] ?? []
        return change
      }
    }
    .sorted { ($0.diagnostic.range, $0.rule.id) < ($1.diagnostic.range, $1.rule.id) }
  }
}

/// The changes that one rule finds, each with all whom it breaks.
private struct FoundChanges {
  let rule: Rule
  private(set) var all: [BreakingChange] = []

  init(rule: Rule) { self.rule = rule }

  mutating func add(_ changes: [Change], from release: Release, isLatest: Bool, unless known: [Change]) {
    for var change in changes {
      let before = known.filter { $0.at == change.at }.flatMap(\.consequences)
      change.consequences = change.consequences.filter { consequence in
        consequence.concerns(release, isLatest: isLatest) && !before.contains { $0.isAsBad(as: consequence) }
      }
      guard !change.consequences.isEmpty else { continue }
      if let index = all.firstIndex(where: { $0.at == change.at }) {
        all[index].add(change, from: release)
      } else {
        var finding = BreakingChange(change, of: rule)
        finding.add(change, from: release)
        all.append(finding)
      }
    }
  }
}

extension Consequence {
  /// Histories have messages of all releases, but only those in use read, and the code is that of the latest.
  fileprivate func concerns(_ release: Release, isLatest: Bool) -> Bool {
    switch direction {
    case .oldReadsNew: release.isInUse
    case .newReadsOld: true
    case .source, .display: isLatest
    }
  }
}
