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
  static func misplacedKey(schemesBeside key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedKey,
      Phrase("`schemes` stands beside `open`, not `\(key)`", zh: "`schemes` 要写在 `open` 旁边，而不是 `\(key)`"),
      at: range, help: Wording.removeIt)
  }

  static func misplacedKey(constraint name: String, beside key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedKey,
      Phrase("`\(name)` stands beside `field`, not `\(key)`", zh: "`\(name)` 要写在 `field` 旁边，而不是 `\(key)`"),
      at: range,
      help: Phrase(
        "write an entry of its own: `{ field: …, \(name): … }`", zh: "单独写成一项：`{ field: …, \(name): … }`"))
  }
}
