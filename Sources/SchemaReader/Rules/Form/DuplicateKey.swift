import SourceText

extension Rule {
  static let duplicateKey = Rule("duplicate-key", .error, isConfigurable: false, theme: .form)
}

extension Diagnostic {
  static func duplicateKey(_ key: Located<String>, first: SourceRange?, isDeclaration: Bool = false) -> Diagnostic {
    Diagnostic(
      .duplicateKey, LocalizedText("duplicate key `\(key.value)`", zh: "键 `\(key.value)` 重复"), at: key.range,
      notes: [.init(Wording.firstIsHere, at: first)],
      help: isDeclaration
        ? LocalizedText("write `---` before another declaration, or remove one of them", zh: "在另一个声明之前写上 `---`，或删除其中一个")
        : Wording.removeOne)
  }
}
