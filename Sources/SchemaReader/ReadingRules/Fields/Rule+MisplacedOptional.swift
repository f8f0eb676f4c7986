import SourceText

extension Rule {
  static let misplacedOptional = Rule(
    "misplaced-optional", .error, isFatal: true, theme: .fields,
    summary: Phrase("a `?` inside a list or a map", zh: "列表或映射内部的 `?`"),
    why: Phrase(
      """
      An element that is null or cannot be read is dropped and counted, so a list never holds one that is not \
      there. There is no nil for an optional element to hold.
      """,
      zh: "为 null 或无法读取的元素会被丢弃并计数，所以列表里不会有不存在的元素。可选元素永远不会是 nil。"),
    bad: [
      """
      message: Gift
      id: 1
      fields:
               ↓
        tags: [string?]
      """,
      """
      message: Score
      id: 11
      fields:
                          ↓
        points: { string: int? }
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      fields:
        tags?: [string]
        points: { string: int }
      """
    ])
}

extension Diagnostic {
  static func misplacedOptional(in type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedOptional,
      Phrase("the elements of a list and the values of a map are never nil", zh: "列表的元素和字典的值不能为 nil"), at: range,
      help: Phrase(
        "write `\(type)`; the `?` of the whole stands on the field's name", zh: "写成 `\(type)`；若整体可选，`?` 写在字段名上"),
      fixIts: [.init(Wording.removeMark, replace: range, with: type)])
  }
}
