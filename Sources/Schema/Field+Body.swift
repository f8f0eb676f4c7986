import SourceText

/// What every field has.
///
/// It is seen through by other modules, which would copy a field whole to ask it for a part.
extension Field {
  public var name: String { @inlinable get { body.name } }
  public var declaration: Declaration {
    @inlinable get {
      Declaration(
        name: Located(name, nameRange), doc: body.doc, age: body.rare?.parts.age, range: range)
    }
  }
  public var writtenDoc: Doc { @inlinable get { body.doc } }
  public var hasDoc: Bool { @inlinable get { body.doc.isPresent } }
  /// No `doc`, or one without words.
  public var isUndocumented: Bool { body.doc.isBlank }
  /// The whole entry of its mapping.
  public var range: SourceRange { @inlinable get { body.span.range(in: body.file) } }
  public var type: FieldType { @inlinable get { body.type } }
  /// Where the type is written.
  public var typeRange: SourceRange { @inlinable get { body.typeSpan.range(in: body.file) } }
  public var isOptional: Bool {
    @inlinable get { body.isOptional }
    set { body = Body(body, isOptional: newValue, omission: omission, rare: body.rare) }
  }
  public var omission: Omission {
    @inlinable get { body.omission }
    set { body = Body(body, isOptional: isOptional, omission: newValue, rare: body.rare) }
  }
  /// What it says itself, or what stands around it in its declaration; nil: as where its type is used, and in the end as
  /// the configuration says.
  public var isLenient: Bool? { @inlinable get { body.isLenient } }

  /// Where the name is written: nearly always as it is, at the beginning of the field.
  public var nameRange: SourceRange {
    @inlinable get { body.rare?.parts.nameRange ?? body.plainNameRange }
  }

  /// There are very many: each byte counts.
  @usableFromInline struct Body: Sendable {
    // In this order they leave no gaps.
    @usableFromInline let name: String
    @usableFromInline let type: FieldType
    @usableFromInline let rare: Rarities?
    @usableFromInline let doc: Doc
    @usableFromInline let isOptional: Bool
    @usableFromInline let omission: Omission
    @usableFromInline let isLenient: Bool?
    @usableFromInline let file: SourceFile.ID
    @usableFromInline let span: Span
    @usableFromInline let typeSpan: Span

    @inlinable
    init(
      _ name: Located<String>, doc: Doc, age: Age?, range: SourceRange, type: FieldType, typeRange: SourceRange,
      isOptional: Bool, omission: Omission, isLenient: Bool?
    ) {
      let isNamePlain = name.range == Self.plainRange(of: name.value, from: Span(range), in: range.file)
      rare = isNamePlain && age == nil ? nil : Rarities(nameRange: isNamePlain ? nil : name.range, age: age)
      self.name = name.value
      self.type = type
      self.doc = doc
      self.isOptional = isOptional
      self.omission = omission
      self.isLenient = isLenient
      file = range.file
      span = Span(range)
      typeSpan = Span(typeRange)
    }

    /// Another one's, but for these parts.
    init(_ other: Body, isOptional: Bool, omission: Omission, rare: Rarities?) {
      name = other.name
      type = other.type
      self.rare = rare
      doc = other.doc
      self.isOptional = isOptional
      self.omission = omission
      isLenient = other.isLenient
      file = other.file
      span = other.span
      typeSpan = other.typeSpan
    }

    /// Where a name stands that is written as it is.
    @inlinable var plainNameRange: SourceRange { Self.plainRange(of: name, from: span, in: file) }

    @inlinable
    static func plainRange(of name: String, from span: Span, in file: SourceFile.ID) -> SourceRange {
      let start = Int(span.lower)
      return SourceRange(file: file, start: start, end: start + name.utf8.count)
    }
  }
}
