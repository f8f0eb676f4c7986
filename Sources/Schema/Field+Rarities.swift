import SourceText

/// What few fields have.
///
/// It is seen through by other modules, which would copy a field whole to ask it for a part.
extension Field {
  /// The property's name, not escaped: `swiftName`, else the declared name.
  public var swiftName: String {
    @inlinable get { body.rare?.parts.swiftName ?? name }
    set { changeRarities { $0.swiftName = newValue } }
  }
  /// The first app version that has it.
  public var since: Located<String>? { @inlinable get { body.rare?.parts.age?.since } }
  /// What to use instead.
  public var deprecated: Located<String>? { @inlinable get { body.rare?.parts.age?.deprecated } }
  public var swiftNameRange: SourceRange? {
    @inlinable get { body.rare?.parts.swiftNameRange }
    set { changeRarities { $0.swiftNameRange = newValue } }
  }
  /// The JSON key, verbatim: `key`, else the declared name.
  public var key: Located<String> {
    @inlinable get { body.rare?.parts.key ?? Located(name, nameRange) }
    set { changeRarities { $0.key = newValue } }
  }
  /// The JSON key itself.
  public var keyText: String { @inlinable get { body.rare?.parts.key?.value ?? name } }
  public var aliases: [Located<String>] {
    @inlinable get { body.rare?.parts.aliases ?? [] }
    set { changeRarities { $0.aliases = newValue } }
  }
  /// Aliases are written as well.
  public var mirrorsAliases: Bool {
    @inlinable get { body.rare?.parts.mirrorsAliases ?? false }
    set { changeRarities { $0.mirrorsAliases = newValue } }
  }
  public var defaultValue: Located<Literal>? {
    @inlinable get { body.rare?.parts.defaultValue }
    set { changeRarities { $0.defaultValue = newValue } }
  }
  public var wire: Wire? {
    @inlinable get { body.rare?.parts.wire }
    set { changeRarities { $0.wire = newValue } }
  }
  public var slot: Located<Slot>? {
    @inlinable get { body.rare?.parts.slot }
    set { changeRarities { $0.slot = newValue } }
  }
  public var isSensitive: Bool {
    @inlinable get { body.rare?.parts.isSensitive ?? false }
    set { changeRarities { $0.isSensitive = newValue } }
  }
  public var constraints: [Located<Constraint>] {
    @inlinable get { body.rare?.parts.constraints ?? [] }
    set { changeRarities { $0.constraints = newValue } }
  }

  /// Nothing in it is what few fields have.
  @inlinable public var isUsual: Bool { body.rare == nil }

  /// Whether its name, its Swift property's name and its one JSON key are the same.
  @inlinable public var hasOneName: Bool {
    guard let parts = body.rare?.parts else { return true }
    return parts.swiftName == nil && parts.key == nil && parts.aliases.isEmpty
  }

  mutating func changeRarities(_ change: (inout Rarities.Parts) -> Void) {
    var parts = body.rare?.parts ?? Rarities.Parts()
    change(&parts)
    body = Body(
      body, isOptional: isOptional, omission: omission, rare: parts.isEmpty ? nil : Rarities(parts))
  }
}

/// Kept outside of the fields, which stay small.
@usableFromInline final class Rarities: Sendable {
  @usableFromInline struct Parts: Sendable {
    /// Where its name is written, if in quotes.
    @usableFromInline var nameRange: SourceRange?
    @usableFromInline var age: Age?
    @usableFromInline var swiftName: String?
    @usableFromInline var swiftNameRange: SourceRange?
    @usableFromInline var key: Located<String>?
    @usableFromInline var aliases: [Located<String>] = []
    @usableFromInline var mirrorsAliases = false
    @usableFromInline var defaultValue: Located<Literal>?
    @usableFromInline var wire: Field.Wire?
    @usableFromInline var slot: Located<Field.Slot>?
    @usableFromInline var isSensitive = false
    @usableFromInline var constraints: [Located<Constraint>] = []

    var isEmpty: Bool {
      nameRange == nil && age == nil && swiftName == nil && swiftNameRange == nil && key == nil && aliases.isEmpty
        && !mirrorsAliases && defaultValue == nil && wire == nil && slot == nil && !isSensitive && constraints.isEmpty
    }
  }

  @usableFromInline let parts: Parts

  init(_ parts: Parts) { self.parts = parts }

  @usableFromInline
  convenience init(nameRange: SourceRange?, age: Age?) {
    var parts = Parts()
    (parts.nameRange, parts.age) = (nameRange, age)
    self.init(parts)
  }
}
