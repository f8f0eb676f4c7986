import Schema
import SourceText
import YAML

/// Resolves the type of a field.
struct TypeResolver: ResolvingReader {
  /// Where a type is used: in a field, and with what beside it.
  struct Use: Sendable {
    /// The keys of the field's long form.
    var entries: CheckedMapping?
    var field: Located<String>
    /// The type as it is written; nil for an inline one without `type`.
    var node: YAMLNode?
    var section: FieldSection

    var range: SourceRange { node?.range ?? field.range }

    func mentions(_ key: String) -> Bool { entries?.mentions(key) == true }
  }

  /// A field's type as it is read: what it is, whether a `?` is on it, and where it is written.
  struct ReadType: Sendable {
    var type: FieldType
    var isOptional = false
    var range: SourceRange
  }

  let context: ReaderContext
  let use: Use

  private var mistakes: TypeMistakes { TypeMistakes(context: context, use: use) }

  /// The type of the field; nil if it could not be read.
  func type() -> ReadType? {
    guard let node = use.node else { return use.entries.flatMap(inlineType) }
    guard let read = type(node) else { return nil }
    if let entries = use.entries { checkCompanions(of: read, entries) }
    return read
  }

  /// A type with or without a `?` on it.
  private func type(_ node: YAMLNode) -> ReadType? {
    guard node.isPlain, node.text.hasSuffix("?") else {
      return element(node).map { ReadType(type: $0, range: node.range) }
    }
    let name = Located(TypeName.bare(node.text), node.range)
    return named(name, suffix: "?").map { ReadType(type: $0, isOptional: true, range: node.range) }
  }

  /// A type without a `?`, as it is in lists and maps.
  private func element(_ node: YAMLNode) -> FieldType? {
    guard !forms.isMissing(node, what: LocalizedText("the type", zh: "类型"), key: nil, isText: false) else { return nil }
    switch node.kind {
    case .sequence: return list(node)
    case .mapping: return map(node)
    case .scalar:
      if node.isPlain, !node.text.hasSuffix("?") { return named(node.locatedText) }
      if node.isPlain { mistakes.reportOptionalElement(node) } else { mistakes.reportQuoted(node) }
      return nil
    }
  }

  /// `[T]`.
  private func list(_ node: YAMLNode) -> FieldType? {
    guard let item = node.onlyItem else {
      mistakes.reportElementCount(of: node)
      return nil
    }
    guard !mistakes.reportSwiftMap(node) else { return nil }
    return element(item).map { .list($0) }
  }

  /// `{ string: T }`.
  private func map(_ node: YAMLNode) -> FieldType? {
    guard let entry = node.onlyEntry else { return fail(.wrongKind(severalInMap: node, object: object(of: node))) }
    guard !forms.reportRunTogether(entry) else { return nil }
    let what = LocalizedText("the map's value type", zh: "字典的值类型")
    guard !forms.isMissing(entry.value, what: what, key: entry.key, isText: false) else { return nil }
    guard forms.isWord(entry.key, "string") else {
      mistakes.reportMapKey(entry)
      return nil
    }
    return element(entry.value).map { .map($0) }
  }

  /// A type by its name.
  ///
  /// - Parameter suffix: The `?` behind it, or nothing.
  private func named(_ name: Located<String>, suffix: String = "") -> FieldType? {
    if let type = TypeName.plain(name.value) { return type }
    switch name.value {
    case "object": return inlineObject()
    case "enum": return inlineEnum()
    case "timestamp":
      if let unit: FieldType.TimeUnit = use.entries?.word("unit") { return .timestamp(unit) }
      if let unit = MissingUnit(name, of: name.value, suffix: suffix, use: use, forms: forms) {
        report(.missingKey(unit: unit, at: name.range))
      }
      return nil
    default: break
    }
    switch symbols.names[name.value] {
    case .object(let id): return .object(id)
    case .enumeration(let id): return .enumeration(id)
    case .failed: return nil
    case .message: report(.unknownType(ofMessage: name))
    case nil: mistakes.reportUnknown(name, suffix: suffix)
    }
    return nil
  }
}

/// Inline types, and the keys beside `type` that belong to some types only.
extension TypeResolver {
  private func inlineType(_ entries: CheckedMapping) -> ReadType? {
    guard !entries.mentions("type") else { return nil }
    switch (entries.mentions("object"), entries.mentions("enum")) {
    case (false, false): return fail(.missingKey(typeOfFieldAt: use.field.range))
    case (true, true): return fail(.conflictingKeys(ofFieldAt: entries.keyRange("enum") ?? entries.range))
    case (true, false):
      checkUnit(entries)
      return inlineObject().map { ReadType(type: $0, range: entries.keyRange("object") ?? entries.range) }
    case (false, true):
      checkUnit(entries)
      return inlineEnum().map { ReadType(type: $0, range: entries.keyRange("enum") ?? entries.range) }
    }
  }

  /// The object that is under `object:` beside the type.
  private func inlineObject() -> FieldType? {
    guard let entries = entries(with: "object", example: "{ title: string }"), let node = entries["object"] else {
      return nil
    }
    let declaration = Declaration(name: inlineName(entries), doc: entries.text("doc"), range: entries.range)
    let id = symbols.add(ObjectType(declaration: declaration, container: use.section.container))
    var section = use.section
    (section.role, section.container) = (.object, .object(id))
    symbols.setFields(FieldReader(context: context, section: section).fields(node), of: id)
    return .object(id)
  }

  /// The enumeration whose cases are under `enum:` beside the type.
  private func inlineEnum() -> FieldType? {
    guard let entries = entries(with: "enum", example: "[first, second]"), let node = entries["enum"],
      let cases = CaseReader(forms: forms).cases(node)
    else { return nil }
    let declaration = Declaration(name: inlineName(entries), doc: entries.text("doc"), range: entries.range)
    return .enumeration(
      symbols.add(EnumType(declaration: declaration, container: use.section.container, cases: cases)))
  }

  private func entries(with key: String, example: String) -> CheckedMapping? {
    if let entries = use.entries, entries.mentions(key) { return entries }
    let type = source(use.range)
    let isElement = type.hasPrefix("[") || type.hasPrefix("{")
    return fail(.missingKey(inline: key, type: isElement ? type : key, example: example, of: use))
  }

  /// What was meant by a mapping of several types: the fields of an object.
  private func object(of node: YAMLNode) -> String? {
    guard !node.entries.isEmpty, !node.entries.contains(where: { $0.key.has(text: "string") }) else { return nil }
    let (whole, fields) = (source(use.range), source(node.range))
    guard node.isFlow, !whole.contains("\n"), let inner = whole.firstRange(of: fields) else { return nil }
    let type = whole[..<inner.lowerBound] + "object" + whole[inner.upperBound...]
    return "\(use.field.value): { type: \(type), object: \(fields) }"
  }

  /// The inline type's name, which must be free in the type that holds it.
  private func inlineName(_ entries: CheckedMapping) -> Located<String> {
    let field = use.field
    let name = entries.text("typeName") ?? Located(SwiftNames.upperCamelCase(field.value), field.range)
    if entries.mentions("typeName") || SwiftNames.isIdentifier(name.value) {
      NameCheck(forms: forms).typeName(name, key: "typeName")
    }
    if let first = symbols.enterInlineName(name, in: use.section.container) {
      report(.duplicateName(ofInlineType: name, after: first))
    }
    return name
  }

  private func checkCompanions(of read: ReadType, _ entries: CheckedMapping) {
    if case .timestamp = read.type.leaf {} else { checkUnit(entries) }
    let (isObject, isEnum) =
      switch read.type.leaf {
      case .object(let id): (symbols[id].container != .shared, false)
      case .enumeration(let id): (false, symbols[id].container != .shared)
      default: (false, false)
      }
    for (key, isInline) in [("object", isObject), ("enum", isEnum)] where !isInline {
      guard let range = entries.keyRange(key) else { continue }
      let type = type(for: key, in: read.range)
      report(.misplacedKey(inline: key, at: range, fix: type.map { .init(range: read.range, replacement: $0) }))
    }
    if !isObject, !isEnum, let range = entries.keyRange("typeName") { report(.misplacedKey(namedAt: range)) }
  }

  private func checkUnit(_ entries: CheckedMapping) {
    if let range = entries.keyRange("unit") { report(.misplacedKey(unitAt: range)) }
  }

  /// A type as it is written, with the word for an inline type instead of its name; nil over several lines.
  private func type(for word: String, in range: SourceRange) -> String? {
    let source = source(range)
    guard !source.contains("\n"), !source.contains("#") else { return nil }
    let isName = { (byte: UInt8) in !"[]{}: ?".utf8.contains(byte) }
    guard let last = source.utf8.lastIndex(where: isName) else { return nil }
    let start = source.utf8[..<last].lastIndex { !isName($0) }.map { source.utf8.index(after: $0) } ?? source.startIndex
    return source[..<start] + word + source[source.utf8.index(after: last)...]
  }
}
