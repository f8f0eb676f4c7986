import Schema

/// What a schema breaks of releases.
public struct ReleaseComparison: Sendable {
  /// In the order of the text, without examples.
  public let changes: [BreakingChange]
  let schema: Schema
  let releases: [Release]
  /// By the first of the releases that are alike.
  let pairs: [Int: SchemaPair]

  /// Some of the changes with messages that show them.
  public func illustrated(_ changes: [BreakingChange]) -> [BreakingChange] {
    changes.isEmpty ? [] : ExampleSearch(for: changes, schema, releases, pairs).shown(changes)
  }
}
