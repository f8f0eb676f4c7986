import SourceText

extension Rule {
  static let unknownEnvelope = Rule(
    "unknown-envelope", .error, isFatal: true, theme: .references,
    summary: Phrase("a reference to an envelope that does not exist", zh: "引用了不存在的封套"),
    why: Phrase(
      """
      The envelope says where the identity and the payload are in the JSON. Without it the message could neither \
      be written nor recognized.
      """,
      zh: "封套决定标识和负载在 JSON 中的位置。没有它，消息既写不出来也识别不了。"),
    bad: [
      """
      message: Order
                ↓
      envelope: flatt
      id: order
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      """
    ],
    good: [
      """
      message: Order
      envelope: flat
      id: order
      === messagegen.yaml
      version: 1
      envelopes: { flat: { id: businessID } }
      """
    ])
}
