import SourceText

extension Rule {
  static let duplicateSlot = Rule(
    "duplicate-slot", .error, isFatal: true, theme: .names,
    summary: Phrase("two things in one slot", zh: "同一个槽位放了两项内容"),
    why: Phrase(
      "A slot of the SDK's message holds one text. The second would replace the first, or the first the second.",
      zh: "SDK 消息的一个槽位只能放一段文本。后写的会覆盖先写的，或者反过来。"),
    bad: [
      """
      message: Order
      id: 7
      fields:
        title: { type: string?, slot: desc }
                                     ↓
        note: { type: string?, slot: desc }
      """,
      """
      message: Order
      id: 7
      fields:
        note: { type: string?, slot: text }
                  ↓
      surfaces: { fallback: 请升级后查看 }
      """,
    ],
    good: [
      """
      message: Order
      id: 7
      fields:
        title: { type: string?, slot: desc }
        note: { type: string?, slot: extension }
      surfaces: { fallback: 请升级后查看 }
      """
    ])
}
