import Schema
import SourceText
import YAML

/// Types in the spelling of other languages, where more than one word is another.
extension TypeResolver {
  /// `"[string]?"`: without the quotes, YAML would not take the mark.
  func reportQuotedType(_ node: YAMLNode, _ context: TypeContext) {
    let text = node.text
    let bare = TypeName.bare(text)
    let isBracketed = bare.hasPrefix("[") && bare.hasSuffix("]") || bare.hasPrefix("{") && bare.hasSuffix("}")
    if !isBracketed, TypeName.ours(bare) == nil, symbols.names[bare] == nil {
      report(
        .quotedWord, Phrase("in quotes, `\(text)` is a text, not a type", zh: "加了引号，`\(text)` 是文本，不是类型"),
        at: node.range, help: defaultHelp("string", forms.source(node.range)))
      return
    }
    guard bare != text, isBracketed, node.range == context.place else {
      forms.reportQuoted(node, text)
      return
    }
    report(
      .quotedWord, Phrase("in quotes, `\(text)` is a text", zh: "加了引号，`\(text)` 就成了文本"), at: node.range,
      help: Wording.write(field(context, optional: bare)), fixIts: optionalFixIts(context, bare))
  }

  /// `[string, null]`, `[string, int]`, `[first, second]`.
  func reportSeveralTypes(_ node: YAMLNode, _ context: TypeContext) {
    let message = Phrase("a list has one element type", zh: "列表只有一个元素类型")
    let types = node.items.filter { !$0.isNull && !$0.has(text: "null") }
    if let only = types.first, types.count == 1, only.kind == .scalar {
      let type = (TypeName.ours(only.text) ?? only.text) + "?"
      report(
        .wrongKind, message, at: node.range,
        help: Phrase("an optional is written `\(type)`", zh: "可选类型写成 `\(type)`"),
        fixIts: [.init(Wording.write(type), replace: node.range, with: type)])
    } else if types.allSatisfy({ TypeName.ours($0.text) != nil }) {
      report(
        .wrongKind, message, at: node.range,
        help: Phrase("for values of several types, write `json`", zh: "若值有多种类型，写成 `json`"))
    } else {
      let cases = forms.source(node.range)
      report(
        .wrongKind, message, at: node.range,
        help: Phrase("an enumeration is written `enum: \(cases)`", zh: "枚举写成 `enum: \(cases)`"))
    }
  }

  /// `0`, `false`, `string = ""`: a value, where the type stands; false for other names.
  func reportDefault(_ name: Located<String>) -> Bool {
    let parts = name.value.split(separator: "=", maxSplits: 1).map { part in
      String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    let help: Phrase
    if parts.count == 2, let type = TypeName.ours(parts[0]) {
      help = defaultHelp(type, parts[1])
    } else if PlainScalar.isNumber(name.value) {
      help = defaultHelp(PlainScalar.isInteger(name.value) ? "int" : "double", name.value)
    } else if PlainScalar.bool(name.value) != nil {
      help = defaultHelp("bool", name.value)
    } else {
      return false
    }
    report(.unknownType, undeclared(name.value), at: name.range, help: help)
    return true
  }

  private func defaultHelp(_ type: String, _ value: String) -> Phrase {
    Phrase(
      "for a default, write `{ type: \(type), default: \(value) }`",
      zh: "若是默认值，写成 `{ type: \(type), default: \(value) }`")
  }

  /// `List<String>`, `map<string, int32>`, `repeated string`, `string | null`, `array`; false for other names.
  func reportForeignType(_ name: Located<String>, _ context: TypeContext, suffix: String) -> Bool {
    guard let foreign = ForeignType(name.value + suffix) else { return false }
    let isWhole = name.range == context.place
    let isOnName = foreign.isOptional && foreign.isCollection
    let type = foreign.spelling + (foreign.isOptional && !foreign.isCollection ? "?" : "")
    report(
      .unknownType, undeclared(name.value), at: name.range,
      help: isOnName ? Wording.write(field(context, optional: type)) : Wording.write(type),
      fixIts: !isWhole
        ? [] : isOnName ? optionalFixIts(context, type) : [.init(Wording.write(type), replace: name.range, with: type)])
    return true
  }

  /// A field with an optional list or map, whose mark is on the name.
  private func field(_ context: TypeContext, optional type: String) -> String {
    let name = context.field.value
    return context.entries == nil ? "\(name)?: \(type)" : "\(name)?: { type: \(type) }"
  }

  /// The type without a mark, and a mark on the name.
  private func optionalFixIts(_ context: TypeContext, _ type: String) -> [Diagnostic.FixIt] {
    let (name, place) = (context.field, context.place)
    guard forms.source(name.range) == name.value, name.range.file == place.file, name.range.end < place.start else {
      return []
    }
    let isMarked = diagnostics.restOfLine(after: name.range).hasPrefix("?")
    let end = SourceRange(file: place.file, start: name.range.end, end: name.range.end)
    let edits = [Diagnostic.Edit(range: place, replacement: type)]
    return [
      .init(
        Phrase("move the `?` to the name", zh: "把 `?` 移到名称上"),
        edits: (isMarked ? [] : [.init(range: end, replacement: "?")]) + edits)
    ]
  }
}
