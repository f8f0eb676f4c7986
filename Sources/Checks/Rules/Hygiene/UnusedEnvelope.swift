import Schema
import SourceText

extension LintRule {
  static let unusedEnvelope = LintRule(
    "unused-envelope", .note, theme: .hygiene,
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
