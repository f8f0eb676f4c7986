import Schema
import SourceText

extension Rule {
  static let reservedID = Rule(
    "reserved-id", .error, isFatal: true,
    summary: "an id that the configuration reserves",
    why: """
      Reserved ids belong to somebody else: the SDK, its UI kit, another app on the same account. NEUIKit uses \
      101 and 102 itself, and takes another message with one of them for an unknown one.
      """,
    bad: [
      """
      message: Gift
          ↓
      id: 101
      === messagegen.yaml
      version: 1
      ids: { reserved: [101, 102] }
      """,
      """
      message: Gift
                ↓
      ids: [20, 100..110]
      === messagegen.yaml
      version: 1
      ids: { reserved: [101, 102] }
      """,
    ],
    good: [
      """
      message: Gift
      id: 103
      === messagegen.yaml
      version: 1
      ids: { reserved: [101, 102] }
      """
    ],
    .message { message, schema in
      message.identity.entries.compactMap { entry in
        guard entry.places.count == 1, let integers = entry.places[0].integers,
          let reserved = schema.configuration.reservedIDs.first(where: { $0.value.overlaps(integers) })
        else { return nil }
        return .reserved(entry, by: reserved, message, schema)
      }
    })
}

extension Finding {
  fileprivate static func reserved(
    _ entry: Identity.Entry, by reserved: Located<ClosedRange<Int64>>, _ message: Message, _ schema: Schema
  ) -> Finding {
    let free = schema.nextFreeID(in: message.envelope)
    return Finding(
      "id \(entry.yaml) of `\(message.name)` is reserved", at: entry.range,
      notes: [.init("the configuration reserves it here", at: reserved.range)],
      help: free.map { "the next free id is \($0)" } ?? "choose another id")
  }
}
