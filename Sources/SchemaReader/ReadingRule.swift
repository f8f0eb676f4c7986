import SourceText

/// The list of everything the reader can find: what `messagegen rules` prints, and where each id stands once.
public enum ReadingRule: String, CaseIterable, Sendable {
  // YAML itself
  case notUTF8 = "not-utf8"
  case controlCharacter = "control-character"
  case fileTooLarge = "file-too-large"
  case emptyFile = "empty-file"
  case yamlSyntax = "yaml-syntax"
  case complexKey = "complex-key"
  case mergeKey = "merge-key"
  case unsupportedTag = "unsupported-tag"
  case unknownAlias = "unknown-alias"
  case aliasCycle = "alias-cycle"
  case aliasExpansion = "alias-expansion"
  case nestingDepth = "nesting-depth"
  // The form of a file
  case unknownKey = "unknown-key"
  case duplicateKey = "duplicate-key"
  case missingKey = "missing-key"
  case conflictingKeys = "conflicting-keys"
  case misplacedKey = "misplaced-key"
  case wrongKind = "wrong-kind"
  case missingValue = "missing-value"
  case emptyValue = "empty-value"
  case unknownValue = "unknown-value"
  case badNumber = "bad-number"
  case badRange = "bad-range"
  case badDocument = "bad-document"
  // Slips of the pen
  case unquotedText = "unquoted-text"
  case unquotedBrackets = "unquoted-brackets"
  case unquotedHash = "unquoted-hash"
  case typographicQuotes = "typographic-quotes"
  case fullWidthPunctuation = "full-width-punctuation"
  case missingSpace = "missing-space"
  case quotedWord = "quoted-word"
  case ambiguousNumber = "ambiguous-number"
  case swiftSpelling = "swift-spelling"
  case literalFieldName = "literal-field-name"
  // Names
  case invalidName = "invalid-name"
  case invalidSwiftName = "invalid-swift-name"
  case swiftNameCollision = "swift-name-collision"
  case duplicateName = "duplicate-name"
  case duplicateField = "duplicate-field"
  case duplicateWireKey = "duplicate-wire-key"
  case duplicateSlot = "duplicate-slot"
  // Types and fields
  case unknownType = "unknown-type"
  case misplacedOptional = "misplaced-optional"
  case directCycle = "direct-cycle"
  case emptyEnum = "empty-enum"
  case equalRawValues = "equal-raw-values"
  case mixedRawValues = "mixed-raw-values"
  case badDefault = "bad-default"
  case defaultOutOfRange = "default-out-of-range"
  case badOmit = "bad-omit"
  case misfitWire = "misfit-wire"
  case misfitSlot = "misfit-slot"
  case misfitLocal = "misfit-local"
  case misfitConstraint = "misfit-constraint"
  // References
  case unknownField = "unknown-field"
  case unknownCase = "unknown-case"
  case unknownEnvelope = "unknown-envelope"
  case unknownPreset = "unknown-preset"
  case misfitField = "misfit-field"
  case misfitTest = "misfit-test"
  // Identities and envelopes
  case missingID = "missing-id"
  case unexpectedID = "unexpected-id"
  case badIdentity = "bad-identity"
  case identityArity = "identity-arity"
  case unmatchedIdentity = "unmatched-identity"
  case unwrittenPresent = "unwritten-present"
  case badEnvelope = "bad-envelope"
  case listEnvelope = "list-envelope"
  // Presentation
  case badSize = "bad-size"
  case badColor = "bad-color"
  case badPlaceholder = "bad-placeholder"
  case badVariants = "bad-variants"
  case sensitivePush = "sensitive-push"
  // Configuration
  case unsupportedVersion = "unsupported-version"
  case badPath = "bad-path"

  public var id: String { rawValue }

  /// Slips that are read as the author meant them are warnings.
  public var severity: Diagnostic.Severity {
    switch self {
    case .emptyFile, .unquotedText, .typographicQuotes, .literalFieldName: .warning
    default: .error
    }
  }
}
