import SourceText

extension Rule {
  static let identityArity = Rule(
    "identity-arity", .error, isFatal: true, theme: .identities,
    summary: Phrase("more or fewer values than the envelope has identity keys", zh: "值的个数与封套的标识键个数不符"),
    why: Phrase(
      """
      Each identity key of the envelope takes one value. With one too few the message would match whatever \
      stands there, and with one too many a value has no place.
      """,
      zh: "封套的每个标识键对应一个值。少一个，消息就会匹配任意值；多一个，就没有位置可放。"),
    bad: [
      """
      message: Gift
      envelope: pair
          ↓
      id: 5
      === messagegen.yaml
      version: 1
      envelopes: { pair: { id: [first, second], data: data } }
      """,
      """
      message: Gift
          ↓
      id: [1, 2]
      """,
    ],
    good: [
      """
      message: Gift
      envelope: pair
      id: [10, 101]
      ---
      message: Order
      ids: [1, 2]
      === messagegen.yaml
      version: 1
      envelopes:
        default: { id: type, data: data }
        pair: { id: [first, second], data: data }
      """
    ])
}
