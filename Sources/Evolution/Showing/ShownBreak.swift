/// Releases that a change breaks in one way, with a message that shows it.
public struct ShownBreak: Sendable {
  /// In the order in which they were given.
  public let releases: [String]
  public let example: BreakingExample?
}
