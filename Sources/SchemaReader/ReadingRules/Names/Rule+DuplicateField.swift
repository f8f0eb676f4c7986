import SourceText

extension Rule {
  static let duplicateField = Rule(
    "duplicate-field", .error, isFatal: true, theme: .names,
    summary: Phrase("two fields of one name", zh: "两个同名字段"),
    why: Phrase(
      """
      A type has one property of a name, so one of the two would be lost. It happens most with the fields that \
      `include` brings in.
      """,
      zh: "一个类型里同名属性只能有一个，另一个就会丢失。最常见的是与 `include` 带入的字段重名。"),
    bad: [
      """
      message: Gift
      id: 1
      fields:
        title: string
        ↓
        title: string?
      """,
      """
      message: Photo
      id: 3
      include: File
      fields:
        ↓
        url: string
      ---
      object: File
      fields: { name: string, url: url }
      """,
    ],
    good: [
      """
      message: Photo
      id: 3
      include: File
      fields:
        thumbnail: string
      ---
      object: File
      fields: { name: string, url: url }
      """
    ])
}

extension Diagnostic {
  /// - Parameter object: what is included and has the first; nil: the first stands beside it.
  static func duplicateField(
    _ name: String, at range: SourceRange, after first: SourceRange, of object: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .duplicateField,
      object.map { Phrase("`\($0)` has a field `\(name)` already", zh: "`\($0)` 已有字段 `\(name)`") }
        ?? Phrase("there is a field `\(name)` already", zh: "已有字段 `\(name)`"),
      at: range, notes: [.init(Wording.firstIsHere, at: first)], help: Wording.renameOrRemove)
  }
}
