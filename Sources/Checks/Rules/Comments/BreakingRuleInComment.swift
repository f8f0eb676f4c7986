import Schema
import SourceText
import Templates

extension LintRule {
  static let breakingRuleInComment = LintRule(
    "breaking-rule-in-comment", .error, isConfigurable: false, theme: .comments,
    .comments { commented in
      commented.comments.flatMap(\.ids).compactMap { id in
        commented.rules[id.value].flatMap { $0.isOfBreaking ? .unsuppressed($0, id.range) : nil }
      }
    })
}

extension Rule {
  /// Its findings are accepted instead of suppressed.
  var isOfBreaking: Bool { isConfigurable && !isSuppressible && theme != .comments }
}

extension Finding {
  fileprivate static func unsuppressed(_ rule: Rule, _ range: SourceRange) -> Finding {
    Finding(
      LocalizedText(
        "`\(rule.id)` cannot be suppressed by a comment: \(rule.page.summary)",
        zh: "`\(rule.id)` 不能用注释忽略：\(rule.page.summary)"),
      at: range,
      help: LocalizedText(
        "remove it from the comment, and accept the change with `messagegen breaking --accept`",
        zh: "从注释里删除它，并用 `messagegen breaking --accept` 接受这个变更"))
  }
}
