import Schema
import SourceText

extension LintRule {
  static let invalidPattern = LintRule(
    "invalid-pattern", .error, theme: .validation,
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
