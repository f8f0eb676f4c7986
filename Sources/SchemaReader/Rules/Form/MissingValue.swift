import SourceText

extension Rule {
  static let missingValue = Rule("missing-value", .error, isConfigurable: false, theme: .form)
}

extension Diagnostic {
  static func missingValue(of what: LocalizedText, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingValue, LocalizedText("\(what) has no value", zh: "\(what)没有值"), at: range,
      help: LocalizedText("add a value, or remove the key", zh: "写上一个值，或删除这个键"))
  }
}
