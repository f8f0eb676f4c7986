/// A base, a new schema and what the change breaks.
public struct EvolutionExample: Sendable {
  public let base: Example
  /// Releases between both, where the change depends on them.
  public let between: [Example]
  public let new: Example
  /// Each with its declaration and consequences, as `Order/fields/skin old-reads-new=absent source`; none: nothing is
  /// found by any rule.
  public let breaks: [String]

  public init(from base: Example, over between: [Example] = [], to new: Example, breaks: [String] = []) {
    self.base = base
    self.between = between
    self.new = new
    self.breaks = breaks
  }

  /// The base and those after it, by the names that findings have for them.
  public var releases: [(name: String, schemas: Example)] {
    ([base] + between).enumerated().map { ("\($0 + 1).0", $1) }
  }
}
