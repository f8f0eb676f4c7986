import SourceText

extension Rule {
  public static let invisibleCharacter = Rule(
    "invisible-character", .error, isConfigurable: false, theme: .yaml,
    summary: LocalizedText("an invisible character in a name, key or id, or as indentation", zh: "名称、键、ID 或缩进中有看不见的字符"),
    why: LocalizedText(
      """
      Nobody sees it, so two names that look the same are different ones, a search does not find them, and the other \
      platforms use another JSON key. It is usually pasted in from a web page or a chat.
      """,
      zh: "这种字符谁也看不见：看起来相同的两个名称其实不同，搜索也搜不到，其他平台用的则是另一个 JSON 键。它往往是从网页或聊天里粘贴进来的。"),
    bad: [
      """
               ↓
      message: Gift\u{200B}
      id: 1
      """,
      """
      message: Gift
      id: 1
      fields:
        ↓
        \u{200E}title: string
              ↓
        note: str\u{AD}ing
                                 ↓
        count: { type: int, key: "c\u{2060}nt" }
      """,
      """
      message: Gift
      id: 1
      fields:
      ↓
      \u{3000}\u{3000}title: string
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      fields:
        title: string
        count: { type: int, key: "cnt" }
      texts:
        summary: "[礼物] 👨‍👩‍👧"
      """
    ])
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
