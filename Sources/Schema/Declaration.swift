import SourceText

/// What every declaration has: a name, documentation, an age, a place.
public struct Declaration: Sendable {
  // In this order they leave no gaps.
  @usableFromInline let ownName: String
  @usableFromInline let age: Age?
  public let writtenDoc: Doc
  @usableFromInline let file: SourceFile.ID
  @usableFromInline let nameSpan: Span
  @usableFromInline let span: Span

  /// - Parameter range: The whole YAML mapping that declares it, in the file of everything else.
  @inlinable
  public init(
    name: Located<String>, doc: Doc? = nil, since: Located<String>? = nil, deprecated: Located<String>? = nil,
    range: SourceRange
  ) {
    self.init(name: name, doc: doc ?? Doc(), age: Age.of(since: since, deprecated: deprecated), range: range)
  }

  @inlinable
  init(name: Located<String>, doc: Doc, age: Age?, range: SourceRange) {
    ownName = name.value
    self.age = age
    writtenDoc = doc
    file = range.file
    nameSpan = Span(name.range)
    span = Span(range)
  }

  public var name: Located<String> { @inlinable get { Located(ownName, nameSpan.range(in: file)) } }

  public var doc: Located<String>? { writtenDoc.located(in: file) }

  /// Asked without making a string of it.
  public var hasDoc: Bool { @inlinable get { writtenDoc.isPresent } }

  /// No `doc`, or one without words.
  public var isUndocumented: Bool { writtenDoc.isBlank }

  /// The first app version that has it.
  public var since: Located<String>? { @inlinable get { age?.since } }

  /// What to use instead.
  public var deprecated: Located<String>? { @inlinable get { age?.deprecated } }

  /// The whole YAML mapping that declares it.
  public var range: SourceRange { @inlinable get { span.range(in: file) } }
}

/// Kept outside of the declarations, most of which have none.
@usableFromInline final class Age: Sendable {
  @usableFromInline let since: Located<String>?
  @usableFromInline let deprecated: Located<String>?

  @inlinable
  static func of(since: Located<String>?, deprecated: Located<String>?) -> Age? {
    since == nil && deprecated == nil ? nil : Age(since, deprecated)
  }

  @usableFromInline
  init(_ since: Located<String>?, _ deprecated: Located<String>?) {
    self.since = since
    self.deprecated = deprecated
  }
}
