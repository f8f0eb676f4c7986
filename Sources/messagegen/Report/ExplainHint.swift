import SourceText

/// The way from a finding on the terminal to its reasons.
struct ExplainHint {
  private let rule: String

  /// Of the last of the most severe findings; nil: there is none.
  init?(_ findings: [Diagnostic]) {
    let most = findings.map(\.severity).max()
    guard let last = findings.last(where: { $0.severity == most }) else { return nil }
    rule = last.id
  }

  func text(in language: Language) -> String {
    LocalizedText("for details, run `messagegen explain \(rule)`", zh: "运行 `messagegen explain \(rule)` 了解更多").text(
      in: language)
  }
}
