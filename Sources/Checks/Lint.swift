import Schema
import SourceText

/// The rules, and the one call that applies them.
public enum Lint {
  /// Every rule: the rows of each table, then those with a file; a test compares the list with the files.
  public static let rules: [LintRule] =
    [
      LintRule.typeIDRules, LintRule.businessIDRules, LintRule.declarationRules, LintRule.fieldRules,
      LintRule.sentFieldRules, LintRule.constraintRules, LintRule.messageRules, LintRule.kitMessageRules,
      LintRule.messageLengthRules, LintRule.messagePartRules, LintRule.sensitiveFieldRules, rulesWithFiles,
    ].flatMap { $0 }

  /// By theme.
  private static let rulesWithFiles: [LintRule] = [
    // id
    .duplicateID, .severalWithoutID, .shadowedID, .claimedFirstID, .nearEqualIDs, .repeatedID, .alsoReadsNeverWins,
    .fieldAsID, .nimKitType, .tuikitID, .tuikitClassName, .sharedClassName,
    // wire
    .keysDifferByCase, .keySpelling, .keySynonym, .integerWidth, .vagueInteger,
    // texts
    .pushCanBeEmpty, .localInText, .unlocalizedText, .missingAccessibility,
    // presentation
    .variantNeverWins, .impossibleSize, .smallTouchTarget, .imageWithoutCase, .insecureScheme, .contentTooWide,
    .cutText, .colorWithoutDark, .lowContrast, .unknownThemeKey, .needlessHideWhenEmpty, .sendWithoutEffect,
    // hygiene
    .unusedType, .unusedEnvelope, .unmatchedGlob, .missingTargets, .targetsInOneModule,
  ]

  /// That of fields which were added to a message, as far as a schema says it.
  public static let requiredLaterID = "required-later"

  /// The findings of all rules that are on, rule by rule. Comments have no say in them.
  public static func check(_ schema: Schema) -> [Diagnostic] {
    let rules = rules.filter { $0.rule.severity(in: schema.configuration) != nil }
    var runner = CheckRunner(of: schema)
    return rules.flatMap { rule in
      applyingSeverity(rule.diagnostics(runner.findings(of: rule.check)), by: [rule.rule], in: schema.configuration)
    }
  }

  /// Findings as the configuration says: without those of rules that are off.
  public static func applyingSeverity(
    _ findings: [Diagnostic], by rules: [Rule], in configuration: Configuration
  ) -> [Diagnostic] {
    if findings.isEmpty { return [] }
    let severities = Dictionary(rules.map { ($0.id, $0.severity(in: configuration)) }) { first, _ in first }
    return findings.compactMap { finding in
      guard let severity = severities[finding.id] ?? finding.severity else { return nil }
      return finding.rated(severity)
    }
  }
}

extension Rule {
  /// The severity of its findings in a project; nil: off.
  public func severity(in configuration: Configuration) -> Diagnostic.Severity? {
    !isConfigurable ? severity : configuration.ruleSettings[id].map(\.severity.value) ?? severity
  }
}

extension Rule.Theme {
  static let ids = Rule.Theme("ids", zh: "ID")
  static let wire = Rule.Theme("wire", zh: "传输")
  static let validation = Rule.Theme("validation", zh: "校验")
  static let texts = Rule.Theme("texts", zh: "文本")
  static let presentation = Rule.Theme("presentation", zh: "呈现")
}
