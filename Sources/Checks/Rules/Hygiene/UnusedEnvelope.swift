import Schema
import SourceText

extension Rule {
  static let unusedEnvelope = Rule(
    "unused-envelope", .note,
    summary: "an envelope that no message uses",
    why: "The decoder does not look where nobody writes, so it changes nothing. Often a message forgot to name it.",
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
      let used = Set(schema.messages.flatMap { [$0.envelope] + $0.reads.map(\.envelope) }.map(\.index))
      return schema.configuration.envelopes.enumerated()
        .filter { !used.contains($0.offset) && $0.element.name.value != "default" }
        .map { .unused($0.element) }
    })
}

extension Finding {
  fileprivate static func unused(_ envelope: Envelope) -> Finding {
    let name = envelope.name
    return Finding("no message uses the envelope `\(name.value)`", at: name.range, help: "remove it, or name it in one")
  }
}
