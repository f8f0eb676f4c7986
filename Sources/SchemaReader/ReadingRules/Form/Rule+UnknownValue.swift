import Language
import SourceText

extension Rule {
  static let unknownValue = Rule(
    "unknown-value", .error, isFatal: true, theme: .form,
    summary: Phrase("a word that is none of those a key takes", zh: "不在可选值之列的词"),
    why: Phrase(
      """
      The key takes one of a few words. Another one would have to be passed over, and the message would behave \
      as if nothing had been written.
      """,
      zh: "这个键只接受固定的几个词。其他的词只能被忽略，消息的表现就像什么都没写一样。"),
    bad: [
      """
      message: Gift
      id: 1
                 ↓
      stability: drafft
      """,
      """
      message: Gift
      id: 1
      layout:
              ↓
        side: right
      """,
      """
      message: Gift
      id: 1
      === messagegen.yaml
      version: 1
      lint:
                              ↓
        rules: { missing-doc: fatal }
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      stability: draft
      layout:
        side: left
      === messagegen.yaml
      version: 1
      lint:
        rules: { missing-doc: off }
      """
    ])
}

extension Diagnostic {
  /// - Parameter isContent: Whether an app that draws the bubble itself could show what it likes there.
  static func unknownValue(hookIn key: String, at range: SourceRange, isContent: Bool) -> Diagnostic {
    let view =
      isContent
      ? Phrase("; what the app's code shows, its own `view` draws", zh: "；要由应用代码决定的内容，由它自己的 `view` 绘制")
      : .verbatim("")
    return Diagnostic(
      .unknownValue, Phrase("`\(key)` takes no `hook`", zh: "`\(key)` 不能用 `hook`"), at: range,
      help: Phrase(
        "write a text, `{ key: …, default: … }`, or variants; for the word itself, `\"hook\"`\(view)",
        zh: "写成文本、`{ key: …, default: … }` 或变体；若要这个词本身，写成 `\"hook\"`\(view)"))
  }

  static func unknownValue(_ word: Located<String>, of what: Phrase, among words: Words) -> Diagnostic {
    let message = Phrase("`\(word.value)` is no value of \(what)", zh: "`\(word.value)` 不是\(what)的取值")
    if let hint = words.hint(for: word.value) {
      return Diagnostic(.unknownValue, message, at: word.range, help: hint)
    }
    return Diagnostic(
      .unknownValue, message, word, among: words.all,
      help: Phrase("it takes \(Wording.list(words.all, .or))", zh: "可以取\(Wording.list(words.all, .or))"))
  }
}
