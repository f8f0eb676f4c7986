import Schema
import SourceText

extension LintRule {
  static let unusedEnvelope = LintRule(
    "unused-envelope", .note, theme: .hygiene,
    .schema { schema in
      let used = Set(schema.messages.flatMap { message in [message.envelope] + message.alsoReads.map(\.envelope) })
      return schema.configuration.envelopes.enumerated()
        .filter { !used.contains(Envelope.ID($0.offset)) && $0.element.name.value != "default" }
        .map { .unused($0.element) }
    })
}

extension Finding {
  fileprivate static func unused(_ envelope: Envelope) -> Finding {
    let name = envelope.name
    return Finding(
      "envelope `\(name.value)` is not used by any message", zh: "信封 `\(name.value)` 没有被任何消息使用", at: name.range,
      help: LocalizedText("remove it, or use it in a message", zh: "删除它，或在某种消息中使用它"))
  }
}
