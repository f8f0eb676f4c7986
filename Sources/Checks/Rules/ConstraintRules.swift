import Schema
import SourceText
import _StringProcessing

extension LintRule {
  /// About a constraint of a field or of a `validate` entry.
  static let constraintRules: [LintRule] = [
    .constraint("closed-enum", .note, theme: .wire) { constraint, field in
      guard constraint.value == .known else { return nil }
      return Finding(
        "a new value of `\(field)` makes the message invalid in every released version",
        zh: "`\(field)` 出现新取值时，消息在所有已发布的版本中都会无效", at: constraint.range,
        help: LocalizedText(
          "remove `known`, and handle `.unrecognized` in the app", zh: "去掉 `known`，并在 App 中处理 `.unrecognized`"))
    },
    .constraint("invalid-pattern", .error, theme: .validation) { constraint, _ in
      guard case .pattern(let pattern) = constraint.value,
        case .failure(let fault) = PatternParser.parse(pattern)
      else { return nil }
      return Finding(
        "invalid regular expression: \(fault.message)", zh: "无效的正则表达式：\(fault.message)",
        at: constraint.range, help: fault.help)
    },
    .constraint("doubtful-pattern", .warning, theme: .validation) { constraint, _ in
      guard case .pattern(let pattern) = constraint.value, let doubt = doubt(about: pattern) else { return nil }
      return Finding(
        "doubtful regular expression: \(doubt)", zh: "可疑的正则表达式：\(doubt)", at: constraint.range,
        help: LocalizedText(
          "try it with `NSRegularExpression`, and ignore this if it is accepted; or write it in another way",
          zh: "用 `NSRegularExpression` 试一下，能接受就忽略此项；否则换一种写法"))
    },
    .constraint("slow-pattern", .warning, theme: .validation) { constraint, _ in
      guard case .pattern(let pattern) = constraint.value,
        pattern.unicodeScalars.count <= PatternParser.maximumLength,
        case .success(let node) = PatternParser.parse(pattern), node.hasSlowLoop
      else { return nil }
      return Finding(
        "nested quantifiers in a pattern can take very long", zh: "模式中的嵌套量词可能耗时极长", at: constraint.range,
        help: LocalizedText(
          """
          separate the repetitions by a character that they do not match, or make the inner one possessive, as in \
          `(x++)*`
          """,
          zh: "用它们不会匹配的字符隔开各次重复，或者把内层量词改为占有型，例如 `(x++)*`"))
    },
  ]
}

/// Why it is not sure that a pattern is valid; what is known to be wrong is said by `invalid-pattern`.
private func doubt(about pattern: String) -> LocalizedText? {
  switch PatternParser.parse(pattern) {
  case .success: return refusal(of: pattern)
  case .failure: return nil
  // `Regex` overflows the stack over sets in sets without end.
  case nil:
    let limit = PatternParser.maximumDepth
    return LocalizedText("nested more than \(limit) levels deep", zh: "嵌套超过 \(limit) 层")
  }
}

/// Why the standard library refuses a pattern; nil: it does not, or only has not learnt it yet.
private func refusal(of pattern: String) -> LocalizedText? {
  guard pattern.unicodeScalars.count <= PatternParser.maximumLength else { return nil }
  do {
    _ = try Regex<AnyRegexOutput>(pattern)
    return nil
  } catch {
    let reason = "\(error)"
    if reason.contains("supported") { return nil }
    return LocalizedText("Swift's `Regex` refuses it: \(reason)", zh: "Swift 的 `Regex` 拒绝：\(reason)")
  }
}
