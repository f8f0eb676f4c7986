import Schema
import SourceText
import Templates

/// What comments name: there must be such a rule, and a comment must be able to suppress its findings.
enum NamedRulesCheck {
  static let rules: [Rule] = [.unknownRuleInComment, .severityNotConfigurableInComment, .breakingRuleInComment]

  static func findings(in comments: [IgnoreComment]) -> [Diagnostic] {
    comments.flatMap(\.ids).compactMap { id -> Diagnostic? in
      guard let rule = RuleCatalog.byID[id.value] else { return .unknownRule(id) }
      if !rule.isConfigurable { return .notConfigurable(rule, at: id.range) }
      return rule.isAccepted ? .notSuppressible(rule, at: id.range) : nil
    }
  }
}

extension Rule {
  /// Its findings are accepted instead of suppressed.
  var isAccepted: Bool { isConfigurable && !isSuppressible && theme != .comments }

  fileprivate static let unknownRuleInComment = Rule(
    "unknown-rule-in-comment", .error, isConfigurable: false, theme: .comments)
  fileprivate static let severityNotConfigurableInComment = Rule(
    "severity-not-configurable-in-comment", .error, isConfigurable: false, theme: .comments)
  fileprivate static let breakingRuleInComment = Rule(
    "breaking-rule-in-comment", .error, isConfigurable: false, theme: .comments)
}

extension Diagnostic {
  fileprivate static func unknownRule(_ id: Located<String>) -> Diagnostic {
    guard !id.value.contains(where: \.isWhitespace) else {
      return Diagnostic(
        .unknownRuleInComment, LocalizedText("`\(id.value)` is not a rule id", zh: "`\(id.value)` 不是规则 ID"),
        at: id.range,
        help: LocalizedText(
          "separate rule ids with commas, and put the reason after `--`", zh: "规则之间用逗号分隔，原因写在 `--` 之后"))
    }
    let near = Spelling.nearest(to: id.value, in: RuleCatalog.byID.keys.sorted())
    return Diagnostic(
      .unknownRuleInComment, LocalizedText("unknown rule `\(id.value)`", zh: "未知规则 `\(id.value)`"), at: id.range,
      help: near.map(Wording.didYouMean)
        ?? LocalizedText("run `messagegen rules` to list all rules", zh: "运行 `messagegen rules` 查看所有规则"),
      fixIts: near.map { [.init(Wording.write($0), replace: id.range, with: $0)] } ?? [])
  }

  fileprivate static func notConfigurable(_ rule: Rule, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .severityNotConfigurableInComment,
      LocalizedText(
        "`\(rule.id)` cannot be suppressed: \(rule.page.summary)", zh: "`\(rule.id)` 不能忽略：\(rule.page.summary)"),
      at: range,
      help: LocalizedText(
        "remove it from the comment and fix what it reports", zh: "从注释里删除它，并修复它报告的问题"))
  }

  fileprivate static func notSuppressible(_ rule: Rule, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .breakingRuleInComment,
      LocalizedText(
        "`\(rule.id)` cannot be suppressed by a comment: \(rule.page.summary)",
        zh: "`\(rule.id)` 不能用注释忽略：\(rule.page.summary)"),
      at: range,
      help: LocalizedText(
        "remove it from the comment, and accept the change with `messagegen breaking --accept`",
        zh: "从注释里删除它，并用 `messagegen breaking --accept` 接受这个变更"))
  }
}
