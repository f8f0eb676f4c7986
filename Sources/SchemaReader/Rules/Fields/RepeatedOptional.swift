import SourceText

extension Rule {
  static let repeatedOptional = Rule("repeated-optional", .warning, theme: .fields)
}

extension Diagnostic {
  /// - Parameter marks: from the second on.
  static func repeatedOptional(_ field: String, marks: SourceRange, canRemove: Bool) -> Diagnostic {
    Diagnostic(
      .repeatedOptional, LocalizedText("`\(field)` is marked as optional twice", zh: "`\(field)` 重复标记为可选"), at: marks,
      help: LocalizedText("remove the second `?`", zh: "删除第二个 `?`"),
      fixIts: canRemove ? [.init(Wording.removeMark, replace: marks, with: "", isSafe: true)] : [])
  }
}
