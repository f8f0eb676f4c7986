import SourceText

extension Rule {
  static let badVariants = Rule("bad-variants", .error, isConfigurable: false, theme: .presentation)
}

extension Diagnostic {
  /// - Parameter isLast: Whether it is the last one, and has a `when`; else it has none.
  static func badVariants(isLast: Bool, at range: SourceRange) -> Diagnostic {
    isLast
      ? Diagnostic(
        .badVariants, LocalizedText("the last variant must not have a `when`", zh: "最后一个变体不能带 `when`"), at: range,
        help: LocalizedText("add a variant without `when` for all other cases", zh: "再加一个没有 `when` 的变体，用于其余情况"))
      : Diagnostic(
        .badVariants,
        LocalizedText("a variant without `when` hides the variants after it", zh: "没有 `when` 的变体会遮住后面的变体"),
        at: range, help: LocalizedText("move it to the end, or add a `when`", zh: "把它移到最后，或加上 `when`"))
  }
}
