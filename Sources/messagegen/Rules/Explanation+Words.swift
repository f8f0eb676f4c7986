import SourceText

/// The words that are in every explanation.
extension Explanation {
  static let finds = LocalizedText("reported:", zh: "会报告：")
  static let accepts = LocalizedText("not reported:", zh: "不会报告：")
  static let fix = LocalizedText("how to fix it:", zh: "如何修正：")
  static let silence = LocalizedText(
    "to suppress one finding, put this on the line before it:", zh: "如何忽略单个问题（写在它的前一行）：")
  static let commentsHaveNoSay = LocalizedText(
    "This rule checks comments, so a comment cannot suppress it.", zh: "它检查的就是注释，因此不能用注释忽略。")
  static let commentsAreNoAcceptance = LocalizedText(
    "A comment cannot suppress it.", zh: "不能用注释忽略。")
  static let acceptance = LocalizedText(
    "to accept one finding until the next release; a comment cannot suppress it:",
    zh: "如何接受单个问题，直到下一个版本（不能用注释忽略）：")
  static let acceptanceReason = LocalizedText("why it is intended", zh: "这样改的原因")
  static let now = LocalizedText("now", zh: "现在")

  /// Of a rule whose findings are as severe as what they break.
  static func atMost(_ severity: LocalizedText) -> LocalizedText {
    LocalizedText("\(severity) at most", zh: "最高为\(severity)")
  }

  static func released(in name: String) -> LocalizedText {
    LocalizedText("released in \(name)", zh: "\(name) 中发布")
  }

  static let reason = LocalizedText("why this is fine here", zh: "忽略的原因")
  static let change = LocalizedText(
    "to change the severity, in messagegen.yaml (`error`, `warning`, `note` or `off`):",
    zh: "如何更改严重级别（在 messagegen.yaml 中，可取 `error`、`warning`、`note` 或 `off`）：")
  static let readerIsFinal = LocalizedText(
    "It is reported while schemas are read: it cannot be suppressed, and its severity cannot be changed.",
    zh: "它在解析 schema 时报告：不能忽略，也不能更改严重级别。")
  static let recordIsFinal = LocalizedText(
    "It is reported while the record of releases is read: it cannot be suppressed, and its severity cannot be changed.",
    zh: "它在读取发布记录时报告：不能忽略，也不能更改严重级别。")
  static let templatesAreFinal = LocalizedText(
    "It is reported while templates are read: it cannot be suppressed, and its severity cannot be changed.",
    zh: "它在解析模板时报告：不能忽略，也不能更改严重级别。")
  static let lintIsFinal = LocalizedText(
    """
    It is always an error, because the schema would otherwise be ambiguous or unsafe: it cannot be suppressed, and \
    its severity cannot be changed.
    """,
    zh: "它始终是错误，否则 schema 的含义不明确：不能忽略，也不能更改严重级别。")
}
