import SourceText

/// Something that the reader can find: what it is, why it is refused, and examples that are documentation and test at once.
///
/// One file in `ReadingRules` holds one rule as a `static let`; ``themes`` lists them by hand.
public struct ReadingRule: Sendable {
  /// In kebab-case.
  public let id: String
  /// Slips that are read as the author meant them are warnings; what else the reader finds is an error.
  public let severity: Diagnostic.Severity
  /// What it finds, in half a sentence.
  public let summary: Phrase
  /// What would go wrong if it were read somehow.
  public let why: Phrase
  /// Each has at least one finding, at its marks.
  public let bad: [Example]
  /// None has a finding of this rule.
  public let good: [Example]

  init(
    _ id: String, _ severity: Diagnostic.Severity = .error, summary: Phrase, why: Phrase, bad: [Example],
    good: [Example]
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.why = why
    self.bad = bad
    self.good = good
  }
}

extension ReadingRule {
  /// Every rule by theme; a test compares this list with the files in `ReadingRules`.
  public static let themes: [RuleTheme<ReadingRule>] = [
    RuleTheme(
      "yaml", zh: "YAML",
      [
        .notUTF8, .controlCharacter, .fileTooLarge, .emptyFile, .yamlSyntax, .complexKey, .mergeKey, .unsupportedTag,
        .unknownAlias, .aliasCycle, .aliasExpansion, .nestingDepth,
      ]),
    RuleTheme(
      "form", zh: "形式",
      [
        .unknownKey, .duplicateKey, .missingKey, .conflictingKeys, .misplacedKey, .wrongKind, .missingValue,
        .emptyValue, .unknownValue, .badNumber, .badRange, .badDocument,
      ]),
    RuleTheme(
      "slips", zh: "笔误",
      [
        .unquotedText, .unquotedBrackets, .unquotedHash, .typographicQuotes, .fullWidthPunctuation, .missingSpace,
        .quotedWord, .ambiguousNumber, .swiftSpelling, .literalFieldName,
      ]),
    RuleTheme(
      "names", zh: "名称",
      [
        .invalidName, .invalidSwiftName, .swiftNameCollision, .duplicateName, .duplicateField, .duplicateWireKey,
        .duplicateSlot,
      ]),
    RuleTheme(
      "types and fields", zh: "类型与字段",
      [
        .unknownType, .misplacedOptional, .repeatedOptional, .directCycle, .emptyEnum, .equalRawValues, .mixedRawValues,
        .badDefault,
        .defaultOutOfRange, .badOmit, .misfitWire, .misfitSlot, .misfitLocal, .misfitConstraint,
      ]),
    RuleTheme(
      "references", zh: "引用",
      [
        .unknownField, .unknownCase, .unknownEnvelope, .unknownPreset, .misfitField, .misfitTest,
      ]),
    RuleTheme(
      "identities and envelopes", zh: "标识与封套",
      [
        .missingID, .unexpectedID, .badIdentity, .identityArity, .unmatchedIdentity, .unwrittenPresent, .badEnvelope,
        .listEnvelope,
      ]),
    RuleTheme(
      "presentation", zh: "呈现",
      [
        .badSize, .badColor, .badPlaceholder, .badVariants, .sensitivePush,
      ]),
    RuleTheme(
      "configuration", zh: "配置",
      [
        .unsupportedVersion, .badPath, .badRuntime,
      ]),
  ]

  /// All of them, theme by theme.
  public static let all: [ReadingRule] = themes.flatMap(\.rules)

  /// Whether the configuration may change its severity: errors leave nothing that could be read.
  public var isFatal: Bool { severity == .error }
}
