import SourceText

/// What few fields have.
extension Field {
  /// The property's name, not escaped: `swiftName`, else the declared name.
  public var swiftName: String {
    get { rare?.parts.swiftName ?? declaration.name.value }
    set { change { $0.swiftName = newValue } }
  }
  public var swiftNameRange: SourceRange? {
    get { rare?.parts.swiftNameRange }
    set { change { $0.swiftNameRange = newValue } }
  }
  /// The JSON key, verbatim: `key`, else the declared name.
  public var key: Located<String> {
    get { rare?.parts.key ?? declaration.name }
    set { change { $0.key = newValue } }
  }
  public var aliases: [Located<String>] {
    get { rare?.parts.aliases ?? [] }
    set { change { $0.aliases = newValue } }
  }
  /// Aliases are written as well.
  public var mirrorsAliases: Bool {
    get { rare?.parts.mirrorsAliases ?? false }
    set { change { $0.mirrorsAliases = newValue } }
  }
  public var defaultValue: Located<Literal>? {
    get { rare?.parts.defaultValue }
    set { change { $0.defaultValue = newValue } }
  }
  public var wire: Wire? {
    get { rare?.parts.wire }
    set { change { $0.wire = newValue } }
  }
  public var slot: Located<Slot>? {
    get { rare?.parts.slot }
    set { change { $0.slot = newValue } }
  }
  public var constraints: [Located<Constraint>] {
    get { rare?.parts.constraints ?? [] }
    set { change { $0.constraints = newValue } }
  }

  /// Whether its name, its Swift property's name and its one JSON key are the same.
  public var hasOneName: Bool {
    guard let parts = rare?.parts else { return true }
    return parts.swiftName == nil && parts.key == nil && parts.aliases.isEmpty
  }

  private mutating func change(_ change: (inout Rarities.Parts) -> Void) {
    var parts = rare?.parts ?? Rarities.Parts()
    change(&parts)
    rare = parts.isEmpty ? nil : Rarities(parts)
  }
}

/// Kept outside of the fields, which stay small and cheap to copy.
final class Rarities: Sendable {
  struct Parts: Sendable {
    var swiftName: String?
    var swiftNameRange: SourceRange?
    var key: Located<String>?
    var aliases: [Located<String>] = []
    var mirrorsAliases = false
    var defaultValue: Located<Literal>?
    var wire: Field.Wire?
    var slot: Located<Field.Slot>?
    var constraints: [Located<Constraint>] = []

    var isEmpty: Bool {
      swiftName == nil && swiftNameRange == nil && key == nil && aliases.isEmpty && !mirrorsAliases
        && defaultValue == nil && wire == nil && slot == nil && constraints.isEmpty
    }
  }

  let parts: Parts

  init(_ parts: Parts) { self.parts = parts }
}
