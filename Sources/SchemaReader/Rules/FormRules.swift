import SourceText

/// Rules about the form of documents that say one thing.
extension Rule {
  static let renamedKey = Rule("renamed-key", .error, isConfigurable: false, theme: .form)
  static let duplicateKey = Rule("duplicate-key", .error, isConfigurable: false, theme: .form)
  static let missingValue = Rule("missing-value", .error, isConfigurable: false, theme: .form)
}

extension Diagnostic {
  /// - Parameter isAlone: Whether the new name is not there beside the old one.
  static func renamedKey(_ old: String, at range: SourceRange, to new: String, isAlone: Bool = true) -> Diagnostic {
    Diagnostic(
      .renamedKey, "`\(old)` has been renamed to `\(new)`", zh: "`\(old)` 已改名为 `\(new)`", at: range,
      help: isAlone
        ? Wording.write(new)
        : LocalizedText("keep only one of the two, as `\(new)`", zh: "两者只保留一个，写成 `\(new)`"),
      fixIts: isAlone ? [.init(Wording.write(new), replace: range, with: new, isSafe: true)] : [])
  }

  static func duplicateKey(_ key: Located<String>, first: SourceRange?, isDeclaration: Bool = false) -> Diagnostic {
    Diagnostic(
      .duplicateKey, "duplicate key `\(key.value)`", zh: "键 `\(key.value)` 重复", at: key.range,
      notes: [.init(Wording.firstIsHere, at: first)],
      help: isDeclaration
        ? LocalizedText("write `---` before another declaration, or remove one of them", zh: "在另一个声明之前写上 `---`，或删除其中一个")
        : Wording.removeOne)
  }

  static func missingValue(of what: LocalizedText, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingValue, "\(what) has no value", zh: "\(what)没有值", at: range,
      help: LocalizedText("add a value, or remove the key", zh: "写上一个值，或删除这个键"))
  }
}
