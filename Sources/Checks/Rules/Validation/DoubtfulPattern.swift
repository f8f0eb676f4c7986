import Schema
import SourceText
import _StringProcessing

extension LintRule {
  static let doubtfulPattern = LintRule(
    "doubtful-pattern", .warning, theme: .validation,
    .constraints { type, _ in
      type.patterns.compactMap { pattern in
        let reason: LocalizedText?
        switch PatternParser.parse(pattern.value) {
        case .success: reason = refusal(of: pattern.value)
        // What is known to be wrong is said by `invalid-pattern`.
        case .failure: return nil
        // `Regex` overflows the stack over sets in sets without end.
        case nil:
          let limit = PatternParser.maximumDepth
          reason = LocalizedText("nested more than \(limit) levels deep", zh: "嵌套超过 \(limit) 层")
        }
        return reason.map {
          Finding(
            LocalizedText("doubtful regular expression: \($0)", zh: "可疑的正则表达式：\($0)"), at: pattern.range,
            help: LocalizedText(
              "try it with `NSRegularExpression`, and ignore this if it is accepted; or write it in another way",
              zh: "用 `NSRegularExpression` 试一下，能接受就忽略此项；否则换一种写法"))
        }
      }
    })

  /// Why the standard library refuses a pattern; nil: it does not, or only has not learnt it yet.
  private static func refusal(of pattern: String) -> LocalizedText? {
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
}
