import SourceText

extension Rule {
  static let duplicateKey = Rule(
    "duplicate-key", .error, isConfigurable: false, theme: .form,
    summary: LocalizedText("a key that occurs twice in a mapping", zh: "同一映射中出现两次的键"),
    why: LocalizedText(
      """
      YAML parsers keep the first, the last, or both. Whichever it is, one line of the schema has no effect, and \
      nobody can tell which.
      """,
      zh: "不同的 YAML 解析器会保留第一个、最后一个或者两个都留。无论哪种，schema 中总有一行不起作用，而且看不出是哪一行。"),
    bad: [
      """
      message: Gift
      id: 1
      hidden: true
      texts:
        summary: "[礼物]"
      ↓
      hidden: false
      """
    ],
    good: [
      """
      message: Gift
      id: 1
      hidden: true
      """
    ])
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
