import Language
import Schema
import SourceText

extension Rule {
  static let unsupportedConstraint = Rule("unsupported-constraint", .error, isConfigurable: false, theme: .fields)
}

extension Diagnostic {
  static func unsupportedConstraint(_ key: Form.Key, of type: FieldType, at range: SourceRange) -> Diagnostic {
    let (name, title) = (key.name, type.title)
    let fitting = Wording.list(key.fields.map(\.title))
    let others = others(besides: name, of: type)
    return Diagnostic(
      .unsupportedConstraint,
      key.fields == [.optionals]
        ? LocalizedText("`\(name)` has no effect on \(title) that is always present", zh: "\(title)总有值时 `\(name)` 不起作用")
        : LocalizedText("`\(name)` is not supported for \(title)", zh: "`\(name)` 不适用于\(title)"),
      at: range, help: LocalizedText("it is supported for \(fitting)\(others)", zh: "它适用于\(fitting)\(others)"))
  }

  /// The constraints that may be meant, behind what this one fits.
  private static func others(besides name: String, of type: FieldType) -> LocalizedText {
    switch (name, type) {
    case ("range", _):
      LocalizedText("; use `length` for strings, `count` for lists and maps", zh: "；字符串用 `length`，列表和字典用 `count`")
    case ("length", .list), ("length", .map): LocalizedText("; use `count` for lists and maps", zh: "；列表和字典用 `count`")
    case ("count", _): LocalizedText("; use `length` for strings", zh: "；字符串用 `length`")
    default: .verbatim("")
    }
  }

  /// An end of a range that the integers of that type do not have.
  static func unsupportedConstraint(
    _ bound: Bound, of type: FieldType.Integer, at range: SourceRange
  ) -> Diagnostic {
    if case .double = bound {
      return Diagnostic(
        .unsupportedConstraint, "the bounds of an integer range must be integers", zh: "整数范围的两端必须是整数", at: range
      )
    }
    return Diagnostic(
      .unsupportedConstraint, "the range exceeds that of `\(type.rawValue)`", zh: "该范围超出了 `\(type.rawValue)` 的取值范围",
      at: range, help: LocalizedText("leave that bound open", zh: "让那一端留空"))
  }
}
