import Schema
import SourceText

/// Rules about types and fields that say one thing.
extension Rule {
  static let misplacedOptional = Rule("misplaced-optional", .error, isConfigurable: false, theme: .fields)
  static let repeatedOptional = Rule("repeated-optional", .warning, theme: .fields)
  static let directCycle = Rule("direct-cycle", .error, isConfigurable: false, theme: .fields)
  static let emptyEnum = Rule("empty-enum", .error, isConfigurable: false, theme: .fields)
  static let mixedRawValues = Rule("mixed-raw-values", .error, isConfigurable: false, theme: .fields)
  static let defaultOutOfRange = Rule("default-out-of-range", .error, isConfigurable: false, theme: .fields)
  static let unsupportedEncoding = Rule("unsupported-encoding", .error, isConfigurable: false, theme: .fields)
  static let unsupportedLocal = Rule("unsupported-local", .error, isConfigurable: false, theme: .fields)
}

extension Diagnostic {
  static func misplacedOptional(in type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedOptional, "list elements and map values cannot be optional", zh: "列表元素和字典的值不能是可选的", at: range,
      help: LocalizedText(
        "write `\(type)`; to make the whole field optional, put `?` after its name", zh: "写成 `\(type)`；若整体可选，`?` 写在字段名上"
      ),
      fixIts: [.init(Wording.removeMark, replace: range, with: type)])
  }

  /// - Parameter marks: from the second on.
  static func repeatedOptional(_ field: String, marks: SourceRange, canRemove: Bool) -> Diagnostic {
    Diagnostic(
      .repeatedOptional, "`\(field)` is marked as optional twice", zh: "`\(field)` 重复标记为可选", at: marks,
      help: LocalizedText("remove the second `?`", zh: "删除第二个 `?`"),
      fixIts: canRemove ? [.init(Wording.removeMark, replace: marks, with: "", isSafe: true)] : [])
  }

  /// - Parameters:
  ///   - objects: each holds the next, and the last the first.
  ///   - field: of the last one.
  static func directCycle(through objects: [String], closedBy field: Field) -> Diagnostic {
    let way = (objects + objects.prefix(1)).joined(separator: " → ")
    return Diagnostic(
      .directCycle, "`\(objects[0])` contains itself: \(way)", zh: "`\(objects[0])` 包含了自身：\(way)", at: field.typeRange,
      help: LocalizedText(
        "use a list, a map or an optional in between: `\(field.name)?`",
        zh: "通过列表、字典或可选字段包含它：`\(field.name)?`"))
  }

  static func emptyEnum(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyEnum, "an enum needs at least one case", zh: "枚举至少要有一个 case", at: range,
      help: LocalizedText("to accept any value, use `string` or `int`", zh: "如果可以取任意值，请用 `string` 或 `int`"))
  }

  static func mixedRawValues(_ item: EnumType.Case, after first: EnumType.Case) -> Diagnostic {
    let note =
      first.isInteger
      ? LocalizedText("the first case is an integer", zh: "第一个 case 是整数")
      : LocalizedText("the first case is a string", zh: "第一个 case 是字符串")
    return Diagnostic(
      .mixedRawValues, "raw values mix integers and strings", zh: "原始值混用了整数和字符串", at: item.raw.range,
      notes: [.init(note, at: first.raw.range)], help: LocalizedText("quote all of them, or none", zh: "要么都加引号，要么都不加"))
  }

  /// - Parameter own: of the field.
  static func defaultOutOfRange(at range: SourceRange, range own: SourceRange) -> Diagnostic {
    Diagnostic(
      .defaultOutOfRange, "the default is outside the field's own `range`", zh: "默认值超出了该字段自己的 `range`", at: range,
      notes: [.init(LocalizedText("the range is set here", zh: "范围在这里"), at: own)],
      help: LocalizedText("change one of them", zh: "修改其中一个"))
  }

  static func unsupportedEncoding(_ encoding: Field.Encoding, type: FieldType, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unsupportedEncoding, "`encoding: \(encoding.rawValue)` is not supported for \(type.title)",
      zh: "`encoding: \(encoding.rawValue)` 不适用于\(type.title)", at: range,
      help: encoding == .string
        ? LocalizedText("it is supported for numbers and Booleans", zh: "它适用于数字和布尔值")
        : LocalizedText("it is supported for strings of digits and for Booleans", zh: "它适用于数字组成的字符串和布尔值"))
  }

  static func unsupportedLocal(required name: Located<String>) -> Diagnostic {
    Diagnostic(
      .unsupportedLocal, "local field `\(name.value)` is never sent, so it must be optional or have a default",
      zh: "本地字段 `\(name.value)` 不会发送，必须是可选的或有默认值", at: name.range, help: Wording.makeOptional(name.value))
  }

  static func unsupportedLocal(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unsupportedLocal, "a local field is never sent, so `\(key)` has no effect", zh: "本地字段不会发送，`\(key)` 不起作用",
      at: range,
      help: Wording.removeIt)
  }
}
