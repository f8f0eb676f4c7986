import SourceText

/// What every declaration has: a name, documentation, an age, a range.
///
/// Each field has one, and fields are handed about; so it is no struct, of which each part would be copied.
public final class Declaration: Sendable {
  public let name: Located<String>
  public let doc: Located<String>?
  /// The first app version that has it.
  public let since: Located<String>?
  /// What to use instead.
  public let deprecated: Located<String>?
  /// The whole YAML mapping that declares it.
  public let range: SourceRange

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
