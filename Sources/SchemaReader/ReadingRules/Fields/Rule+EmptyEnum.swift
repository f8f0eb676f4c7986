import SourceText

extension Rule {
  static let emptyEnum = Rule(
    "empty-enum", .error, isConfigurable: false, theme: .fields,
    summary: LocalizedText("an enum without cases", zh: "没有 case 的枚举"),
    why: LocalizedText(
      "No value of this type could exist. Its cases are missing or indented incorrectly.",
      zh: "这样的枚举没有任何值可用。要么漏写了 case，要么缩进不对。"),
    bad: [
      """
      message: Vote
      id: 10
      fields:
                        ↓
        answer: { enum: [] }
      """
    ],
    good: [
      """
      message: Vote
      id: 10
      fields:
        answer: { enum: [agree, refuse] }
      """
    ])
}

extension Diagnostic {
  static func emptyEnum(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyEnum, LocalizedText("an enum needs at least one case", zh: "枚举至少要有一个 case"), at: range,
      help: LocalizedText("to accept any value, use `string` or `int`", zh: "如果可以取任意值，请用 `string` 或 `int`"))
  }
}
