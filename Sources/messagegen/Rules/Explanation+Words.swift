import SourceText

/// The words that stand in every explanation.
extension Explanation {
  static let finds = Phrase("it finds:", zh: "会报告：")
  static let accepts = Phrase("it accepts:", zh: "可以接受：")
  static let fix = Phrase("how to fix it:", zh: "如何修正：")
  static let silence = Phrase(
    "how to silence one finding, on the line before it:", zh: "如何忽略单个问题（写在它的前一行）：")
  static let commentsHaveNoSay = Phrase(
    "It is about comments, and no comment silences it.", zh: "它检查的就是注释，因此不能用注释忽略。")
  static let reason = Phrase("why it is fine here", zh: "此处无妨的原因")
  static let change = Phrase(
    "how to change its severity, in messagegen.yaml (`error`, `warning`, `note` or `off`):",
    zh: "如何更改严重级别（在 messagegen.yaml 中，可取 `error`、`warning`、`note` 或 `off`）：")
  static let readerIsFinal = Phrase(
    "It is found while schemas are read: it cannot be silenced, and its severity cannot be changed.",
    zh: "它在读取 schema 时发现：不能忽略，也不能更改严重级别。")
  static let lintIsFinal = Phrase(
    """
    It is always an error, because a schema has no sound meaning with it: it cannot be silenced, and its severity \
    cannot be changed.
    """,
    zh: "它始终是错误，因为带着它的 schema 没有可靠的含义：不能忽略，也不能更改严重级别。")
}
