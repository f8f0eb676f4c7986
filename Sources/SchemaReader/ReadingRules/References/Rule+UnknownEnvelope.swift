import SourceText

extension Rule {
  static let unknownEnvelope = Rule(
    "unknown-envelope", .error, isConfigurable: false, theme: .references,
    summary: LocalizedText("an unknown envelope", zh: "引用了不存在的信封"),
    why: LocalizedText(
      """
      The envelope describes where the id and the payload are in the JSON. Without it the message can be neither \
      encoded nor decoded.
      """,
      zh: "信封决定 ID 和载荷在 JSON 中的位置。没有它，消息既写不出来也识别不了。"),
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

extension Diagnostic {
  static func unknownEnvelope(_ name: Located<String>, among names: [String]) -> Diagnostic {
    Diagnostic(
      .unknownEnvelope, LocalizedText("unknown envelope `\(name.value)`", zh: "未知信封 `\(name.value)`"), name,
      among: names)
  }
}
