import Schema
import SourceText

extension LintRule {
  static let fatalRuleInComment = LintRule(
    "fatal-rule-in-comment", .error, isFatal: true, theme: .comments,
    summary: Phrase("a comment that silences what has to be an error", zh: "注释要忽略必须报错的规则"),
    why: Phrase(
      "Without these rules the schemas have no sound meaning, so a comment has no say; the error is there all the same.",
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
        commented.rules[id.value].flatMap { $0.isFatal ? .fatal($0, id.range) : nil }
      }
    })
}

extension Finding {
  fileprivate static func fatal(_ rule: Rule, _ range: SourceRange) -> Finding {
    Finding(
      Phrase(
        "`\(rule.id)` is always an error: \(rule.summary)", zh: "`\(rule.id)` 始终是错误：\(rule.summary)"),
      at: range,
      help: Phrase(
        "remove it from the comment, and mend what it finds", zh: "把它从注释里删除，并修正它指出的问题"))
  }
}
