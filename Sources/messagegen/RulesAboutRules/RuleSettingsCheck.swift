import Schema
import SourceText
import Templates

/// What the configuration sets: there must be such a rule, and its severity must be a choice.
enum RuleSettingsCheck {
  static let rules: [Rule] = [.unknown, .severityNotConfigurable]

  static func findings(in configuration: Configuration) -> [Diagnostic] {
    configuration.ruleSettings.compactMap { id, setting -> Diagnostic? in
      guard let rule = RuleCatalog.byID[id] else { return .unknownRule(id, at: setting.name) }
      guard !rule.isConfigurable, setting.severity.value != .error else { return nil }
      return .notConfigurable(rule, at: setting.severity.range)
    }
  }
}

extension Rule {
  fileprivate static let unknown = Rule("unknown-rule", .error, isConfigurable: false, theme: .hygiene)
  fileprivate static let severityNotConfigurable = Rule(
    "severity-not-configurable", .error, isConfigurable: false, theme: .hygiene)
}

extension Diagnostic {
  fileprivate static func unknownRule(_ id: String, at range: SourceRange) -> Diagnostic {
    let nearest = Spelling.nearest(to: id, in: RuleCatalog.byID.keys.sorted())
    return Diagnostic(
      .unknown, LocalizedText("unknown rule `\(id)`", zh: "未知规则 `\(id)`"), at: range,
      help: nearest.map(Wording.didYouMean) ?? Wording.deleteIt,
      fixIts: nearest.map { [.init(Wording.write($0), replace: range, with: $0)] } ?? [])
  }

  fileprivate static func notConfigurable(_ rule: Rule, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .severityNotConfigurable,
      LocalizedText(
        "the severity of `\(rule.id)` cannot be changed: \(rule.page.summary)",
        zh: "不能更改 `\(rule.id)` 的严重级别：\(rule.page.summary)"),
      at: range,
      help: LocalizedText(
        "set it to `error` or remove the line, and fix what the rule reports", zh: "改为 `error` 或删除这一行，并修复该规则报告的问题"),
      fixIts: [.init(LocalizedText("set it to `error`", zh: "改为 `error`"), replace: range, with: "error")])
  }
}
