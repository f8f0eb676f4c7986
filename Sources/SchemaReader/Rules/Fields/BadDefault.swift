import Language
import Schema
import SourceText
import YAML

extension Rule {
  static let badDefault = Rule("bad-default", .error, isConfigurable: false, theme: .fields)
}

extension Diagnostic {
  static func badDefault(ofOptionalAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badDefault, "an optional field cannot have a default: it is nil when its key is missing",
      zh: "可选字段不能有默认值：键缺失时它就是 nil", at: range,
      help: LocalizedText("remove the `?` or the `default`", zh: "删除 `?` 或 `default`"))
  }

  static func badDefault(nullAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badDefault, "null is not a default", zh: "默认值不能是 null", at: range,
      help: LocalizedText(
        "remove it, and make the field optional with `?`", zh: "删除它，用 `?` 把字段改为可选"))
  }

  static func badDefault(_ node: YAMLNode, not empty: String) -> Diagnostic {
    Diagnostic(
      .badDefault, "the only default for this type is `\(empty)`", zh: "这种类型的默认值只能是 `\(empty)`", at: node.range,
      help: LocalizedText("write `\(empty)`, or make it optional", zh: "写成 `\(empty)`，或把它改为可选"))
  }

  /// `{}` of an object that has a required field.
  static func badDefault(at range: SourceRange, of object: String, without field: Field) -> Diagnostic {
    Diagnostic(
      .badDefault, "`{}` is not a valid `\(object)`: it needs `\(field.name)`",
      zh: "`{}` 不是 `\(object)`：缺少 `\(field.name)`", at: range, notes: [.init(Wording.fieldIsHere, at: field.nameRange)],
      help: LocalizedText("make one of the two optional", zh: "把两者之一改为可选"))
  }
}

/// A default, what is compared with a field, or a value of an example, in the same words.
extension Diagnostic {
  static func badLiteral(_ node: YAMLNode, for use: LiteralReader.Use, ofType type: FieldType) -> Diagnostic {
    Diagnostic(
      use.rule, "\(type.title) cannot be written as a literal here", zh: "\(type.title)类型的值不能写在这里",
      at: node.range,
      help: use == .defaultValue
        ? LocalizedText("make it optional", zh: "把它改为可选")
        : LocalizedText(
          "use `present`, `absent`, `empty` or `nonEmpty`", zh: "改为判断 `present`、`absent`、`empty` 或 `nonEmpty`"))
  }

  static func badLiteral(noBase64 node: YAMLNode, for use: LiteralReader.Use) -> Diagnostic {
    Diagnostic(
      use.rule, "`\(node.text)` is not valid base64", zh: "`\(node.text)` 不是 base64", at: node.range,
      notes: use.notes, help: LocalizedText("write base64 with padding", zh: "写成带填充的 base64"))
  }

  static func badLiteral(
    _ node: YAMLNode, for use: LiteralReader.Use, outOf type: FieldType.Integer
  ) -> Diagnostic {
    Diagnostic(
      use == .defaultValue ? .defaultOutOfRange : use.rule,
      LocalizedText(
        "`\(node.text)` is out of range for `\(type.rawValue)`", zh: "`\(node.text)` 超出了 `\(type.rawValue)` 的范围"),
      at: node.range, notes: use.notes,
      help: LocalizedText("use a wider type or another value", zh: "换用更宽的类型，或换一个值"))
  }

  /// - Parameter isQuoted: without its quotes it would be what is wanted.
  static func badLiteral(
    _ node: YAMLNode, for use: LiteralReader.Use, wanted: Shape, isQuoted: Bool = false
  ) -> Diagnostic {
    Diagnostic(
      use.rule, Wording.mismatch(node, wanted, what: use.title), at: node.range, notes: use.notes,
      help: isQuoted ? Wording.unquote(node.text) : nil,
      fixIts: isQuoted ? [.init(Wording.removeQuotes, replace: node.range, with: node.text)] : [])
  }
}

extension LiteralReader.Use {
  fileprivate var rule: Rule {
    switch self {
    case .defaultValue: .badDefault
    case .predicate, .choice: .unsupportedCondition
    case .example: .invalidExample
    }
  }

  fileprivate var notes: [Diagnostic.Note] { if case .example(let subject) = self { subject.notes } else { [] } }

  var title: LocalizedText {
    switch self {
    case .defaultValue: LocalizedText("the default", zh: "默认值")
    case .predicate: LocalizedText("the value", zh: "值")
    case .choice: LocalizedText("the key", zh: "键")
    case .example(let subject): .verbatim("`\(subject.name)`")
    }
  }
}
