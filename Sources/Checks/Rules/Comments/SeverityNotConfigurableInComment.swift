import Schema
import SourceText
import Templates

extension LintRule {
  static let severityNotConfigurableInComment = LintRule(
    "severity-not-configurable-in-comment", .error, isConfigurable: false, theme: .comments,
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
