import Schema
import SourceText

/// Rules about the presentation that say one thing.
extension Rule {
  static let badColor = Rule("bad-color", .error, isConfigurable: false, theme: .presentation)
  static let badVariants = Rule("bad-variants", .error, isConfigurable: false, theme: .presentation)
  static let sensitivePush = Rule("sensitive-push", .error, isConfigurable: false, theme: .presentation)
}

extension Diagnostic {
  /// - Parameter meant: The color in the language's spelling, if it can be told.
  static func badColor(_ text: Located<String>, meant: String?) -> Diagnostic {
    let better = meant.map(Wording.quoted)
    return Diagnostic(
      .badColor, "`\(text.value)` is not a color", zh: "`\(text.value)` 不是颜色", at: text.range,
      help: better.map(Wording.write)
        ?? LocalizedText(
          "write a color as `\"#RRGGBB\"` or `\"#RRGGBBAA\"`, in quotes",
          zh: "颜色写成 `\"#RRGGBB\"` 或 `\"#RRGGBBAA\"`，要加引号"),
      // With eight digits, the opacity may have been meant to come first.
      fixIts: better.map { [.init(Wording.write($0), replace: text.range, with: $0, isSafe: meant?.count == 7)] } ?? [])
  }

  /// - Parameter isLast: Whether it is the last one, and has a `when`; else it has none.
  static func badVariants(isLast: Bool, at range: SourceRange) -> Diagnostic {
    isLast
      ? Diagnostic(
        .badVariants, "the last variant must not have a `when`", zh: "最后一个变体不能带 `when`", at: range,
        help: LocalizedText("add a variant without `when` for all other cases", zh: "再加一个没有 `when` 的变体，用于其余情况"))
      : Diagnostic(
        .badVariants, "a variant without `when` hides the variants after it", zh: "没有 `when` 的变体会遮住后面的变体", at: range,
        help: LocalizedText("move it to the end, or add a `when`", zh: "把它移到最后，或加上 `when`"))
  }

  static func sensitivePush(_ path: FieldPath) -> Diagnostic {
    Diagnostic(
      .sensitivePush, "`\(path.text)` is sensitive, but push texts are shown on the lock screen",
      zh: "`\(path.text)` 是敏感字段，而推送文案会显示在锁屏上", at: path.range,
      help: LocalizedText("remove it from `push`", zh: "不要放进 `push`"))
  }
}
