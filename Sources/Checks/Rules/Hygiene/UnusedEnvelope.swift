import Schema
import SourceText

extension LintRule {
  static let unusedEnvelope = LintRule(
    "unused-envelope", .note, theme: .hygiene,
    summary: Phrase("an envelope that no message uses", zh: "没有消息使用的封套"),
    why: Phrase(
      "The decoder does not look where nobody writes, so it changes nothing. Often a message forgot to name it.",
      zh: "没有人写入的地方，解码器也不会去看，所以它什么都不改变。往往是某条消息忘了写它的名称。"),
    bad: [
      """
      message: Gift
      id: 7
      === messagegen.yaml
      version: 1
      envelopes:
        default: { id: type, data: data }
        ↓
        flat: { id: businessID }
      """
    ],
    good: [
      """
      message: Gift
      envelope: flat
      id: gift
      reads: [{ envelope: legacy, id: 7 }]
      === messagegen.yaml
      version: 1
      envelopes:
        default: { id: type, data: data }
        flat: { id: businessID }
        legacy: { id: kind }
      """
    ],
    .schema { schema in
      var isUsed = [Bool](repeating: false, count: schema.configuration.envelopes.count)
      for message in schema.messages.indices {
        isUsed[schema.messages[message].envelope.index] = true
        for way in schema.messages[message].reads { isUsed[way.envelope.index] = true }
      }
      return schema.configuration.envelopes.enumerated()
        .filter { !isUsed[$0.offset] && $0.element.name.value != "default" }
        .map { .unused($0.element) }
    })
}

extension Finding {
  fileprivate static func unused(_ envelope: Envelope) -> Finding {
    let name = envelope.name
    return Finding(
      Phrase("no message uses the envelope `\(name.value)`", zh: "没有消息使用封套 `\(name.value)`"), at: name.range,
      help: Phrase("remove it, or name it in one", zh: "删除它，或在某条消息中写上它"))
  }
}
