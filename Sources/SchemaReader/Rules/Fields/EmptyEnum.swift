import SourceText

extension Rule {
  static let emptyEnum = Rule("empty-enum", .error, isConfigurable: false, theme: .fields)
}

extension Diagnostic {
  static func emptyEnum(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .emptyEnum, LocalizedText("an enum needs at least one case", zh: "枚举至少要有一个 case"), at: range,
      help: LocalizedText("to accept any value, use `string` or `int`", zh: "如果可以取任意值，请用 `string` 或 `int`"))
  }
}
