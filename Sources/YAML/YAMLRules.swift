import SourceText

/// What is no YAML, or more of it than the language has; a merge conflict is in `SourceText`.
extension Rule {
  public static let notUTF8 = Rule("not-utf8", .error, isConfigurable: false, theme: .yaml)
  public static let controlCharacter = Rule("control-character", .error, isConfigurable: false, theme: .yaml)
  public static let invisibleCharacter = Rule("invisible-character", .error, isConfigurable: false, theme: .yaml)
  public static let fileTooLarge = Rule("file-too-large", .error, isConfigurable: false, theme: .yaml)
  public static let emptyFile = Rule("empty-file", .warning, theme: .yaml)
  public static let yamlSyntax = Rule("yaml-syntax", .error, isConfigurable: false, theme: .yaml)
  public static let complexKey = Rule("complex-key", .error, isConfigurable: false, theme: .yaml)
  public static let mergeKey = Rule("merge-key", .error, isConfigurable: false, theme: .yaml)
  public static let unsupportedTag = Rule("unsupported-tag", .error, isConfigurable: false, theme: .yaml)
  public static let unknownAlias = Rule("unknown-alias", .error, isConfigurable: false, theme: .yaml)
  public static let aliasCycle = Rule("alias-cycle", .error, isConfigurable: false, theme: .yaml)
  public static let aliasExpansion = Rule("alias-expansion", .error, isConfigurable: false, theme: .yaml)
  public static let nestingDepth = Rule("nesting-depth", .error, isConfigurable: false, theme: .yaml)
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
      .invisibleCharacter, "invisible \(isOne ? "character" : "characters") \(numbers) in `\(name.value)`",
      zh: "`\(name.value)` 中有看不见的字符 \(numbers)", at: name.range, help: remove,
      fixIts: [.init(remove, edits: edits, isSafe: isSafe)])
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
      .invisibleCharacter, "\(name) \(first.value.shownByNumber) as indentation",
      zh: "用\(name) \(first.value.shownByNumber) 缩进", at: first.range, help: help, fixIts: [.init(help, edits: edits)])
  }

  /// - Parameter most: How many elements may be inside one another.
  public static func nestingDepth(ofContentAt range: SourceRange, most: Int) -> Diagnostic {
    Diagnostic(
      .nestingDepth, "content can be nested at most \(most) levels deep", zh: "`content` 最多嵌套 \(most) 层元素", at: range,
      help: LocalizedText("remove rows and columns that contain a single element", zh: "去掉只含一个元素的 `row` 或 `column`"))
  }
}
