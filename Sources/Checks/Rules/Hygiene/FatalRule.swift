import Schema
import SourceText

extension Rule {
  static let fatal = Rule(
    "fatal-rule", .error, isFatal: true,
    summary: "the configuration turns off, or down, a rule that has to be an error",
    why: """
      Without these rules the schemas have no sound meaning: of two messages with one id, which is read? What is \
      generated from them would be wrong, silently.
      """,
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
        guard let severity = configuration.ruleSeverities[rule.id], severity.value != .error else { return nil }
        return .fatal(rule, severity.range)
      }
    })
}

extension Finding {
  fileprivate static func fatal(_ rule: KnownRule, _ range: SourceRange) -> Finding {
    Finding(
      Phrase("`\(rule.id)` is always an error: \(rule.summary)", zh: "`\(rule.id)` 始终是错误：\(rule.summary)"), at: range,
      help: Phrase("remove the line, and mend what it finds", zh: "删除这一行，并修正它指出的问题"))
  }
}
