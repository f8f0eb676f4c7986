import SourceText

/// The type of a field, with every name resolved.
public enum FieldType: Hashable, Sendable {
  public enum Integer: String, CaseIterable, Sendable { case int, int32, int64, uint32, uint64 }
  /// What one step of a timestamp's number is.
  public enum TimeUnit: String, CaseIterable, Sendable {
    case seconds = "s"
    case milliseconds = "ms"
  }

  case string
  case bool
  case integer(Integer)
  case double
  case url
  case data
  case timestamp(TimeUnit)
  case json
  case object(ObjectType.ID)
  case enumeration(EnumType.ID)
  indirect case list(FieldType)
  indirect case map(FieldType)

  /// The type under all lists and maps.
  @inlinable public var leaf: FieldType {
    var type = self
    while true {
      switch type {
      case .list(let element), .map(let element): type = element
      default: return type
      }
    }
  }
}

/// An object type: fields that travel together. A class, as a message is one.
public final class ObjectType: Sendable {
  /// A place in `Schema.objects`.
  public struct ID: Hashable, Sendable {
    // In half the room: each field has one in its type.
    @usableFromInline let number: Int32

    @inlinable public init(_ index: Int) { number = Int32(index) }

    @inlinable public var index: Int { Int(number) }
  }

  public let declaration: Declaration
  public let owner: Owner
  public let fields: [Field]
  public let rules: [ValidationRule]

  public init(declaration: Declaration, owner: Owner, fields: [Field] = [], rules: [ValidationRule] = []) {
    self.declaration = declaration
    self.owner = owner
    self.fields = fields
    self.rules = rules
  }

  /// The type with these fields, or these rules.
  public func with(fields: [Field]? = nil, rules: [ValidationRule]? = nil) -> ObjectType {
    ObjectType(declaration: declaration, owner: owner, fields: fields ?? self.fields, rules: rules ?? self.rules)
  }

  /// The Swift type's name, without what it is nested in.
  @inlinable public var name: String { declaration.ownName }

  /// Asked without a copy of the declaration.
  public var isUndocumented: Bool { declaration.isUndocumented }
}

/// Where a type is declared: on its own, or inline in the type that holds the field.
public enum Owner: Hashable, Sendable {
  case shared
  /// The message of that name.
  case message(String)
  case object(ObjectType.ID)
}

/// An open enumeration with raw values of one kind. A class, as a message is one.
public final class EnumType: Sendable {
  /// A place in `Schema.enums`.
  public struct ID: Hashable, Sendable {
    // In half the room: each field has one in its type.
    @usableFromInline let number: Int32

    @inlinable public init(_ index: Int) { number = Int32(index) }

    @inlinable public var index: Int { Int(number) }
  }

  public enum Raw: Hashable, Sendable {
    case integer(Int64)
    case string(String)
  }

  public let declaration: Declaration
  public let owner: Owner
  public let cases: [Case]

  public init(declaration: Declaration, owner: Owner, cases: [Case] = []) {
    self.declaration = declaration
    self.owner = owner
    self.cases = cases
  }

  @inlinable public var name: String { declaration.ownName }

  /// Asked without a copy of the declaration.
  public var isUndocumented: Bool { declaration.isUndocumented }

  /// The raw values are integers.
  @inlinable public var isInteger: Bool {
    cases.first?.isInteger ?? false
  }
}

/// A constant in a schema, checked against the type it is for.
public indirect enum Literal: Hashable, Sendable {
  case string(String)
  case bool(Bool)
  /// An integer in the range of `Int64`.
  case integer(Int64)
  /// An integer above it, for `uint64`.
  case unsigned(UInt64)
  case double(Double)
  /// A case by its name.
  case enumCase(String)
  /// Decoded base64.
  case data([UInt8])
  /// Compact JSON text.
  case json(String)
  case emptyList
  case emptyMap
  /// `{}` for an object whose fields all have defaults.
  case emptyObject
}
