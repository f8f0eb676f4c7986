import Language
import SourceText

extension Rule {
  static let unknownValue = Rule("unknown-value", .error, isConfigurable: false, theme: .form)
}

extension Diagnostic {
  /// - Parameter isContent: Whether an app that draws the bubble itself could show what it likes there.
  static func unknownValue(hookIn key: String, at range: SourceRange, isContent: Bool) -> Diagnostic {
    let view =
      isContent
      ? LocalizedText("; for content decided in code, use a custom `view`", zh: "；由代码决定的内容请放进自定义 `view`")
      : .verbatim("")
    return Diagnostic(
      .unknownValue, "`hook` is not supported in `\(key)`", zh: "`\(key)` 不支持 `hook`", at: range,
      help: LocalizedText(
        "write a text, `{ key: …, default: … }`, or variants; for the literal word, write `\"hook\"`\(view)",
        zh: "写成文本、`{ key: …, default: … }` 或变体；若要这个词本身，写成 `\"hook\"`\(view)"))
  }

  static func unknownValue(_ word: Located<String>, of what: LocalizedText, among words: Words) -> Diagnostic {
    let message = LocalizedText(
      "`\(word.value)` is not a valid value for \(what)", zh: "`\(word.value)` 不是\(what)的有效取值")
    if let hint = words.hint(for: word.value) {
      return Diagnostic(.unknownValue, message, at: word.range, help: hint)
    }
    return Diagnostic(
      .unknownValue, message, word, among: words.all,
      help: LocalizedText("use \(Wording.list(words.all, .or))", zh: "可以取\(Wording.list(words.all, .or))"))
  }
}
