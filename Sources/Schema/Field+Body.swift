import SourceText

/// What every field has.
///
/// It is seen through by other modules, which would copy a field whole to ask it for a part.
extension Field {
  public var name: String { @inlinable get { body.parts.name } }
  public var declaration: Declaration {
    @inlinable get {
      Declaration(
        name: Located(name, nameRange), doc: body.parts.doc, age: body.parts.rare?.parts.age,
        range: range)
    }
  }
  public var doc: String? { body.parts.doc.text }
  public var hasDoc: Bool { @inlinable get { body.parts.doc.isPresent } }
  /// No `doc`, or one without words.
  public var isUndocumented: Bool { body.parts.doc.isBlank }
  public var type: FieldType { @inlinable get { body.parts.type } }
  /// The whole entry of its mapping.
  public var range: SourceRange { @inlinable get { body.parts.span.range(in: body.parts.file) } }
  /// Where the type is written.
  public var typeRange: SourceRange { @inlinable get { body.parts.typeSpan.range(in: body.parts.file) } }
  public var isOptional: Bool {
    @inlinable get { body.parts.isOptional }
    set { change { $0.isOptional = newValue } }
  }
  public var omission: Omission {
    @inlinable get { body.parts.omission }
    set { change { $0.omission = newValue } }
  }
  /// Already resolved against the configuration and what stands around it.
  public var isLenient: Bool { @inlinable get { body.parts.isLenient } }

  /// Where the name is written: nearly always as it is, at the beginning of the field.
  public var nameRange: SourceRange {
    @inlinable get { body.parts.rare?.parts.nameRange ?? body.parts.plainNameRange }
  }

  mutating func change(_ change: (inout Body.Parts) -> Void) {
    var parts = body.parts
    change(&parts)
    body = Body(parts)
  }

  /// What the copies of a field share. There are very many: each byte counts.
  @usableFromInline final class Body: Sendable {
    @usableFromInline struct Parts: Sendable {
      // In this order they leave no gaps.
      @usableFromInline let name: String
      @usableFromInline let type: FieldType
      @usableFromInline var rare: Rarities?
      @usableFromInline let doc: Doc
      @usableFromInline var isOptional: Bool
      @usableFromInline var omission: Omission
      @usableFromInline let isLenient: Bool
      @usableFromInline let file: SourceFile.ID
      @usableFromInline let span: Span
      @usableFromInline let typeSpan: Span

      @inlinable
      init(
        _ declaration: consuming Declaration, type: consuming FieldType, typeRange: SourceRange, isOptional: Bool,
        omission: Omission, isLenient: Bool
      ) {
        name = declaration.ownName
        self.type = type
        doc = declaration.writtenDoc
        self.isOptional = isOptional
        self.omission = omission
        self.isLenient = isLenient
        file = declaration.file
        span = declaration.span
        typeSpan = Span(typeRange)
        rare = nil
        let nameRange = declaration.nameSpan.range(in: file)
        let isNamePlain = nameRange == plainNameRange
        guard !isNamePlain || declaration.age != nil else { return }
        rare = Rarities(nameRange: isNamePlain ? nil : nameRange, age: declaration.age)
      }

      /// Where a name stands that is written as it is.
      @inlinable var plainNameRange: SourceRange {
        let start = Int(span.lower)
        return SourceRange(file: file, start: start, end: start + name.utf8.count)
      }
    }

    @usableFromInline let parts: Parts

    init(_ parts: consuming Parts) { self.parts = parts }

    @inlinable
    init(
      _ declaration: consuming Declaration, type: consuming FieldType, typeRange: SourceRange, isOptional: Bool,
      omission: Omission, isLenient: Bool
    ) {
      parts = Parts(
        declaration, type: type, typeRange: typeRange, isOptional: isOptional, omission: omission,
        isLenient: isLenient)
    }
  }
}
