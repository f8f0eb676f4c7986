import SourceText

extension Rule {
  static let duplicateField = Rule(
    "duplicate-field", .error, isConfigurable: false, theme: .names,
    summary: LocalizedText("two fields with the same name", zh: "两个同名字段"),
    why: LocalizedText(
      """
      Property names are unique within a type, so one of the two would be lost. This is most common with fields from \
      `include`.
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
  /// - Parameter object: what is included and has the first; nil: the first is beside it.
  static func duplicateField(
    _ name: String, at range: SourceRange, after first: SourceRange, of object: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .duplicateField,
      object.map { LocalizedText("`\($0)` already has a field `\(name)`", zh: "`\($0)` 已有字段 `\(name)`") }
        ?? LocalizedText("duplicate field `\(name)`", zh: "字段 `\(name)` 重复"),
      at: range, notes: [.init(Wording.firstIsHere, at: first)], help: Wording.renameOrRemove)
  }
}
