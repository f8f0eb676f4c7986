import Schema
import SourceText

extension LintRule {
  static let slowPattern = LintRule(
    "slow-pattern", .warning, theme: .validation,
    .constraints { type, _ in
      type.patterns.compactMap { pattern in
        guard pattern.value.unicodeScalars.count <= PatternParser.maximumLength,
          case .success(let node) = PatternParser.parse(pattern.value), node.hasSlowLoop
        else { return nil }
        return Finding(
          LocalizedText("nested quantifiers in a pattern can take very long", zh: "模式中的嵌套量词可能耗时极长"), at: pattern.range,
          help: LocalizedText(
            """
            separate the repetitions by a character that they do not match, or make the inner one possessive, as in \
            `(x++)*`
            """,
            zh: "用它们不会匹配的字符隔开各次重复，或者把内层量词改为占有型，例如 `(x++)*`"))
      }
    })
}
