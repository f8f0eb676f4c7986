import SourceText

extension Rule {
  static let unknownEnvelope = Rule("unknown-envelope", .error, isConfigurable: false, theme: .references)
}

extension Diagnostic {
  static func unknownEnvelope(_ name: Located<String>, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownEnvelope, LocalizedText("unknown envelope `\(name.value)`", zh: "未知信封 `\(name.value)`"), name,
      among: names)
  }
}
