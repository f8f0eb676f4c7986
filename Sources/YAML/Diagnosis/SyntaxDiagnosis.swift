import SourceText

/// Says what a person did wrong where libyaml only says where it lost its way.
///
/// Run only after libyaml failed, on the text around the failure; each detector knows one mistake.
enum SyntaxDiagnosis {
  /// The mistakes by how surely they explain a failure; the first that finds something is right.
  static let detectors: [SyntaxDetector] = [
    .codeFence, .tab, .swiftInterpolation, .surrogateEscape, .badEscape, .hashInBraces, .optionalMark, .fullWidthColon,
    .fullWidthComma, .fullWidthDelimiter, .invisibleLineBreak, .missingSpace, .indicator, .unclosedQuote, .strayComma,
    .textAfterQuote, .textAfterBracket, .bracketInText, .missingComma,
    .colonInText, .unclosedBracket, .strayBracket, .tooMuchIndentation, .unevenIndentation, .missingColon,
  ]

  static func findings(
    for failure: LibYAMLError, in file: SourceFile, isKey: @escaping (String) -> Bool
  ) -> [Diagnostic] {
    let trouble = SyntaxTrouble(failure: failure, file: file, isKey: isKey)
    for detector in detectors {
      let findings = detector.find(trouble)
      if !findings.isEmpty { return findings }
    }
    return [reworded(trouble)]
  }
}
