import SourceText

extension Rule {
  static let misplacedOptional = Rule(
    "misplaced-optional", .error, isConfigurable: false, theme: .fields,
    summary: LocalizedText("a `?` inside a list or a map", zh: "列表或字典内部的 `?`"),
    why: LocalizedText(
      """
      An element that is null or unreadable is dropped and counted, so a list never contains missing elements, and \
      an optional element would never be nil.
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
      LocalizedText("list elements and map values cannot be optional", zh: "列表元素和字典的值不能是可选的"), at: range,
      help: LocalizedText(
        "write `\(type)`; to make the whole field optional, put `?` after its name", zh: "写成 `\(type)`；若整体可选，`?` 写在字段名上"
      ),
      fixIts: [.init(Wording.removeMark, replace: range, with: type)])
  }
}
