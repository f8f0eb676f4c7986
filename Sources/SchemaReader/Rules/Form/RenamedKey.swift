import SourceText

extension Rule {
  static let renamedKey = Rule("renamed-key", .error, isConfigurable: false, theme: .form)
}

extension Diagnostic {
  /// - Parameter isAlone: Whether the new name is not there beside the old one.
  static func renamedKey(_ old: String, at range: SourceRange, to new: String, isAlone: Bool = true) -> Diagnostic {
    Diagnostic(
      .renamedKey, LocalizedText("`\(old)` has been renamed to `\(new)`", zh: "`\(old)` 已改名为 `\(new)`"), at: range,
      help: isAlone
        ? Wording.write(new)
        : LocalizedText("keep only one of the two, as `\(new)`", zh: "两者只保留一个，写成 `\(new)`"),
      fixIts: isAlone ? [.init(Wording.write(new), replace: range, with: new, isSafe: true)] : [])
  }
}
