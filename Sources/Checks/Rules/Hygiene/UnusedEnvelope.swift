import Schema
import SourceText

extension LintRule {
  static let unusedEnvelope = LintRule(
    "unused-envelope", .note, theme: .hygiene,
    summary: LocalizedText("an envelope that no message uses", zh: "没有消息使用的信封"),
    why: LocalizedText(
      "An unused envelope has no effect. Often a message was meant to name it.",
      zh: "没有人写入的地方，解码器也不会去看，所以它什么都不改变。往往是某条消息忘了写它的名称。"),
    bad: [
      """
      message: Gift
      id: 7
      === messagegen.yaml
      version: 1
      envelopes:
        default: { id: type, payload: data }
        ↓
        flat: { id: businessID }
      """
    ],
    good: [
      """
      message: Gift
      envelope: flat
      id: gift
      alsoReads: [{ envelope: legacy, id: 7 }]
      === messagegen.yaml
      version: 1
      envelopes:
        default: { id: type, payload: data }
        flat: { id: businessID }
        legacy: { id: kind }
      """
    ],
    .schema { schema in
      var isUsed = [Bool](repeating: false, count: schema.configuration.envelopes.count)
      for message in schema.messages.indices {
        isUsed[schema.messages[message].envelope.index] = true
        for way in schema.messages[message].alsoReads { isUsed[way.envelope.index] = true }
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
      LocalizedText("envelope `\(name.value)` is not used by any message", zh: "信封 `\(name.value)` 没有被任何消息使用"),
      at: name.range,
      help: LocalizedText("remove it, or use it in a message", zh: "删除它，或在某种消息中使用它"))
  }
}
