import SourceText

/// A base, a new schema and what the change breaks.
public struct EvolutionExample: Sendable {
  public let base: Example
  public let new: Example
  /// Each with its declaration and consequences, as `Order/fields/skin old-reads-new=absent source`; none: nothing is
  /// found by any rule.
  public let breaks: [String]

  init(from base: Example, to new: Example, breaks: [String] = []) {
    self.base = base
    self.new = new
    self.breaks = breaks
  }
}
