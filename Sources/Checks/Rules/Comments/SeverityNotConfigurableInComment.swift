import Schema
import SourceText
import Templates

extension LintRule {
  static let severityNotConfigurableInComment = LintRule(
    "severity-not-configurable-in-comment", .error, isConfigurable: false, theme: .comments,
    summary: LocalizedText("an ignore comment for a rule that cannot be suppressed", zh: "忽略注释针对不能忽略的规则"),
    why: LocalizedText(
      """
      Without these rules the meaning of a schema is undefined, so they cannot be suppressed. The error is reported \
      anyway.
      """,
      zh: "没有这些规则，schema 的含义就不可靠，注释不能改变这一点；错误照样会报告。"),
    bad: [
      """
                          ↓
      # messagegen:ignore duplicate-id -- both are in use
      message: Gift
      id: 7
      """
    ],
    good: [
      """
      # messagegen:ignore missing-doc -- the name says it
      message: Gift
      id: 7
      """
    ],
    .comments { commented in
      commented.comments.flatMap(\.ids).compactMap { id in
        commented.rules[id.value].flatMap { $0.isConfigurable ? nil : .notConfigurable($0, id.range) }
      }
    })
}

extension Finding {
  fileprivate static func notConfigurable(_ rule: Rule, _ range: SourceRange) -> Finding {
    Finding(
      LocalizedText(
        "`\(rule.id)` cannot be suppressed: \(rule.page.summary)", zh: "`\(rule.id)` 不能忽略：\(rule.page.summary)"),
      at: range,
      help: LocalizedText(
        "remove it from the comment and fix what it reports", zh: "从注释里删除它，并修复它报告的问题"))
  }
}
