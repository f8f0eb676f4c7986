import Schema
import SourceText
import YAML

/// What a placeholder can stand for, and what to do where it cannot.
extension TextReader {
  /// `text: title` is the text "title"; most often the field is meant.
  func warnIfFieldName(_ node: YAMLNode, in scope: Scope, otherwise: Phrase = .verbatim("")) {
    let text = node.text
    guard !text.contains("{"), !context.isRehearsal else { return }
    let names = scope.all.map(\.name)
    guard let near = names.contains(text) ? text : Spelling.nearest(to: text, in: names) else { return }
    let placeholder = "\"{\(near)}\""
    report(
      .literalFieldName,
      Phrase(
        "`\(text)` is a text as it stands, not the field `\(near)`", zh: "`\(text)` 是原样的文本，不是字段 `\(near)`"),
      at: node.range,
      help: Phrase(
        "for the field, write `\(placeholder)`\(otherwise)", zh: "若指字段，写成 `\(placeholder)`\(otherwise)"),
      fixIts: [.init(Wording.write(placeholder), replace: node.range, with: placeholder)])
  }

  /// A string or a number; nil, with a finding, for anything else.
  func segment(_ path: FieldPath) -> TextTemplate.Segment? {
    switch path.type {
    case .string, .integer, .double: return .field(path)
    default: break
    }
    report(
      .misfitField(inText: path, path.type.title, isJoinable: isJoinable(path.type), sample: sample(of: path.type))
    )
    return nil
  }

  /// Of an object, a field that can be shown.
  private func sample(of type: FieldType) -> String? {
    guard case .object(let id) = type else { return nil }
    return symbols[id].fields.first { isShown($0.type) }?.name
  }

  private func isShown(_ type: FieldType) -> Bool {
    switch type {
    case .string, .integer, .double: true
    default: false
    }
  }

  /// `\(title)` and `%@`, which are values in a text to Swift and Objective-C.
  func warnIfForeign(_ node: YAMLNode) {
    let (text, source) = (node.text, forms.source(node.range))
    if let first = SwiftInterpolation.all(in: text).first {
      // In double quotes the backslash is one of two.
      let escape = source.hasPrefix("\"") ? 1 : 0
      let edits = SwiftInterpolation.all(in: source).map { item in
        let start = node.range.start
        return Diagnostic.Edit(
          range: SourceRange(
            file: node.range.file, start: start + item.range.lowerBound - escape, end: start + item.range.upperBound),
          replacement: "{\(item.name)}")
      }
      // Without quotes, a brace may not stand at the start.
      let isBare = node.isPlain && source.hasPrefix("\\")
      report(
        .literalFieldName,
        Phrase("`\(first.text)` is a text as it stands, not a field", zh: "`\(first.text)` 是原样的文本，不是字段"),
        at: node.range, help: Phrase("for the field, write `{\(first.name)}`", zh: "若指字段，写成 `{\(first.name)}`"),
        fixIts: edits.isEmpty || isBare ? [] : [.init(Wording.write("{\(first.name)}"), edits: edits)])
    } else if let format = Self.formats.first(where: text.contains) {
      report(
        .literalFieldName,
        Phrase("`\(format)` is a text as it stands, not a value", zh: "`\(format)` 是原样的文本，不是值"), at: node.range,
        help: Phrase("write the name of a field in braces: `{title}`", zh: "在花括号里写字段名：`{title}`"))
    }
  }

  private static let formats = ["%@", "%1$@", "%2$@", "%ld", "%lld"]

  /// `{{title}}` is a placeholder to Mustache, and here the text `{title}}`.
  func warnIfDoublyBraced(_ name: Located<String>, isVerbatim: Bool, in scope: Scope) {
    guard case .found(let path) = PathResolver(context: context).lookUp(name, in: scope) else { return }
    let field = "{\(path.text)}"
    report(
      .literalFieldName,
      Phrase(
        "`{\(field)}` is the text `\(field)}`, not the field `\(path.text)`",
        zh: "`{\(field)}` 是文本 `\(field)}`，不是字段 `\(path.text)`"),
      at: name.range, help: Phrase("for the field, write `\(field)`", zh: "若指字段，写成 `\(field)`"),
      fixIts: isVerbatim ? [.init(Wording.write(field), replace: name.range, with: field)] : [])
  }
}
