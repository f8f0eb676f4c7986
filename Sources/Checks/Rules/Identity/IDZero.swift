import Schema

extension Rule {
  static let idZero = Rule(
    "id-zero", .warning,
    summary: "an id of 0, which a missing key turns into in other readers",
    why: """
      Readers written by hand on NIM's `jsonInteger:` and the like get 0 for a missing, null or unreadable key. An app \
      that still has one takes every message without a type for this one.
      """,
    bad: [
      """
      message: Gift
          ↓
      id: 0
      """,
      """
      message: Gift
            ↓
      ids: [0..19, 34]
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      """,
      """
      message: Gift
      envelope: pair
      id: [10, 0]
      === messagegen.yaml
      version: 1
      envelopes:
        pair: { id: [first, second], data: data }
      """,
    ],
    .message { message, _ in
      message.identity.entries.filter { entry in
        !entry.places.isEmpty && entry.places.allSatisfy { $0.integers?.contains(0) ?? false }
      }.map { .zero($0, message) }
    })
}

extension Finding {
  fileprivate static func zero(_ entry: Identity.Entry, _ message: Message) -> Finding {
    Finding(
      "id \(entry.yaml) of `\(message.name)` is what readers written by hand see where the key is missing",
      at: entry.range, help: "start at 1, unless messages with 0 are already sent")
  }
}
