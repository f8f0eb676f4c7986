import SourceText

/// A stored property of a message or object and how it is sent.
public struct Field: Sendable {
  /// When a key is left out on writing. What is left out reads back as the same value.
  public enum Omission: String, CaseIterable, Sendable {
    case never
    case `nil`
    case empty
    case `default`
  }

  /// How a value is written where that is not its type's own JSON form.
  public enum Encoding: String, CaseIterable, Sendable {
    case string
    case int
    case jsonString = "json-string"
  }

  /// Where a field is sent beside the payload.
  public enum Slot: Hashable, Sendable {
    /// In the JSON, beside the id; has a key.
    case envelope
    /// In the SDK's message: `desc`, `extension`, `text`, `push`, or a name that the app fills.
    case named(String)
  }

  public var declaration: Declaration
  /// The property's name, not escaped: `swiftName`, else the declared name.
  public var swiftName: String
  public var swiftNameRange: SourceRange?
  /// The JSON key, verbatim: `key`, else the declared name.
  public var key: Located<String>
  public var aliases: [Located<String>] = []
  /// Aliases are written too.
  public var writesAliases = false
  public var type: FieldType
  /// Where the type is written.
  public var typeRange: SourceRange
  public var isOptional: Bool
  public var defaultValue: Located<Literal>?
  public var omission: Omission
  public var encoding: Encoding?
  /// What it says itself, or what is around it in its declaration; nil: as where its type is used, and in the end as
  /// the configuration says.
  public var isLenient: Bool?
  public var slot: Located<Slot>?
  public var isSensitive = false
  public var constraints: [Located<Constraint>] = []

  /// Its name in Swift and its key are the declared name.
  public init(
    declaration: Declaration, type: FieldType, typeRange: SourceRange, isOptional: Bool = false,
    omission: Omission = .never, isLenient: Bool? = nil
  ) {
    self.declaration = declaration
    swiftName = declaration.name.value
    key = declaration.name
    self.type = type
    self.typeRange = typeRange
    self.isOptional = isOptional
    self.omission = omission
    self.isLenient = isLenient
  }

  public var name: String { declaration.name.value }
  public var keyText: String { key.value }
  public var nameRange: SourceRange { declaration.name.range }
  public var deprecated: Located<String>? { declaration.deprecated }
  /// What people see instead of a sensitive value.
  public static let redaction = "<redacted>"

  /// The whole entry of its mapping.
  public var range: SourceRange { declaration.range }

  /// Neither optional nor defaulted: a missing key is a failure.
  public var isRequired: Bool { !isOptional && defaultValue == nil }
}
