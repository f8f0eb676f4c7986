import Schema
import SourceText
import Templates

extension LintRule {
  static let severityNotConfigurable = LintRule(
    "severity-not-configurable", .error, isConfigurable: false, theme: .hygiene,
    summary: LocalizedText("a change of severity for a rule that is always an error", zh: "更改了始终为错误的规则的严重级别"),
    why: LocalizedText(
      """
      Without these rules the meaning of a schema is undefined: if two messages share an id, which one is decoded? \
      The generated code would be silently wrong.
      """,
      zh: """
        没有这些规则，schema 就没有可靠的含义：两种消息的 ID 相同时，该解析成哪一种？由此生成的代码会出错，而且没\
        有任何提示。
        """),
    bad: [
      """
      === messagegen.yaml
      version: 1
      lint:
        rules:
                        ↓
          duplicate-id: off
      """
    ],
    good: [
      """
      === messagegen.yaml
      version: 1
      lint:
        rules:
          duplicate-id: error
          missing-doc: off
      """
    ],
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
