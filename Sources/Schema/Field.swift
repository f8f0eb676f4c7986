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
  public var aliases: [Located<String>]
  /// Aliases are written too.
  public var writesAliases: Bool
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
  public var isSensitive: Bool
  public var constraints: [Located<Constraint>]

  /// - Parameters:
  ///   - swiftName: nil: the declared name.
  ///   - key: nil: the declared name.
  public init(
    declaration: Declaration, swiftName: String? = nil, swiftNameRange: SourceRange? = nil, key: Located<String>? = nil,
    aliases: [Located<String>] = [], writesAliases: Bool = false, type: FieldType, typeRange: SourceRange,
    isOptional: Bool = false, defaultValue: Located<Literal>? = nil, omission: Omission = .never,
    encoding: Encoding? = nil,
    isLenient: Bool? = nil, slot: Located<Slot>? = nil, isSensitive: Bool = false,
    constraints: [Located<Constraint>] = []
  ) {
    self.declaration = declaration
    self.swiftName = swiftName ?? declaration.name.value
    self.swiftNameRange = swiftNameRange
    self.key = key ?? declaration.name
    self.aliases = aliases
    self.writesAliases = writesAliases
    self.type = type
    self.typeRange = typeRange
    self.isOptional = isOptional
    self.defaultValue = defaultValue
    self.omission = omission
    self.encoding = encoding
    self.isLenient = isLenient
    self.slot = slot
    self.isSensitive = isSensitive
    self.constraints = constraints
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
