import SourceText

/// A stored property of a message or object and how it travels.
public struct Field: Sendable {
  /// When a key is left out on writing. What is left out reads back as the same value.
  public enum Omission: String, CaseIterable, Sendable {
    case never
    case `nil`
    case empty
    case `default`
  }

  /// How a value is written where that is not its type's own JSON form.
  public enum Wire: String, CaseIterable, Sendable {
    case string
    case int
    case jsonString = "json-string"
  }

  /// A place beside the payload that a field travels in.
  public enum Slot: Hashable, Sendable {
    /// In the JSON, beside the identity; has a key.
    case envelope
    /// In the SDK's message: `desc`, `extension`, `text`, `push`, or a name that the app fills.
    case named(String)
  }

  public var declaration: Declaration
  public var type: FieldType
  /// Where the type is written.
  public var typeRange: SourceRange
  public var isOptional: Bool
  public var omission: Omission
  /// Already resolved against the configuration and what stands around it.
  public var isLenient: Bool
  public var isSensitive: Bool
  @usableFromInline var rare: Rarities?

  public init(
    declaration: Declaration, swiftName: String, swiftNameRange: SourceRange? = nil, key: Located<String>,
    aliases: [Located<String>] = [], mirrorsAliases: Bool = false, type: FieldType, typeRange: SourceRange,
    isOptional: Bool = false, defaultValue: Located<Literal>? = nil, omission: Omission = .never, wire: Wire? = nil,
    isLenient: Bool = true, slot: Located<Slot>? = nil, isSensitive: Bool = false,
    constraints: [Located<Constraint>] = []
  ) {
    self.declaration = declaration
    self.type = type
    self.typeRange = typeRange
    self.isOptional = isOptional
    self.omission = omission
    self.isLenient = isLenient
    self.isSensitive = isSensitive
    let name = declaration.name
    let isPlain =
      swiftName == name.value && swiftNameRange == nil && key == name && aliases.isEmpty && !mirrorsAliases
      && defaultValue == nil && wire == nil && slot == nil && constraints.isEmpty
    rare =
      isPlain
      ? nil
      : Rarities(
        Rarities.Parts(
          swiftName: swiftName == name.value ? nil : swiftName, swiftNameRange: swiftNameRange,
          key: key == name ? nil : key, aliases: aliases, mirrorsAliases: mirrorsAliases, defaultValue: defaultValue,
          wire: wire, slot: slot, constraints: constraints))
  }

  /// A field that is called the same in Swift and in JSON, without anything that few fields have.
  @inlinable
  public init(
    declaration: Declaration, type: FieldType, typeRange: SourceRange, isOptional: Bool, omission: Omission,
    isLenient: Bool
  ) {
    self.declaration = declaration
    self.type = type
    self.typeRange = typeRange
    self.isOptional = isOptional
    self.omission = omission
    self.isLenient = isLenient
    isSensitive = false
    rare = nil
  }

  @inlinable public var name: String { declaration.name.value }
  /// Neither optional nor defaulted: a missing key is a failure.
  @inlinable public var isRequired: Bool { !isOptional && rare?.parts.defaultValue == nil }
}
