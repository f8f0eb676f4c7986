import SourceText

/// What every field has.
///
/// It is seen through by other modules, which would copy a field whole to ask it for a part.
extension Field {
  public var declaration: Declaration {
    @inlinable get { body.parts.declaration }
    set { change { $0.declaration = newValue } }
  }
  public var type: FieldType {
    @inlinable get { body.parts.type }
    set { change { $0.type = newValue } }
  }
  /// Where the type is written.
  public var typeRange: SourceRange {
    @inlinable get { body.parts.typeRange }
    set { change { $0.typeRange = newValue } }
  }
  public var isOptional: Bool {
    @inlinable get { body.parts.isOptional }
    set { change { $0.isOptional = newValue } }
  }
  public var omission: Omission {
    @inlinable get { body.parts.omission }
    set { change { $0.omission = newValue } }
  }
  /// Already resolved against the configuration and what stands around it.
  public var isLenient: Bool {
    @inlinable get { body.parts.isLenient }
    set { change { $0.isLenient = newValue } }
  }
  public var isSensitive: Bool {
    @inlinable get { body.parts.isSensitive }
    set { change { $0.isSensitive = newValue } }
  }

  mutating func change(_ change: (inout Body.Parts) -> Void) {
    var parts = body.parts
    change(&parts)
    body = Body(parts)
  }

  /// What the copies of a field share.
  @usableFromInline final class Body: Sendable {
    @usableFromInline struct Parts: Sendable {
      // In this order they leave no gaps.
      @usableFromInline var declaration: Declaration
      @usableFromInline var typeRange: SourceRange
      @usableFromInline var type: FieldType
      @usableFromInline var isOptional: Bool
      @usableFromInline var omission: Omission
      @usableFromInline var isLenient: Bool
      @usableFromInline var isSensitive: Bool
      @usableFromInline var rare: Rarities?

      @inlinable
      init(
        declaration: Declaration, type: FieldType, typeRange: SourceRange, isOptional: Bool, omission: Omission,
        isLenient: Bool, isSensitive: Bool = false, rare: Rarities? = nil
      ) {
        self.declaration = declaration
        self.type = type
        self.typeRange = typeRange
        self.isOptional = isOptional
        self.omission = omission
        self.isLenient = isLenient
        self.isSensitive = isSensitive
        self.rare = rare
      }
    }

    @usableFromInline let parts: Parts

    @inlinable init(_ parts: consuming Parts) { self.parts = parts }
  }
}
