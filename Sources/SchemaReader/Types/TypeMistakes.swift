import Schema
import SourceText
import YAML

/// Explains what is no type: names in the spelling of Swift and of other languages, values, words in quotes.
struct TypeMistakes: ResolvingReader {
  let context: ReaderContext
  let use: TypeUse

  /// - Parameter suffix: The `?` behind the name, or nothing.
  func reportUnknown(_ name: Located<String>, suffix: String) {
    let text = name.value
    if let word = TypeName.swiftSpelling(text) {
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
    if word == "timestamp", let unit = missingUnit(name, suffix: suffix) {
      report(.unknownType(name, meaning: word + suffix, unit: unit, by: rule))
    } else {
      let isSafe = TypeName.isSame(name.value) || word == "timestamp"
      report(.unknownType(name, meaning: word + suffix, isSafe: isSafe, by: rule))
    }
  }

  /// `Optional<String>`, the whole or an element of a list.
  private func reportSwiftOptional(of inner: String, _ name: Located<String>) {
    let word = TypeName.swiftSpelling(inner) ?? inner
    guard name.range == use.range else { return report(.misplacedOptional(in: word, at: name.range)) }
    if word == "timestamp", let unit = missingUnit(name, suffix: "?") {
      report(.swiftSpelling(ofOptionalAt: name.range, unit: unit))
    } else {
      report(.swiftSpelling(ofOptionalAt: name.range, type: word + "?", isSafe: TypeName.isSame(inner)))
    }
  }

  private func missingUnit(_ name: Located<String>, suffix: String) -> MissingUnit? {
    MissingUnit(name, suffix: suffix, use: use, forms: forms)
  }

  /// `0`, `false`, `string = ""`: a value, where the type stands.
  private static func defaultValue(_ text: String) -> (type: String, value: String)? {
    let parts = text.split(separator: "=", maxSplits: 1).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
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
    } else {
      forms.reportQuoted(node, text)
    }
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
