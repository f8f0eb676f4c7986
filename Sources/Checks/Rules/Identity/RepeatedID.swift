import Schema
import SourceText

extension Rule {
  static let repeatedID = Rule(
    "repeated-id", .warning,
    summary: Phrase("an entry of `ids` that another one of the same message contains", zh: "`ids` 中的一项已包含在同一消息的另一项里"),
    why: Phrase(
      """
      The entry changes nothing, so it is probably a slip: another id was meant, and messages with that one are not \
      recognized.
      """, zh: "这一项什么都不改变，所以很可能是笔误：本来想写的是另一个标识，而带有那个标识的消息不会被识别。"),
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
        }.map { .repeated(entries[index], in: entries[$0], .removing(index, of: entries)) }
      }
    })
}

extension Finding {
  fileprivate static func repeated(_ entry: Identity.Entry, in other: Identity.Entry, _ fix: Diagnostic.FixIt)
    -> Finding
  {
    Finding(
      entry.yaml == other.yaml
        ? Phrase("id \(entry.yaml) stands here twice", zh: "标识 \(entry.yaml) 在这里出现了两次")
        : Phrase(
          "id \(entry.yaml) is in \(other.yaml) already", zh: "标识 \(entry.yaml) 已经包含在 \(other.yaml) 里"),
      at: entry.range, notes: [.init(Phrase("\(other.yaml) is here", zh: "\(other.yaml) 在这里"), at: other.range)],
      help: Phrase("remove it, or correct it", zh: "删除它，或改正它"), fixIts: [fix])
  }
}

extension Diagnostic.FixIt {
  /// Takes an entry out of a list, in either style, with what parts it from its neighbour.
  fileprivate static func removing(_ index: Int, of entries: Few<Identity.Entry>) -> Diagnostic.FixIt {
    var range = entries[index].range
    if index > 0 {
      range.start = entries[index - 1].range.end
    } else {
      range.end = entries[1].range.start
    }
    return .init(Phrase("remove it", zh: "删除它"), replace: range, with: "")
  }
}
