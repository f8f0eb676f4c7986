extension Schema {
  /// The schema as generated code has it, after every step that depends on what is generated: what a target writes and
  /// reads follows from this alone.
  ///
  /// - Parameter target: nil: all of them. A message writes what one of its targets does.
  public func asGenerated(for target: Target?) -> Schema {
    withFlatSlots.withCustomHeights(for: target.map { [$0] } ?? configuration.targets)
  }
}
