import Schema
import SourceText

extension LintRule {
  static let invalidPattern = LintRule(
    "invalid-pattern", .error, theme: .validation,
    summary: LocalizedText("an invalid regular expression", zh: "无效的正则表达式"),
    why: LocalizedText(
      """
      `NSRegularExpression` rejects the pattern in the app: it cannot be checked there, and every message with a value \
      for the field is invalid.
      """,
      zh: """
        `NSRegularExpression` 在 App 中拒绝该模式：无法校验，凡是该字段有值的消息都无效。
        """),
    bad: [
      """
      message: Gift
      id: 7
      fields:
                              ↓
        code: { type: string, pattern: '^([0-9]+$' }
                                ↓
        amount: { type: string, pattern: '*[0-9]' }
                              ↓
        unit: { type: string, pattern: '^[z-a]$' }
                              ↓
        size: { type: string, pattern: '^\\d{5,2}$' }
                              ↓
        note: { type: string, pattern: '{' }
                             ↓
        day: { type: string, pattern: '(?<1>\\d)' }
      """
    ],
    good: [
      """
      message: Gift
      id: 7
      fields:
        code: { type: string, pattern: '^(a|[^)(\\]]+|\\))$' }
        day: { type: string, pattern: '(?<day>\\d{1,2}){2}' }
      """
    ],
    .constraints { type, _ in
      type.patterns.compactMap { pattern in
        guard case .failure(let fault) = PatternParser.parse(pattern.value) else { return nil }
        return Finding(
          LocalizedText("invalid regular expression: \(fault.message)", zh: "无效的正则表达式：\(fault.message)"),
          at: pattern.range,
          help: fault.help)
      }
    })
}
