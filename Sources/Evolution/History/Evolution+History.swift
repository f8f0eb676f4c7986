import Schema
import SourceText

extension Evolution {
  /// What is found without asking who breaks.
  public static let historyRules: [Rule] = [.wrongSince, .unmatchedVersion]

  /// Messages whose id was another one's in any release, in the rule's own severity.
  public static func reusedIDs(in pairs: ReleasePairs) -> [BreakingChange] {
    var pairs = pairs
    pairs.schema.configuration.ruleSettings = [:]
    let comparison = comparison(of: pairs, by: [.idReused])
    return comparison.illustrated(comparison.changes)
  }
}
