import Schema
import SourceText

extension Rule {
  static let directCycle = Rule(
    "direct-cycle", .error, isConfigurable: false, theme: .fields,
    summary: LocalizedText("an object that directly contains itself", zh: "直接包含自身的对象"),
    why: LocalizedText(
      """
      Each value would have to contain another one, endlessly: no JSON can be written for it, and Swift rejects such \
      a struct.
      """,
      zh: "每个值里都必须再包含一个同类的值，没有尽头：写不出这样的 JSON，Swift 也不允许这样的结构体。"),
    bad: [
      """
      object: Comment
      fields:
        text: string
                ↓
        answer: Comment
      """,
      """
      object: Folder
      fields: { first: Entry }
      ---
      object: Entry
                        ↓
      fields: { folder: Folder }
      """,
    ],
    good: [
      """
      object: Comment
      fields:
        text: string
        answer: Comment?
        replies: [Comment]
      """
    ])
}

extension Diagnostic {
  /// - Parameters:
  ///   - objects: each holds the next, and the last the first.
  ///   - field: of the last one.
  static func directCycle(through objects: [String], closedBy field: Field) -> Diagnostic {
    let way = (objects + objects.prefix(1)).joined(separator: " → ")
    return Diagnostic(
      .directCycle, LocalizedText("`\(objects[0])` contains itself: \(way)", zh: "`\(objects[0])` 包含了自身：\(way)"),
      at: field.typeRange,
      help: LocalizedText(
        "use a list, a map or an optional in between: `\(field.name)?`",
        zh: "通过列表、字典或可选字段包含它：`\(field.name)?`"))
  }
}
