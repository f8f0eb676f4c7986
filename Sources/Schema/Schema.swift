import SourceText

/// The resolved model of a project: every name resolves, nothing is declared twice.
///
/// The one value that lint rules, breaking rules and emitters look at. Declarations stand in the order of their files'
/// paths and of their places in them, so the same project gives the same schema whatever order its files came in.
public struct Schema: Sendable {
  public var configuration: Configuration
  public var messages: [Message]
  /// Every object type, shared and inline; `ObjectType.ID` is a place in this list.
  public var objects: [ObjectType]
  /// Every enumeration, shared and inline; `EnumType.ID` is a place in this list.
  public var enums: [EnumType]
  /// Those of the schemas and of the configuration.
  public var ignoreComments: [IgnoreComment]

  public init(
    configuration: Configuration, messages: [Message] = [], objects: [ObjectType] = [], enums: [EnumType] = [],
    ignoreComments: [IgnoreComment] = []
  ) {
    self.configuration = configuration
    self.messages = messages
    self.objects = objects
    self.enums = enums
    self.ignoreComments = ignoreComments
  }

  @inlinable public subscript(id: ObjectType.ID) -> ObjectType { objects[id.index] }
  @inlinable public subscript(id: EnumType.ID) -> EnumType { enums[id.index] }
  @inlinable public subscript(id: Envelope.ID) -> Envelope { configuration.envelopes[id.index] }
}

/// What every declaration has: a name, documentation, an age, a place.
public struct Declaration: Sendable {
  public var name: Located<String>
  public var doc: Located<String>?
  @usableFromInline var age: Age?
  /// The whole YAML mapping that declares it.
  public var range: SourceRange

  @inlinable
  public init(
    name: Located<String>, doc: Located<String>? = nil, since: Located<String>? = nil,
    deprecated: Located<String>? = nil, range: SourceRange
  ) {
    self.name = name
    self.doc = doc
    self.range = range
    age = since == nil && deprecated == nil ? nil : Age(since, deprecated)
  }

  /// The first app version that has it.
  public var since: Located<String>? {
    @inlinable get { age?.since }
    set { age = Age(newValue, deprecated) }
  }

  /// What to use instead.
  public var deprecated: Located<String>? {
    @inlinable get { age?.deprecated }
    set { age = Age(since, newValue) }
  }

  /// Kept outside of the declarations, most of which have none.
  @usableFromInline final class Age: Sendable {
    @usableFromInline let since: Located<String>?
    @usableFromInline let deprecated: Located<String>?

    @usableFromInline
    init(_ since: Located<String>?, _ deprecated: Located<String>?) {
      self.since = since
      self.deprecated = deprecated
    }
  }
}
