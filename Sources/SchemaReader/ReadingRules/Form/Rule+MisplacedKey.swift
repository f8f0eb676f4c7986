import SourceText

extension Rule {
  static let misplacedKey = Rule(
    "misplaced-key", .error, isFatal: true, theme: .form,
    summary: Phrase("a key that has no meaning in this combination", zh: "在这种组合下没有意义的键"),
    why: Phrase(
      """
      The key is known, but nothing reads it beside the others that stand there. Somebody would rely on a \
      setting that has no effect.
      """,
      zh: "这个键本身是有的，但与旁边的键放在一起时没有任何作用。写的人却会以为它已经生效。"),
    bad: [
      """
      message: Meeting
      id: 6
      fields:
                               ↓
        title: { type: string, unit: ms }
      """,
      """
      message: Order
      id: 7
                               ↓
      tap: { event: OpenOrder, schemes: [https] }
      """,
    ],
    good: [
      """
      message: Meeting
      id: 6
      fields:
        startsAt: { type: timestamp, unit: ms }
        link: url
      tap: { open: link, schemes: [https] }
      """
    ])
}

extension Diagnostic {
  static func misplacedKey(customHeightAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedKey,
      Phrase("`customHeight` is read by NetEase's V10 UI kit alone", zh: "只有网易云信 V10 的 UI 组件才读取 `customHeight`"),
      at: range, help: Phrase("add `nim-v2` to the target's `sdk`, or remove it", zh: "在目标的 `sdk` 里加上 `nim-v2`，或删除它"))
  }

  static func misplacedKey(ofTUIKit key: Located<String>) -> Diagnostic {
    Diagnostic(
      .misplacedKey, Phrase("`\(key.value)` is for TUIKit alone", zh: "`\(key.value)` 只用于 TUIKit"), at: key.range,
      help: Phrase("add `tuikit` to the target's `sdk`, or remove it", zh: "在目标的 `sdk` 里加上 `tuikit`，或删除它"))
  }
}
