import SourceText

extension Rule {
  static let defaultOutOfRange = Rule("default-out-of-range", .error, isConfigurable: false, theme: .fields)
}

extension Diagnostic {
  /// - Parameter own: of the field.
  static func defaultOutOfRange(at range: SourceRange, range own: SourceRange) -> Diagnostic {
    Diagnostic(
      .defaultOutOfRange,
      LocalizedText("the default is outside the field's own `range`", zh: "默认值超出了该字段自己的 `range`"), at: range,
      notes: [.init(LocalizedText("the range is set here", zh: "范围在这里"), at: own)],
      help: LocalizedText("change one of them", zh: "修改其中一个"))
  }
}
