import Schema
import SourceText

extension LintRule {
  static let fatal = LintRule(
    "fatal-rule", .error, isFatal: true, theme: .hygiene,
    summary: Phrase("the configuration turns off, or down, a rule that has to be an error", zh: "配置关闭或降级了一条必须是错误的规则"),
    why: Phrase(
      """
      Without these rules the schemas have no sound meaning: of two messages with one id, which is read? What is \
      generated from them would be wrong, silently.
      """,
      zh: """
        没有这些规则，schema 就没有可靠的含义：两条消息的标识相同时，该读成哪一条？由此生成的代码会悄无声息地出\
        错。
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
      rules.filter(\.isFatal).compactMap { rule in
        guard let severity = configuration.ruleSettings[rule.id]?.severity, severity.value != .error else { return nil }
        return .fatal(rule, severity.range)
      }
    })
}

extension Finding {
  fileprivate static func fatal(_ rule: Rule, _ range: SourceRange) -> Finding {
    Finding(
      Phrase("`\(rule.id)` is always an error: \(rule.summary)", zh: "`\(rule.id)` 始终是错误：\(rule.summary)"),
      at: range, help: Phrase("remove the line, and mend what it finds", zh: "删除这一行，并修正它找出的问题"),
      fixIts: [.init(Phrase("write `error`", zh: "写成 `error`"), replace: range, with: "error")])
  }
}
