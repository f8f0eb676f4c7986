import Schema
import SourceText

extension Rule {
  static let unsupportedConstraint = Rule("unsupported-constraint", .error, isConfigurable: false, theme: .fields)
}

extension Diagnostic {
  static func unsupportedConstraint(_ name: String, of type: FieldType, at range: SourceRange) -> Diagnostic {
    let isOfOptionals = ["present", "absent"].contains(name)
    let title = type.title
    let fitting = isOfOptionals ? LocalizedText("optionals", zh: "可选字段") : types(for: name, not: type)
    return Diagnostic(
      .unsupportedConstraint,
      isOfOptionals
        ? LocalizedText("`\(name)` has no effect on \(title) that is always present", zh: "\(title)总有值时 `\(name)` 不起作用")
        : LocalizedText("`\(name)` is not supported for \(title)", zh: "`\(name)` 不适用于\(title)"),
      at: range, help: LocalizedText("it is supported for \(fitting)", zh: "它适用于\(fitting)"))
  }

  /// What a constraint fits, with the one that was meant of the type at hand.
  private static func types(for name: String, not type: FieldType) -> LocalizedText {
    switch (name, type) {
    case ("nonEmpty", _): LocalizedText("strings, URLs, data, lists and maps", zh: "字符串、URL、二进制数据、列表和字典")
    case ("range", _):
      LocalizedText(
        "numbers; use `length` for strings, `count` for lists and maps", zh: "数字；字符串用 `length`，列表和字典用 `count`")
    case ("length", .list), ("length", .map):
      LocalizedText("strings; use `count` for lists and maps", zh: "字符串；列表和字典用 `count`")
    case ("length", _), ("maxBytes", _), ("pattern", _): LocalizedText("strings and URLs", zh: "字符串和 URL")
    case ("count", _): LocalizedText("lists and maps; use `length` for strings", zh: "列表和字典；字符串用 `length`")
    case ("schemes", _): LocalizedText("URLs", zh: "URL")
    default: LocalizedText("enums", zh: "枚举")
    }
  }

  /// An end of a range that the integers of that type do not have.
  static func unsupportedConstraint(
    _ bound: Bound, of type: FieldType.Integer, at range: SourceRange
  ) -> Diagnostic {
    if case .double = bound {
      return Diagnostic(
        .unsupportedConstraint, LocalizedText("the bounds of an integer range must be integers", zh: "整数范围的两端必须是整数"),
        at: range
      )
    }
    return Diagnostic(
      .unsupportedConstraint,
      LocalizedText(
        "the range exceeds that of `\(type.rawValue)`", zh: "该范围超出了 `\(type.rawValue)` 的取值范围"),
      at: range, help: LocalizedText("leave that bound open", zh: "让那一端留空"))
  }
}
