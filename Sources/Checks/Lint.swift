import Schema
import SourceText

/// The rules, and the one call that applies them.
public enum Lint {
  /// Every rule by theme; a test compares this list with the files in `Rules`.
  public static let themes: [RuleTheme<Rule>] = [
    RuleTheme(
      "identity", zh: "标识",
      [
        .duplicateID, .severalWithoutID, .shadowedIdentity, .reservedID, .idNotAllowed, .idZero,
        .nearEqualIDs, .repeatedID, .readNeverWins, .fieldAsIdentity, .kitType,
        .tuikitReservedID, .tuikitNearID, .tuikitUnknownBuiltIn, .tuikitIdentity, .tuikitIDShape, .tuikitClassName,
        .sharedClassName,
      ]),
    RuleTheme(
      "wire", zh: "传输",
      [
        .keysDifferByCase, .keySpelling, .keySynonym, .integerWidth, .vagueInteger, .longInteger,
        .moneyAsDouble, .timestampAsNumber, .requiredLater, .closedEnum, .jsonField, .unboundedString, .unboundedList,
        .tuikitLinkFields, .tuikitReservedKey, .tuikitTypingFields, .tuikitRoot, .tuikitLongInteger, .tuikitBool,
        .messageTooLong, .messageNearlyTooLong,
      ]),
    RuleTheme(
      "validation", zh: "校验",
      [
        .constraintContradiction, .defaultFailsValidation, .invalidPattern, .uploadURLChecked,
      ]),
    RuleTheme(
      "texts", zh: "文本",
      [
        .missingSummary, .pushCanBeEmpty, .pushNeverSent, .sensitiveInText, .sensitiveInContent, .localInText,
        .unlocalizedText, .missingAccessibility,
      ]),
    RuleTheme(
      "presentation", zh: "呈现",
      [
        .variantNeverWins, .impossibleSize, .swappedInsets, .smallTouchTarget, .aspectWithoutElse, .imageWithoutCase,
        .openAnyScheme, .insecureScheme, .fixedFileName, .hiddenButShown, .contentTooWide, .cutText, .coveredByTime,
        .imageWithoutPlaceholder, .colorWithoutDark, .unknownThemeKey, .ratingWithoutRange, .needlessHideWhenEmpty,
        .tipWithContent, .buttonWithoutTap, .menuNowhere, .menuWithoutImage, .sendWithoutEffect,
      ]),
    RuleTheme(
      "hygiene", zh: "规范",
      [
        .missingDoc, .missingFieldDoc, .missingOwner, .deprecatedWithoutReason, .nameRepeatsSuffix, .unusedType,
        .unusedEnvelope, .unmatchedGlob, .unknown, .fatal,
      ]),
  ]

  /// All of them, theme by theme.
  public static let rules: [Rule] = themes.flatMap(\.rules)

  /// The findings of all rules that are on, in the order of the text.
  ///
  /// - Parameter known: rule ids of other modules (the reader's) that the configuration may name as well.
  public static func check(_ schema: Schema, known: [String] = []) -> [Diagnostic] {
    rules.flatMap { rule -> [Diagnostic] in
      guard let severity = rule.severity(in: schema.configuration) else { return [] }
      return rule.findings(in: schema, known: known).map {
        var finding = $0
        finding.severity = severity
        return finding
      }
    }.sorted { ($0.range, $0.id) < ($1.range, $1.id) }
  }
}

extension Rule {
  /// What its findings weigh in a project; nil: off.
  public func severity(in configuration: Configuration) -> Diagnostic.Severity? {
    isFatal ? severity : configuration.ruleSeverities[id].map(\.value) ?? severity
  }
}
