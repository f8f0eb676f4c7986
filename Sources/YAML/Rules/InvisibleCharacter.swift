import SourceText

extension Rule {
  public static let invisibleCharacter = Rule("invisible-character", .error, isConfigurable: false, theme: .yaml)
}

extension Diagnostic {
  /// - Parameters:
  ///   - scalars: Those that nobody sees, each once.
  ///   - name: What is left without them.
  ///   - edits: What removes them.
  ///   - isSafe: Whether it cannot have been meant.
  public static func invisibleCharacter(
    _ scalars: [Unicode.Scalar], in name: Located<String>, edits: [Edit], isSafe: Bool
  ) -> Diagnostic {
    let numbers = scalars.map(\.shownByNumber).joined(separator: ", ")
    let isOne = scalars.count == 1
    let remove = isOne ? Wording.deleteIt : LocalizedText("remove them", zh: "删除它们")
    return Diagnostic(
      .invisibleCharacter,
      LocalizedText(
        "invisible \(isOne ? "character" : "characters") \(numbers) in `\(name.value)`",
        zh: "`\(name.value)` 中有看不见的字符 \(numbers)"),
      at: name.range, help: remove, fixIts: [.init(remove, edits: edits, isSafe: isSafe)])
  }

  /// - Parameter blanks: Those of all lines that are no spaces.
  static func invisibleCharacter(indentation blanks: [Located<Unicode.Scalar>]) -> Diagnostic {
    let first = blanks[0]
    let isFullWidth = first.value == "\u{3000}"
    let name =
      isFullWidth ? LocalizedText("full-width space", zh: "全角空格") : LocalizedText("non-ASCII space", zh: "非 ASCII 空格")
    let help = LocalizedText("indent with spaces", zh: "用半角空格缩进")
    let edits = blanks.map { Edit(range: $0.range, replacement: $0.value == "\u{3000}" ? "  " : " ") }
    return Diagnostic(
      .invisibleCharacter,
      LocalizedText(
        "\(name) \(first.value.shownByNumber) as indentation", zh: "用\(name) \(first.value.shownByNumber) 缩进"),
      at: first.range, help: help, fixIts: [.init(help, edits: edits)])
  }
}
