import Schema
import SourceText

extension LintRule {
  static let missingDoc = LintRule(
    "missing-doc", .warning, theme: .hygiene,
    summary: LocalizedText("a message or shared type without `doc`", zh: "没有 `doc` 的消息或共享类型"),
    why: LocalizedText(
      """
      The schema is the only place that describes a message type, and `doc` becomes the documentation of its Swift \
      type. Six months later nobody remembers who sends it and when.
      """,
      zh: """
        schema 是唯一描述消息类型的地方，`doc` 会成为 Swift 类型的文档。半年之后，没有人知道是谁在什么时候发送它。
        """),
    bad: [
      """
               ↓
      message: Gift
      id: 7
      """
    ],
    good: [
      """
      message: Gift
      id: 7
      doc: A gift in a live room.
      """
    ],
    .schema { schema in
      let declarations =
        schema.messages.map(\.declaration) + schema.objects.filter { $0.container == .shared }.map(\.declaration)
        + schema.enums.filter { $0.container == .shared }.map(\.declaration)
      return declarations.filter(\.isUndocumented).map { .undocumented($0) }
    })
}

extension Finding {
  fileprivate static func undocumented(_ declaration: Declaration) -> Finding {
    let name = declaration.name
    return Finding(
      LocalizedText("`\(name.value)` has no documentation", zh: "`\(name.value)` 没有文档说明"), at: name.range,
      help: LocalizedText("add a sentence under `doc`", zh: "用 `doc` 写一句说明"))
  }
}
