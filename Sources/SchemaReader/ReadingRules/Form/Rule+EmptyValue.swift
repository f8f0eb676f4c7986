import SourceText

extension Rule {
  static let emptyValue = Rule(
    "empty-value", .error, isFatal: true, theme: .form,
    summary: Phrase("a list, mapping or text that must not be empty is", zh: "不应为空的列表、映射或文本"),
    why: Phrase(
      """
      An empty list of choices allows nothing, and an empty test always holds. Neither is what anybody means, \
      and both are quiet about it.
      """,
      zh: "空的选项列表什么都不允许，空的条件永远成立。这两种都不会是作者的本意，而且不会有任何提示。"),
    bad: [
      """
      message: Article
      id: 8
      fields:
                                    ↓
        link: { type: url, schemes: [] }
      """,
      """
      message: Article
      id: 8
      surfaces:
                 ↓
        summary: []
      """,
      """
      message: Article
      id: 8
      fields: { title: string, url: url? }
      validate:
                   ↓
        - { anyOf: [url] }
      """,
    ],
    good: [
      """
      message: Article
      id: 8
      fields:
        link: { type: url, schemes: [https] }
        text: string?
        photo: url?
      surfaces:
        summary: "[文章]"
      validate:
        - { anyOf: [text, photo] }
      """
    ])
}

extension Diagnostic {
  static func emptyValue(ofKeyAt range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyValue, Phrase("a JSON key must not be empty", zh: "JSON 键不能为空"), at: range)
  }

  static func emptyValue(ofSlotAt range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyValue, Phrase("a slot has a name", zh: "`slot` 必须有名字"), at: range)
  }
}
