import Schema
import SourceText
import YAML

/// Explains what is no type: names in the spelling of Swift and of other languages, values, words in quotes.
struct TypeMistakes: ResolvingReader {
  let context: ReaderContext
  let use: TypeResolver.Use

  /// - Parameter suffix: The `?` behind the name, or nothing.
  func reportUnknown(_ name: Located<String>, suffix: String) {
    let text = name.value
    if forms.word(name).value != text {
    } else if let word = TypeName.swiftSpelling(text) {
      reportSpelling(.swiftSpelling, name, word, suffix: suffix)
    } else if let word = TypeName.foreignSpelling(text) {
      reportSpelling(.unknownType, name, word, suffix: suffix)
    } else if let inner = TypeName.inOptional(text) {
      reportSwiftOptional(of: inner, name)
    } else if text.hasSuffix("[]") {
      let element = String(text.dropLast(2))
      let isCertain = TypeName.isBuiltin(element) || TypeName.isSame(element)
      let fix = suffix.isEmpty ? isCertain : nil
      report(.unknownType(name, list: "[\(TypeName.swiftSpelling(element) ?? element)]", isSafe: fix))
    } else if let (type, value) = Self.defaultValue(text) {
      report(.unknownType(name, type: type, default: value))
    } else if let foreign = ForeignType(text + suffix) {
      reportForeign(foreign, name)
    } else {
      let declared = symbols.names.filter { if case .message = $0.value { false } else { true } }.keys.sorted()
      let near = Spelling.nearest(to: text, in: TypeName.builtins + declared)
      report(.unknownType(name, near: near.map { $0 + suffix }))
    }
  }

  /// A word of another language; a date needs its unit, too.
  private func reportSpelling(_ rule: Rule, _ name: Located<String>, _ word: String, suffix: String) {
    let isSafe = TypeName.isSame(name.value) || word == "timestamp"
    let unit = missingUnit(name, of: word, suffix: suffix)
    report(.unknownType(name, meaning: word + suffix, unit: unit, isSafe: isSafe, by: rule))
  }

  /// `Optional<String>`, the whole or an element of a list.
  private func reportSwiftOptional(of inner: String, _ name: Located<String>) {
    let word = TypeName.swiftSpelling(inner) ?? inner
    guard name.range == use.range else { return report(.misplacedOptional(in: word, at: name.range)) }
    let unit = missingUnit(name, of: word, suffix: "?")
    report(.swiftSpelling(ofOptionalAt: name.range, type: word + "?", unit: unit, isSafe: TypeName.isSame(inner)))
  }

  private func missingUnit(_ name: Located<String>, of type: String, suffix: String) -> MissingUnit? {
    type == "timestamp" ? MissingUnit(name, suffix: suffix, use: use, forms: forms) : nil
  }

  /// `0`, `false`, `string = ""`: a value, where the type stands.
  private static func defaultValue(_ text: String) -> (type: String, value: String)? {
    let parts = text.split(separator: "=", maxSplits: 1).map { String($0).trimmingBlanks }
    if parts.count == 2, let type = TypeName.ours(parts[0]) { return (type, parts[1]) }
    if PlainScalar.isNumber(text) { return (PlainScalar.isInteger(text) ? "int" : "double", text) }
    return PlainScalar.bool(text) == nil ? nil : ("bool", text)
  }

  /// `List<String>`, `map<string, int32>`, `repeated string`, `string | null`, `array`.
  private func reportForeign(_ foreign: ForeignType, _ name: Located<String>) {
    let isOnName = foreign.isOptional && foreign.isCollection
    let type = foreign.spelling + (foreign.isOptional && !foreign.isCollection ? "?" : "")
    report(
      .unknownType(
        name, written: isOnName ? field(optional: type) : type,
        fixIts: name.range != use.range
          ? []
          : isOnName ? optionalFixIts(type) : [.init(Wording.write(type), replace: name.range, with: type)]))
  }

  /// `"[string]?"`: without the quotes, YAML would not take the mark.
  func reportQuoted(_ node: YAMLNode) {
    let text = node.text
    let bare = TypeName.bare(text)
    let isBracketed = bare.hasPrefix("[") && bare.hasSuffix("]") || bare.hasPrefix("{") && bare.hasSuffix("}")
    if !isBracketed, TypeName.ours(bare) == nil, symbols.names[bare] == nil {
      report(.quotedWord(noType: node, source: source(node.range)))
    } else if bare != text, isBracketed, node.range == use.range {
      report(.quotedWord(optional: node, field: field(optional: bare), fixIts: optionalFixIts(bare)))
    } else if TypeName.ours(bare) == "timestamp",
      let unit = MissingUnit(node.locatedText, suffix: String(text.dropFirst(bare.count)), use: use, forms: forms)
    {
      report(.quotedWord(timestamp: node, unit: unit))
    } else {
      report(.quotedWord(text, at: node.range, meaning: Self.spelled(bare) + text.dropFirst(bare.count)))
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
        severalInList: node, optional: only.map { (TypeName.ours($0) ?? $0) + "?" },
        cases: areTypes ? nil : source(node.range)))
  }

  /// `[String: Int]`, which is a list of a mapping to YAML; false for another list.
  func reportSwiftMap(_ node: YAMLNode) -> Bool {
    guard let entry = swiftMap(node) else { return false }
    let isCertain = entry.key.text == "String" && TypeName.isSame(entry.value.text)
    report(.swiftSpelling(ofMapAt: node.range, map: map(entry), isSafe: isCertain))
    return true
  }

  /// A mapping in a type's place whose key is not `string`.
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
    let key = Diagnostic.Edit(range: entry.key.range, replacement: "string")
    guard value != written else {
      return Diagnostic.FixIt(Wording.write("string"), edits: [key], isSafe: entry.key.text == "String")
    }
    return Diagnostic.FixIt(
      Wording.write("string: \(value)"), edits: [key, .init(range: entry.value.range, replacement: value)],
      isSafe: entry.key.text == "String" && TypeName.isSame(written))
  }
}
