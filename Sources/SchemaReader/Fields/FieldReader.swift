import Language
import Schema
import SourceText
import YAML

/// Reads the fields of a message or an object.
struct FieldReader: ResolvingReader {
  let context: ReaderContext
  let section: FieldSection

  private var check: FieldNameCheck { FieldNameCheck(context: context) }

  /// The fields of a mapping, each with a name and keys of its own.
  func fields(_ node: YAMLNode) -> FieldList {
    var list = FieldList()
    let what = LocalizedText.verbatim(section.role == .local ? "`local`" : "`fields`")
    let foreign = ForeignFields(forms: forms, node: node)
    guard node.kind != .sequence else {
      foreign.reportList(what)
      return list
    }
    guard forms.isMapping(node, what: what, help: foreign.pair.map(Wording.write)) else { return list }
    var seen: [String: SourceRange] = [:]
    for entry in node.entries {
      guard !forms.reportRunTogether(entry) else { continue }
      let (name, isMarked) = name(of: entry.key)
      if let first = seen.enter(name.value, name.range) {
        report(.duplicateField(name.value, at: name.range, after: first))
        continue
      }
      if let field = field(entry, name: name, isMarked: isMarked) {
        list.fields.append(field)
      } else {
        list.failed.insert(name.value)
      }
    }
    check.checkNames(of: list.fields, in: section.container)
    if section.role == .object { check.checkStorage(of: list.fields) }
    check.checkKeys(of: list.fields)
    return list
  }

  /// A field's name without the `?` that makes it optional.
  private func name(of key: YAMLNode) -> (Located<String>, isMarked: Bool) {
    let name = forms.name(key)
    guard key.isPlain, name.value.hasSuffix("?"), name.value.count > 1 else { return (name, false) }
    let range = SourceRange(file: key.range.file, start: key.range.start, end: key.range.end - 1)
    return (Located(String(name.value.dropLast()), range), true)
  }

  /// Nil: it could not be read.
  private func field(_ entry: YAMLEntry, name: Located<String>, isMarked: Bool) -> Field? {
    let (key, node) = (entry.key, entry.value)
    if key.isPlain, PlainScalar.misreading(name.value) != nil { forms.warnIfMisread(key) }
    if node.kind == .mapping, !isMap(node) {
      guard let entries = forms.open(node, as: .field, at: name.range) else { return nil }
      return longField(entries, entries.declaration(name, key.range.through(node.range)), isMarked)
    }
    let use = TypeResolver.Use(field: name, node: node, section: section)
    guard !forms.isMissing(node, what: .verbatim("`\(name.value)`"), key: key, isText: false),
      let type = TypeResolver(context: context, use: use).type()
    else { return nil }
    checkMarks(of: type, isMarked, name)
    let field = Field(Declaration(name: name, range: key.range.through(node.range)), type, isMarked, in: section)
    checkSwiftName(name)
    if section.role == .local, !field.isOptional { report(.unsupportedLocal(required: name)) }
    return field
  }

  private func longField(_ entries: CheckedMapping, _ declaration: Declaration, _ isMarked: Bool) -> Field? {
    let name = declaration.name
    var section = section
    section.isLenient = entries.bool("lenient") ?? section.isLenient
    let use = TypeResolver.Use(entries: entries, field: name, node: entries["type"], section: section)
    guard let type = TypeResolver(context: context, use: use).type() else { return nil }
    checkMarks(of: type, isMarked, name)
    var field = Field(declaration, type, isMarked, in: section)
    readDetails(of: &field, from: entries)
    checkSwiftName(Located(field.swiftName, field.swiftNameRange ?? name.range))
    if section.role == .local, field.isRequired, !entries.mentions("default") {
      report(.unsupportedLocal(required: name))
    }
    return field
  }

  /// Whether a mapping instead of a type is a map, not the long form of a field.
  private func isMap(_ node: YAMLNode) -> Bool {
    guard let entry = node.onlyEntry else { return false }
    let name = entry.key.text
    if entry.key.isPlain, entry.value.isNull, name.contains(":") || name.contains("：") {
      return TypeName.isWord(String(name.prefix { $0 != ":" && $0 != "：" }))
    }
    guard Form.field[name] == nil else { return false }
    return TypeName.isWord(name) || symbols.names[name] != nil
  }

  /// Says that there are more marks than one.
  ///
  /// - Parameter isMarked: Whether there is one on the field's name.
  private func checkMarks(of type: TypeResolver.ReadType, _ isMarked: Bool, _ field: Located<String>) {
    guard type.isOptional else { return }
    let count = source(type.range).utf8.reversed().prefix { $0 == UInt8(ascii: "?") }.count
    guard count > (isMarked ? 0 : 1) else { return }
    let end = type.range.end
    let marks = SourceRange(file: type.range.file, start: end - count + (isMarked ? 0 : 1), end: end)
    // An alias stands for a type that others may use as it is.
    let isOwn = field.range.file == marks.file && field.range.start < marks.start
    report(.repeatedOptional(field.value, marks: marks, canRemove: isOwn))
  }

  /// The name in `let title` and `string title`; nil: nothing of the kind.
  private static func declared(_ name: String) -> String? {
    let words = name.split(separator: " ").map(String.init)
    let isDeclaration = words.dropLast().allSatisfy { word in
      ["let", "var", "val", "const", "public", "private", "readonly"].contains(word) || TypeName.ours(word) != nil
    }
    return words.count > 1 && isDeclaration ? words.last : nil
  }

  private func checkSwiftName(_ name: Located<String>) {
    let help = Self.declared(name.value).map(Wording.write) ?? Wording.giveSwiftName
    guard NameCheck(forms: forms).memberName(name, of: section.members, offer: help), symbols.isType(name.value) else {
      return
    }
    report(.swiftNameCollision(withSharedType: name, help: help))
  }
}

extension Field {
  fileprivate init(
    _ declaration: Declaration, _ type: TypeResolver.ReadType, _ isMarked: Bool, in section: FieldSection
  ) {
    let isOptional = type.isOptional || isMarked
    self.init(
      declaration: declaration, type: type.type, typeRange: type.range, isOptional: isOptional,
      omission: isOptional ? .nil : .never, isLenient: section.isLenient)
  }
}
