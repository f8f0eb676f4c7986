import Schema
import SourceText
import Templates

extension LintRule {
  static let severityNotConfigurable = LintRule(
    "severity-not-configurable", .error, isConfigurable: false, theme: .hygiene,
    .configuration { configuration, rules in
      rules.filter { !$0.isConfigurable }.compactMap { rule in
        guard let severity = configuration.ruleSettings[rule.id]?.severity, severity.value != .error else { return nil }
        return .notConfigurable(rule, severity.range)
      }
    })
}

extension Finding {
  fileprivate static func notConfigurable(_ rule: Rule, _ range: SourceRange) -> Finding {
    Finding(
      LocalizedText(
        "the severity of `\(rule.id)` cannot be changed: \(rule.page.summary)",
        zh: "不能更改 `\(rule.id)` 的严重级别：\(rule.page.summary)"
      ),
      at: range,
      help: LocalizedText(
        "set it to `error` or remove the line, and fix what the rule reports", zh: "改为 `error` 或删除这一行，并修复该规则报告的问题"),
      fixIts: [.init(LocalizedText("set it to `error`", zh: "改为 `error`"), replace: range, with: "error")])
  }
}
