extension ReadingRule {
  /// The group it belongs to, in small letters.
  public var theme: String {
    switch self {
    case .notUTF8, .controlCharacter, .fileTooLarge, .emptyFile, .yamlSyntax, .complexKey, .mergeKey, .unsupportedTag,
      .unknownAlias, .aliasCycle, .aliasExpansion, .nestingDepth:
      "yaml"
    case .unknownKey, .duplicateKey, .missingKey, .conflictingKeys, .misplacedKey, .wrongKind, .missingValue,
      .emptyValue, .unknownValue, .badNumber, .badRange, .badDocument:
      "form"
    case .unquotedText, .unquotedBrackets, .unquotedHash, .typographicQuotes, .fullWidthPunctuation, .missingSpace,
      .quotedWord, .ambiguousNumber, .swiftSpelling, .literalFieldName:
      "slips"
    case .invalidName, .invalidSwiftName, .swiftNameCollision, .duplicateName, .duplicateField, .duplicateWireKey,
      .duplicateSlot:
      "names"
    case .unknownType, .misplacedOptional, .directCycle, .emptyEnum, .equalRawValues, .mixedRawValues, .badDefault,
      .defaultOutOfRange, .badOmit, .misfitWire, .misfitSlot, .misfitLocal, .misfitConstraint:
      "types and fields"
    case .unknownField, .unknownCase, .unknownEnvelope, .unknownPreset, .misfitField, .misfitTest: "references"
    case .missingID, .unexpectedID, .badIdentity, .identityArity, .unmatchedIdentity, .unwrittenPresent, .badEnvelope,
      .listEnvelope:
      "identities and envelopes"
    case .badSize, .badColor, .badPlaceholder, .badVariants, .sensitivePush: "presentation"
    case .unsupportedVersion, .badPath: "configuration"
    }
  }
}
