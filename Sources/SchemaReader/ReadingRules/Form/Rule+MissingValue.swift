import SourceText

extension Rule {
  static let missingValue = Rule(
    "missing-value", .error, isConfigurable: false, theme: .form,
    summary: LocalizedText("a key without a value", zh: "没有值的键"),
    why: LocalizedText(
      """
      A key without a value is `null` in YAML: the value was forgotten, or the lines below lost their indentation.
      """,
      zh: "对 YAML 来说，没有值的键就是 `null`：要么是忘了写，要么是下面几行的缩进丢了。"),
    bad: [
      """
      message: Gift
      id: 1
      ↓
      layout:
      fields:
        title: string
      """
    ],
    good: [
      """
      message: Gift
      id: 1
      layout:
        size: [249, 96]
      fields:
        title: string
      """
    ])
}

extension Diagnostic {
  static func missingValue(of what: LocalizedText, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingValue, LocalizedText("\(what) has no value", zh: "\(what)没有值"), at: range,
      help: LocalizedText("add a value, or remove the key", zh: "写上一个值，或删除这个键"))
  }
}
