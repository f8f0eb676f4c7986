import Schema
import SourceText

extension Rule {
  static let repeatedID = Rule(
    "repeated-id", .warning,
    summary: "an entry of `ids` that another one of the same message contains",
    why: """
      The entry changes nothing, so it is probably a slip: another id was meant, and messages with that one are not \
      recognized.
      """,
    bad: [
      """
      message: Notice
                   ↓
      ids: [8, 12, 12]
      """,
      """
      message: Notice
                    ↓
      ids: [81..90, 85]
      """,
    ],
    good: [
      """
      message: Notice
      ids: [8, 12, 13]
      """
    ],
    .message { message, schema in
      let entries = message.identity.entries
      let isStrict = schema[message.envelope].isStrict
      return entries.indices.compactMap { index in
        entries.indices.first { other in
          other != index && entries[other].places.covers(entries[index].places, strictly: isStrict)
            && (other < index || !entries[index].places.covers(entries[other].places, strictly: isStrict))
        }.map { .repeated(entries[index], in: entries[$0]) }
      }
    })
}

extension Finding {
  fileprivate static func repeated(_ entry: Identity.Entry, in other: Identity.Entry) -> Finding {
    Finding(
      entry.yaml == other.yaml ? "id \(entry.yaml) stands here twice" : "id \(entry.yaml) is in \(other.yaml) already",
      at: entry.range, notes: [.init("\(other.yaml) is here", at: other.range)], help: "remove it, or correct it")
  }
}
