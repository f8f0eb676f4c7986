import SourceText

extension Rule {
  static let misfitSlot = Rule(
    "misfit-slot", .error, isFatal: true, theme: .fields,
    summary: Phrase("a slot on a field that cannot travel there", zh: "字段不能放进该槽位"),
    why: Phrase(
      """
      A slot is one text beside the JSON, in the SDK's own message, and an older sender leaves it empty. So the \
      field is a string of the message itself, and has a value without it.
      """,
      zh: "槽位是 JSON 之外、SDK 消息自带的一段文本，旧版本的发送方会把它留空。所以字段必须是消息自身的字符串，并且没有它时也有值。"),
    bad: [
      """
      message: Order
      id: 7
      fields:
                       ↓
        count: { type: int?, slot: desc }
      """,
      """
      message: Order
      id: 7
      fields:
        ↓
        title: { type: string, slot: desc }
      """,
      """
      message: Order
      id: 7
      fields:
                                            ↓
        title: { type: string?, slot: desc, key: t }
      """,
    ],
    good: [
      """
      message: Order
      id: 7
      fields:
        title: { type: string?, slot: desc }
        height: { type: int?, slot: envelope, key: customHeight }
      """
    ])
}
