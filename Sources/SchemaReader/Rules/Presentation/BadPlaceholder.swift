import SourceText

extension Rule {
  static let badPlaceholder = Rule("bad-placeholder", .error, isConfigurable: false, theme: .presentation)
}

extension Diagnostic {
  /// - Parameter isKnown: Whether there is a field of that name.
  static func badPlaceholder(around name: Located<String>, of key: String, isKnown: Bool) -> Diagnostic {
    let help = Wording.write(name.value)
    return Diagnostic(
      .badPlaceholder, "`\(key)` takes a field name without braces", zh: "`\(key)` 直接写字段名，不加花括号", at: name.range,
      help: help, fixIts: [.init(help, replace: name.range, with: name.value, isSafe: isKnown)])
  }

  static func badPlaceholder(inMenuAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badPlaceholder, "`title` is shown in a menu, where no message fields are available",
      zh: "`title` 显示在“更多”面板里，那里没有消息字段可用", at: range,
      help: LocalizedText(
        "remove the placeholders, or write `{{` for a literal brace", zh: "写成不含占位符的文本；若要花括号本身，写成 `{{`"))
  }

  static func badPlaceholder(unclosedAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badPlaceholder, "unclosed brace", zh: "花括号没有闭合", at: range,
      help: LocalizedText("close it with `}`, or write `{{` for a literal brace", zh: "用 `}` 闭合；若要花括号本身，写成 `{{`"))
  }

  static func badPlaceholder(emptyAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .badPlaceholder, "empty placeholder", zh: "占位符为空", at: range,
      help: LocalizedText("write `{field}`, or `{{` for a literal brace", zh: "写成 `{field}`；若要花括号本身，写成 `{{`"))
  }
}
