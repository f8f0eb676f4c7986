import SourceText
import YAML

/// Explains what is no type: names in the spelling of Swift and of other languages, values, words in quotes.
struct TypeMistakes: ResolvingReader {
  let context: ReaderContext
  let use: TypeResolver.Use

  /// Says what the first of these says that recognizes the name.
  ///
  /// - Parameter suffix: The `?` behind the name, or nothing.
  func reportUnknown(_ name: Located<String>, suffix: String) {
    guard forms.word(name).value == name.value else { return }
    report(
      foreignWord(name, suffix) ?? swiftOptional(name) ?? bracketsBehind(name, suffix) ?? defaultValue(name)
        ?? foreignType(name, suffix) ?? fullWidth(name, suffix) ?? remark(name) ?? undeclared(name, suffix))
  }

  /// A word of Swift or of another language; a date needs its unit, too.
  private func foreignWord(_ name: Located<String>, _ suffix: String) -> Diagnostic? {
    guard let word = TypeName.ours(name.value) else { return nil }
    return .unknownType(
      name, meaning: word + suffix, unit: MissingUnit(name, of: word, suffix: suffix, use: use, forms: forms),
      isSafe: TypeName.isSame(name.value) || word == "timestamp",
      by: TypeName.swiftSpelling(name.value) == nil ? .unknownType : .swiftSpelling)
  }

  /// `Optional<String>`, the whole or an element of a list.
  private func swiftOptional(_ name: Located<String>) -> Diagnostic? {
    guard let inner = TypeName.inOptional(name.value) else { return nil }
    let word = TypeName.swiftSpelling(inner) ?? inner
    guard name.range == use.range else { return .misplacedOptional(in: word, at: name.range) }
    let unit = MissingUnit(name, of: word, suffix: "?", use: use, forms: forms)
    return .swiftSpelling(ofOptionalAt: name.range, type: word + "?", unit: unit, isSafe: TypeName.isSame(inner))
  }

  /// `string[]`.
  private func bracketsBehind(_ name: Located<String>, _ suffix: String) -> Diagnostic? {
    guard name.value.hasSuffix("[]") else { return nil }
    let element = String(name.value.dropLast(2))
    let isCertain = TypeName.isBuiltin(element) || TypeName.isSame(element)
    let list = "[\(TypeName.swiftSpelling(element) ?? element)]"
    return .unknownType(name, list: list, isSafe: suffix.isEmpty ? isCertain : nil)
  }

  /// `0`, `false`, `string = ""`: a value where a type should be, or after it.
  private func defaultValue(_ name: Located<String>) -> Diagnostic? {
    let text = name.value
    let parts = text.split(separator: "=", maxSplits: 1).map { String($0).trimmingBlanks }
    if parts.count == 2, let type = TypeName.ours(parts[0]) { return .unknownType(name, type: type, default: parts[1]) }
    let number: String? = PlainScalar.isInteger(text) ? "int" : PlainScalar.isNumber(text) ? "double" : nil
    let type = number ?? PlainScalar.bool(text).map { _ in "bool" }
    return type.map { .unknownType(name, type: $0, default: text) }
  }

  /// `List<String>`, `map<string, int32>`, `repeated string`, `string | null`, `array`.
  private func foreignType(_ name: Located<String>, _ suffix: String) -> Diagnostic? {
    guard let foreign = ForeignType(name.value + suffix) else { return nil }
    let isOnName = foreign.isOptional && foreign.isCollection
    let type = foreign.spelling + (foreign.isOptional && !foreign.isCollection ? "?" : "")
    let fixIts: [Diagnostic.FixIt] =
      isOnName ? optionalFixIts(type) : [.init(Wording.write(type), replace: name.range, with: type)]
    return .unknownType(
      name, written: isOnName ? field(optional: type) : type, fixIts: name.range == use.range ? fixIts : [])
  }

  /// `string？`, `［string］`: the marks of another keyboard.
  private func fullWidth(_ name: Located<String>, _ suffix: String) -> Diagnostic? {
    let marks: [Character: Character] = [
      "？": "?", "［": "[", "］": "]", "【": "[", "】": "]", "｛": "{", "｝": "}", "：": ":", "，": ",",
    ]
    let text = String(name.value.map { marks[$0] ?? $0 }) + suffix
    let (type, mark) = (Self.spelled(TypeName.bare(text)), text.hasSuffix("?") ? "?" : "")
    guard text != name.value + suffix, TypeName.isType(type) else { return nil }
    let isOnName = mark == "?" && (type.hasPrefix("[") || type.hasPrefix("{"))
    let whole = isOnName ? field(optional: type) : type + mark
    return .unknownType(
      name, written: whole,
      fixIts: isOnName ? optionalFixIts(type) : [.init(Wording.write(whole), replace: name.range, with: whole)])
  }

  /// `int // how many`.
  private func remark(_ name: Located<String>) -> Diagnostic? {
    guard let slashes = name.value.firstRange(of: "//") else { return nil }
    let type = Self.spelled(String(name.value[..<slashes.lowerBound]).trimmingBlanks)
    guard TypeName.isType(TypeName.bare(type)) else { return nil }
    return .unknownType(name, beforeRemark: type)
  }

  /// A name that nothing declares, maybe a misspelled one.
  private func undeclared(_ name: Located<String>, _ suffix: String) -> Diagnostic {
    let declared = symbols.names.filter { if case .message = $0.value { false } else { true } }.keys.sorted()
    let near = Spelling.nearest(to: name.value, in: TypeName.builtins + declared)
    return .unknownType(name, near: near.map { $0 + suffix })
  }

  /// `"[string]?"`: without the quotes, YAML would not take the mark.
  func reportQuoted(_ node: YAMLNode) {
    let text = node.text
    let bare = TypeName.bare(text)
    let (type, mark) = (TypeName.ours(bare), String(text.dropFirst(bare.count)))
    let isBracketed = bare.hasPrefix("[") && bare.hasSuffix("]") || bare.hasPrefix("{") && bare.hasSuffix("}")
    if !isBracketed, type == nil, symbols.names[bare] == nil {
      report(.quotedWord(noType: node, source: source(node.range)))
    } else if !mark.isEmpty, isBracketed, node.range == use.range {
      report(.quotedWord(optional: node, field: field(optional: bare), fixIts: optionalFixIts(bare)))
    } else if let unit = MissingUnit(node.locatedText, of: type, suffix: mark, use: use, forms: forms) {
      report(.quotedWord(timestamp: node, unit: unit))
    } else {
      report(.quotedWord(text, at: node.range, meaning: Self.spelled(bare) + mark))
    }
  }

  /// A type without quotes, in the spelling of the language.
  private static func spelled(_ type: String) -> String {
    guard type.hasPrefix("["), type.hasSuffix("]") else { return TypeName.ours(type) ?? type }
    let inner = String(type.dropFirst().dropLast()).trimmingBlanks
    let parts = inner.split(separator: ":", maxSplits: 1).map { String($0).trimmingBlanks }
    guard parts.count == 2, TypeName.ours(parts[0]) == "string" else { return "[\(spelled(inner))]" }
    return "{ string: \(spelled(parts[1])) }"
  }

  /// A `?` inside a list or a map.
  func reportOptionalElement(_ node: YAMLNode) {
    let bare = TypeName.bare(node.text)
    report(.misplacedOptional(in: TypeName.swiftSpelling(bare) ?? bare, at: node.range))
  }

  /// A field with an optional list or map, whose mark is on the name.
  private func field(optional type: String) -> String {
    let name = use.field.value
    return use.entries == nil ? "\(name)?: \(type)" : "\(name)?: { type: \(type) }"
  }

  /// The type without a mark, and a mark on the name.
  private func optionalFixIts(_ type: String) -> [Diagnostic.FixIt] {
    let (name, whole) = (use.field, use.range)
    guard source(name.range) == name.value, name.range.file == whole.file, name.range.end < whole.start else {
      return []
    }
    let isMarked = diagnostics.restOfLine(after: name.range).hasPrefix("?")
    let end = SourceRange(file: whole.file, start: name.range.end, end: name.range.end)
    let edits = [Diagnostic.Edit(range: whole, replacement: type)]
    return [.init(Wording.markName, edits: (isMarked ? [] : [.init(range: end, replacement: "?")]) + edits)]
  }
}

/// Lists and maps as Swift and other languages write them.
extension TypeMistakes {
  /// `[]`, `[string, null]`, `[string, int]`, `[first, second]`.
  func reportElementCount(of node: YAMLNode) {
    guard !node.items.isEmpty else { return report(.wrongKind(emptyListType: node)) }
    let types = node.items.filter { !$0.isNull && !$0.has(text: "null") }
    let only = types.count == 1 && types[0].kind == .scalar ? types[0].text : nil
    let areTypes = types.allSatisfy { TypeName.ours($0.text) != nil }
    report(
      .wrongKind(
        severalInList: node, of: use.field.value, optional: only.map { (TypeName.ours($0) ?? $0) + "?" },
        cases: areTypes ? nil : source(node.range)))
  }

  /// `[String: Int]`, which is a list of a mapping to YAML; false for another list.
  func reportSwiftMap(_ node: YAMLNode) -> Bool {
    guard let entry = swiftMap(node) else { return false }
    let isCertain = entry.key.text == "String" && TypeName.isSame(entry.value.text)
    report(.swiftSpelling(ofMapAt: node.range, map: map(entry), isSafe: isCertain))
    return true
  }

  /// A mapping instead of a type, with another key than `string`.
  func reportMapKey(_ entry: YAMLEntry) {
    let name = entry.key.text
    if name == "string" {
      forms.reportQuoted(entry.key, name)
    } else if TypeName.swiftSpelling(name) == "string" {
      report(.swiftSpelling(ofMapKey: entry.key, map: map(entry), fixIt: mapFix(entry)))
    } else if TypeName.isWord(name) || symbols.names[name] != nil {
      report(.unknownType(mapKey: entry.key, map: map(entry), fixIt: mapFix(entry)))
    } else {
      report(.wrongKind(noMapAt: entry.key.range))
    }
  }

  /// The key and the value of `[String: Int]`.
  private func swiftMap(_ node: YAMLNode) -> YAMLEntry? {
    guard node.isFlow, let item = node.onlyItem, item.entries.count == 1, !source(item.range).hasPrefix("{") else {
      return nil
    }
    return item.entries.first
  }

  /// An entry of a map's type in the spelling of the language.
  private func map(_ entry: YAMLEntry) -> String { "{ string: \(spelling(ofSwift: entry.value)) }" }

  /// A type in Swift's spelling in that of the language.
  private func spelling(ofSwift node: YAMLNode) -> String {
    if let entry = swiftMap(node) { return map(entry) }
    guard node.kind == .scalar else {
      return node.onlyItem.map { "[\(spelling(ofSwift: $0))]" } ?? source(node.range)
    }
    let name = TypeName.bare(node.text)
    return name.isEmpty ? "int" : TypeName.swiftSpelling(name) ?? name
  }

  /// Puts right the key, and the value with it.
  private func mapFix(_ entry: YAMLEntry) -> Diagnostic.FixIt {
    let (written, value) = (source(entry.value.range), spelling(ofSwift: entry.value))
    let isRight = value == written
    let key = Diagnostic.Edit(range: entry.key.range, replacement: "string")
    return Diagnostic.FixIt(
      Wording.write(isRight ? "string" : "string: \(value)"),
      edits: isRight ? [key] : [key, .init(range: entry.value.range, replacement: value)],
      isSafe: entry.key.text == "String" && (isRight || TypeName.isSame(written)))
  }
}
