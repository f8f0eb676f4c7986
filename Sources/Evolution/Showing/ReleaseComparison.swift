/// What schemas break of releases.
public struct ReleaseComparison: Sendable {
  /// In the order of the text, without examples.
  public let changes: [BreakingChange]
  let pairs: ReleasePairs

  /// Returns some of the changes with messages that show them.
  public func illustrated(_ changes: [BreakingChange]) -> [BreakingChange] {
    changes.isEmpty ? [] : ExampleSearch(for: changes, pairs).illustrated
  }
}
