import Schema
import SourceText

extension Rule {
  static let idNotAllowed = Rule(
    "id-not-allowed", .error,
    summary: "an id outside `ids.allowed`",
    why: """
      `ids.allowed` is the range that this app agreed on with the others that send over the same account. An id \
      outside it may be in use elsewhere today or tomorrow.
      """,
    bad: [
      """
      message: Gift
          ↓
      id: 1000
      === messagegen.yaml
      version: 1
      ids: { allowed: 1..999 }
      """
    ],
    good: [
      """
      message: Gift
      id: 999
      ---
      message: Order
      id: order
      === messagegen.yaml
      version: 1
      ids: { allowed: 1..999 }
      """
    ],
    .message { message, schema in
      guard let allowed = schema.configuration.allowedIDs else { return [] }
      return message.identity.entries.compactMap { entry in
        guard entry.places.count == 1, let integers = entry.places[0].integers,
          integers.lowerBound < allowed.value.lowerBound || integers.upperBound > allowed.value.upperBound
        else { return nil }
        return .outside(allowed, entry, message, schema)
      }
    })
}

extension Finding {
  fileprivate static func outside(
    _ allowed: Located<ClosedRange<Int64>>, _ entry: Identity.Entry, _ message: Message, _ schema: Schema
  ) -> Finding {
    let bounds = "\(allowed.value.lowerBound)..\(allowed.value.upperBound)"
    let free = schema.nextFreeID(in: message.envelope)
    return Finding(
      "id \(entry.yaml) of `\(message.name)` is outside the allowed \(bounds)", at: entry.range,
      notes: [.init("the configuration allows these", at: allowed.range)],
      help: free.map { "the next free id is \($0)" } ?? "choose an id in \(bounds), or widen `ids.allowed`")
  }
}
