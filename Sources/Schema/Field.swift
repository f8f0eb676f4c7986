import SourceText

/// A stored property of a message or object and how it travels.
///
/// The fields of a type stand one behind the other in its list, without memory of their own. `lendEach` looks at them
/// where they stand: a loop would copy each.
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

  @usableFromInline var body: Body

  public init(
    declaration: Declaration, swiftName: String, swiftNameRange: SourceRange? = nil, key: Located<String>,
    aliases: [Located<String>] = [], mirrorsAliases: Bool = false, type: FieldType, typeRange: SourceRange,
    isOptional: Bool = false, defaultValue: Located<Literal>? = nil, omission: Omission = .never, wire: Wire? = nil,
    isLenient: Bool? = nil, slot: Located<Slot>? = nil, isSensitive: Bool = false,
    constraints: [Located<Constraint>] = []
  ) {
    let name = declaration.name
    self.init(
      declaration: declaration, type: type, typeRange: typeRange, isOptional: isOptional, omission: omission,
      isLenient: isLenient)
    changeRarities {
      if swiftName != name.value { $0.swiftName = swiftName }
      $0.swiftNameRange = swiftNameRange
      if key != name { $0.key = key }
      $0.aliases = aliases
      $0.mirrorsAliases = mirrorsAliases
      $0.defaultValue = defaultValue
      $0.wire = wire
      $0.slot = slot
      $0.isSensitive = isSensitive
      $0.constraints = constraints
    }
  }

  /// A field that is called the same in Swift and in JSON, without anything that few fields have.
  public init(
    declaration: Declaration, type: FieldType, typeRange: SourceRange, isOptional: Bool, omission: Omission,
    isLenient: Bool?
  ) {
    body = Body(
      declaration.name, doc: declaration.writtenDoc, age: declaration.age, range: declaration.range, type: type,
      typeRange: typeRange, isOptional: isOptional, omission: omission, isLenient: isLenient)
  }

  /// The same of the parts of a declaration, which need not be put together for it.
  @inlinable
  public init(
    name: Located<String>, doc: Doc?, since: Located<String>?, deprecated: Located<String>?, range: SourceRange,
    type: FieldType, typeRange: SourceRange, isOptional: Bool, omission: Omission, isLenient: Bool?
  ) {
    body = Body(
      name, doc: doc ?? Doc(), age: Age.of(since: since, deprecated: deprecated), range: range, type: type,
      typeRange: typeRange, isOptional: isOptional, omission: omission, isLenient: isLenient)
  }

  /// Neither optional nor defaulted: a missing key is a failure.
  @inlinable public var isRequired: Bool { !isOptional && body.rare?.parts.defaultValue == nil }
}
