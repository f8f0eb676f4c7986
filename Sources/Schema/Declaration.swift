import SourceText

/// What every declaration has: a name, documentation, an age, a range.
public struct Declaration: Sendable {
  public var name: Located<String>
  public var doc: Located<String>?
  /// The first app version that has it.
  public var since: Located<String>?
  /// What to use instead.
  public var deprecated: Located<String>?
  /// The whole YAML mapping that declares it.
  public var range: SourceRange

  public init(
    name: Located<String>, doc: Located<String>? = nil, since: Located<String>? = nil,
    deprecated: Located<String>? = nil, range: SourceRange
  ) {
    self.name = name
    self.doc = doc
    self.since = since
    self.deprecated = deprecated
    self.range = range
  }

  /// No `doc`, or one without words.
  public var isUndocumented: Bool { doc?.value.allSatisfy(\.isWhitespace) ?? true }
}
