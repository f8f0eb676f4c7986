import SourceText

/// Says what a person did wrong where libyaml only says where it lost its way.
///
/// Run only after libyaml failed, on the text around the failure; each detector knows one mistake.
enum SyntaxDiagnosis {
  /// The mistakes by how surely they explain a failure; the first that finds something is right.
  static let detectors: [SyntaxDetector] = [
    .codeFence, .tab, .swiftInterpolation, .badEscape, .hashInBraces, .optionalMark, .fullWidthColon, .fullWidthComma,
    .fullWidthDelimiter,
    .invisibleLineBreak,
    .missingSpace, .indicator, .unclosedQuote, .textAfterQuote, .textAfterBracket, .bracketInText, .missingComma,
    .colonInText, .unclosedBracket, .strayBracket, .tooMuchIndentation, .unevenIndentation, .missingColon,
  ]

  static func findings(for failure: YAMLFailure, in file: SourceFile) -> [Diagnostic] {
    let trouble = SyntaxTrouble(failure: failure, file: file)
    for detector in detectors {
      let findings = detector.find(trouble)
      if !findings.isEmpty { return findings }
    }
    return [reworded(trouble)]
  }
}

/// One mistake people make in YAML, and how to tell from the text that it was made.
struct SyntaxDetector: Sendable {
  let find: @Sendable (SyntaxTrouble) -> [Diagnostic]

  init(_ find: @escaping @Sendable (SyntaxTrouble) -> [Diagnostic]) { self.find = find }

  /// For mistakes of which there is one at most.
  init(one find: @escaping @Sendable (SyntaxTrouble) -> Diagnostic?) {
    self.find = { trouble in find(trouble).map { [$0] } ?? [] }
  }
}
