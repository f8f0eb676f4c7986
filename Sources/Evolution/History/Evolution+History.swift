import Schema
import SourceText

extension Evolution {
  /// What is found without asking who breaks.
  public static let historyRules: [Rule] = [.wrongSince, .unmatchedVersion]

  /// Messages whose id was another one's in any release, in the rule's own severity.
  public static func reusedIDs(in schema: Schema, _ releases: [Release]) -> [BreakingChange] {
    var schema = schema
    schema.configuration.ruleSettings = [:]
    return compare(schema, with: releases, by: [.idReused])
  }
}
