import SourceText

extension Rule {
  static let badNumber = Rule(
    "bad-number", .error, isFatal: true, theme: .form,
    summary: Phrase("a number out of the range its key takes", zh: "数值超出键允许的范围"),
    why: Phrase(
      """
      A font of no points or a budget of no bytes cannot be meant, and a number too large for its type would \
      have to be cut off.
      """,
      zh: "0 磅的字号、0 字节的预算都不可能是本意；超出类型范围的数则只能被截断。"),
    bad: [
      """
      message: Gift
      id: 1
                       ↓
      send: { subtype: -1 }
      """,
      """
      message: Gift
      id: 1
      fields: { title: string }
      layout:
                                           ↓
        content: { label: "{title}", font: 0 }
      """,
      """
      message: Gift
      id: 1
      fields:
                                          ↓
        state: { enum: { open: 1, closed: 1.5 } }
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      fields:
        title: string
        state: { enum: { open: 1, closed: 2 } }
      layout:
        content: { label: "{title}", font: 15 }
      send: { subtype: 1 }
      """
    ])
}
