import Schema
import SourceText

extension LintRule {
  static let slowPattern = LintRule(
    "slow-pattern", .warning, theme: .validation,
    summary: LocalizedText("nested quantifiers that match a text in many ways", zh: "嵌套的量词可用多种方式匹配同一文本"),
    why: LocalizedText(
      """
      A text that does not match is tried in every way: with each character there may be twice as many. The generated \
      check stops after about a million steps, and the message is invalid even if it would match.
      """,
      zh: """
        不匹配的文本会按每种方式尝试，每多一个字符，方式可能翻倍。生成的校验约一百万步后放弃，即使能够匹配，该消息也无效。
        """),
    bad: [
      """
      message: Gift
      id: 7
      fields:
                              ↓
        code: { type: string, pattern: '(x+x+)+y' }
                               ↓
        words: { type: string, pattern: '^(\\w+\\s?)*$' }
                                 ↓
        letters: { type: string, pattern: '^([a-z]+|[0-9])+$' }
                               ↓
        twice: { type: string, pattern: '^(\\d\\d?)+$' }
      """
    ],
    good: [
      """
      message: Gift
      id: 7
      fields:
        code: { type: string, pattern: '^(a|b)+$' }
        version: { type: string, pattern: '^\\d+(\\.\\d+)*$' }
        words: { type: string, pattern: '^(\\w++\\s?)*$' }
        list: { type: string, pattern: '^(\\d{1,3},)*$' }
      """
    ],
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
