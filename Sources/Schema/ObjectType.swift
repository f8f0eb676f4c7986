import SourceText

/// An object type: fields that are sent together.
public struct ObjectType: Sendable {
  /// An index in `Schema.objects`.
  public struct ID: Hashable, Sendable {
    public let index: Int

    public init(_ index: Int) { self.index = index }
  }

  public var declaration: Declaration
  public var container: TypeContainer
  public var fields: [Field]
  public var rules: [ValidationRule] = []
  /// The first is the main one.
  public var examples: [Schema.Example] = []

  public init(declaration: Declaration, container: TypeContainer, fields: [Field] = []) {
    self.declaration = declaration
    self.container = container
    self.fields = fields
  }

  /// The Swift type's name, without what it is nested in.
  public var name: String { declaration.name.value }
}

/// Where a type is declared: on its own, or inline in the type that holds the field.
public enum TypeContainer: Hashable, Sendable {
  case shared
  /// The message of that name.
  case message(String)
  case object(ObjectType.ID)
}
