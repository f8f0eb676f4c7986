import SourceText

extension Rule {
  static let duplicateField = Rule("duplicate-field", .error, isConfigurable: false, theme: .names)
}

extension Diagnostic {
  /// - Parameter object: what is included and has the first; nil: the first is beside it.
  static func duplicateField(
    _ name: String, at range: SourceRange, after first: SourceRange, of object: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .duplicateField,
      object.map { LocalizedText("`\($0)` already has a field `\(name)`", zh: "`\($0)` 已有字段 `\(name)`") }
        ?? LocalizedText("duplicate field `\(name)`", zh: "字段 `\(name)` 重复"),
      at: range, notes: [.init(Wording.firstIsHere, at: first)], help: Wording.renameOrRemove)
  }
}
