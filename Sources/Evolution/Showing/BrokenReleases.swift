/// Releases that a change breaks in one way, with a message that shows it.
public struct BrokenReleases: Sendable {
  /// In the order in which they were given.
  public let releases: [String]
  public let example: BreakingExample?
}
