import SourceText

extension SchemaReader {
  /// All that is found while schemas are read, by theme; a test compares this list with the files in the folders of
  /// `Rules`. `invalid-example` is found in what was read, too.
  ///
  /// Mistakes that are read as the author meant them are warnings. Everything else is an error that cannot be configured,
  /// since nothing is left that could be read.
  public static let rules: [Rule] = [
    // yaml
    .notUTF8, .controlCharacter, .invisibleCharacter, .mergeConflict, .fileTooLarge, .emptyFile, .yamlSyntax,
    .complexKey, .mergeKey, .unsupportedTag,
    .unknownAlias, .aliasCycle, .aliasExpansion, .nestingDepth,
    // form
    .unknownKey, .renamedKey, .duplicateKey, .missingKey, .conflictingKeys, .misplacedKey, .wrongKind, .missingValue,
    .emptyValue,
    .unknownValue, .badNumber, .badRange, .badDocument,
    // common mistakes
    .unquotedText, .unquotedBrackets, .unquotedHash, .typographicQuotes, .fullWidthPunctuation, .missingSpace,
    .quotedWord, .ambiguousNumber, .swiftSpelling, .literalFieldName,
    // names
    .invalidName, .invalidSwiftName, .swiftNameCollision, .duplicateName, .duplicateField, .duplicateJSONKey,
    .duplicateSlot,
    // types and fields
    .unknownType, .misplacedOptional, .repeatedOptional, .directCycle, .emptyEnum, .equalRawValues, .mixedRawValues,
    .badDefault, .defaultOutOfRange, .badOmit, .unsupportedEncoding, .unsupportedSlot, .unsupportedLocal,
    .unsupportedConstraint, .invalidExample,
    // references
    .unknownField, .unknownCase, .unknownEnvelope, .unknownPreset, .unsupportedField, .unsupportedCondition,
    // ids and envelopes
    .missingID, .unexpectedID, .badID, .idArity, .unmatchedID, .unwrittenRequiredKey, .badEnvelope,
    .listEnvelope,
    // presentation
    .badSize, .badColor, .badPlaceholder, .badVariants, .sensitivePush,
    // configuration
    .unsupportedVersion, .wrongVersion, .badPath, .badRuntime, .badDocs,
  ]
}

extension Rule.Theme {
  static let form = Rule.Theme("form", zh: "形式")
  static let commonMistakes = Rule.Theme("common mistakes", zh: "常见错误")
  static let names = Rule.Theme("names", zh: "名称")
  static let references = Rule.Theme("references", zh: "引用")
  static let ids = Rule.Theme("ids and envelopes", zh: "ID 与信封")
  static let presentation = Rule.Theme("presentation", zh: "呈现")
  static let configuration = Rule.Theme("configuration", zh: "配置")
}
