import Schema
import SourceText
import YAML

extension Rule {
  static let literalFieldName = Rule("literal-field-name", .warning, theme: .commonMistakes)
}

extension Diagnostic {
  /// - Parameters:
  ///   - field: The one that seems to be meant.
  ///   - isQuotable: Whether quotes say that the text is meant.
  static func literalFieldName(_ text: Located<String>, of field: String, isQuotable: Bool) -> Diagnostic {
    let placeholder = "\"{\(field)}\""
    let otherwise =
      isQuotable ? LocalizedText("; in quotes it is a string", zh: "；加引号就是字符串") : .verbatim("")
    return Diagnostic(
      .literalFieldName, "`\(text.value)` is literal text, not the field `\(field)`",
      zh: "`\(text.value)` 是普通文本，不是字段 `\(field)`", at: text.range,
      help: LocalizedText(
        "to insert the field, write `\(placeholder)`\(otherwise)", zh: "要插入字段，写成 `\(placeholder)`\(otherwise)"),
      fixIts: [.init(Wording.write(placeholder), replace: text.range, with: placeholder)])
  }

  static func literalFieldName(doublyBraced path: FieldPath) -> Diagnostic {
    let field = "{\(path.text)}"
    return Diagnostic(
      .literalFieldName, "`{\(field)}` is the literal text `\(field)}`, not the field `\(path.text)`",
      zh: "`{\(field)}` 是文本 `\(field)}`，不是字段 `\(path.text)`", at: path.range,
      help: LocalizedText("to insert the field, write `\(field)`", zh: "若指字段，写成 `\(field)`"),
      fixIts: [.init(Wording.write(field), replace: path.range, with: field)])
  }

  /// - Parameter edits: What makes placeholders of all of them; none where that cannot be.
  static func literalFieldName(
    interpolated item: SwiftInterpolation, at range: SourceRange, edits: [Edit]
  ) -> Diagnostic {
    Diagnostic(
      .literalFieldName, "`\(item.text)` is literal text, not a field", zh: "`\(item.text)` 是普通文本，不是字段", at: range,
      help: LocalizedText("for the field, write `{\(item.name)}`", zh: "若指字段，写成 `{\(item.name)}`"),
      fixIts: edits.isEmpty ? [] : [.init(Wording.write("{\(item.name)}"), edits: edits)])
  }

  static func literalFieldName(format: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .literalFieldName, "`\(format)` is literal text, not a value", zh: "`\(format)` 是普通文本，不是值", at: range,
      help: LocalizedText("write the name of a field in braces: `{title}`", zh: "在花括号里写字段名：`{title}`"))
  }
}
