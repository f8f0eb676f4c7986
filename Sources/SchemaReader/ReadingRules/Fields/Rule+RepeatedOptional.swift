import SourceText

extension Rule {
  static let repeatedOptional = Rule(
    "repeated-optional", .warning, theme: .fields,
    summary: LocalizedText("a field that is marked as optional twice", zh: "重复标记为可选的字段"),
    why: LocalizedText(
      """
      One `?` makes a field optional, on the name or on the type. A second one changes nothing: there is no optional \
      of an optional, as there is in Swift.
      """,
      zh: "名称或类型上有一个 `?`，字段就是可选的。再加一个没有作用：这里没有 Swift 那样的双重可选。"),
    bad: [
      """
      message: Gift
      id: 1
      fields:
                      ↓
        title?: string?
      """,
      """
      message: Gift
      id: 1
      fields:
                      ↓
        title: string??
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      fields:
        title: string?
        tags?: [string]
      """
    ])
}

extension Diagnostic {
  /// - Parameter marks: from the second on.
  static func repeatedOptional(_ field: String, marks: SourceRange, canRemove: Bool) -> Diagnostic {
    Diagnostic(
      .repeatedOptional, LocalizedText("`\(field)` is marked as optional twice", zh: "`\(field)` 重复标记为可选"), at: marks,
      help: LocalizedText("remove the second `?`", zh: "删除第二个 `?`"),
      fixIts: canRemove ? [.init(Wording.removeMark, replace: marks, with: "", isSafe: true)] : [])
  }
}
