import SourceText

/// The resolved model of a project: every name resolves, nothing is declared twice.
///
/// The one value that lint rules, breaking rules and emitters look at. Declarations are in the order of their files'
/// paths and of their positions in them, so the same project gives the same schema whatever order its files came in.
///
/// Schemas of one record share the indices of their types, so that they can share messages: where another release has a
/// type, there is one without a name and anything in it.
public struct Schema: Sendable {
  public var configuration: Configuration
  public var messages: [Message]
  /// Every object type, shared and inline; `ObjectType.ID` is an index in this list.
  public var objects: [ObjectType]
  /// Every enumeration, shared and inline; `EnumType.ID` is an index in this list.
  public var enums: [EnumType]
  /// Those of the schemas and of the configuration.
  public var ignoreComments: [IgnoreComment]
  /// Empty unless somebody has read the record of releases.
  public var history = ReleaseHistory()

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

  public subscript(id: ObjectType.ID) -> ObjectType { objects[id.index] }
  public subscript(id: EnumType.ID) -> EnumType { enums[id.index] }
  public subscript(id: Envelope.ID) -> Envelope { configuration.envelopes[id.index] }
}
