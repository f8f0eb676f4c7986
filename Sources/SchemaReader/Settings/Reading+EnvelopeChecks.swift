import Schema
import SourceText

extension Reading {
  /// The keys of an envelope do not contradict one another.
  mutating func checkConsistency(of envelope: Envelope, _ entries: Entries) {
    let name = envelope.name.value
    if envelope.isOutside, let range = entries.keyRange("id") {
      report(
        .badEnvelope, "`\(name)` has an `id`, and takes its identity from outside", at: range,
        help: "remove one of the two")
    } else if envelope.identity.isEmpty, envelope.present.isEmpty, !envelope.isOutside {
      report(
        .badEnvelope, "nothing tells that a message is in the envelope `\(name)`", at: envelope.name.range,
        help: "add `id`, `present`, or `outside: true`")
    }
    if envelope.isList { checkList(envelope, entries) }
    if envelope.payload == nil, envelope.encoding != .object, let range = entries.keyRange("encoding") {
      report(
        .badEnvelope, "`encoding` is that of the payload, and `\(name)` has no `data`", at: range,
        help: "add `data`, or remove `encoding`")
    }
    checkPlaces(of: envelope, entries)
  }

  private mutating func checkList(_ envelope: Envelope, _ entries: Entries) {
    if !envelope.isOutside, !entries.mentions("id"), let range = entries.keyRange("root") {
      report(.badEnvelope, "a list has no place for an identity", at: range, help: "add `outside: true`")
    }
    for key in ["id", "data", "encoding", "present", "constants"] {
      guard let range = entries.keyRange(key), !(key == "id" && envelope.isOutside) else { continue }
      report(.badEnvelope, "a list has no keys: `\(key)` does not go with `root: list`", at: range, help: "remove it")
    }
  }

  /// Every place in the JSON holds one thing.
  private mutating func checkPlaces(of envelope: Envelope, _ entries: Entries) {
    for (index, path) in envelope.identity.enumerated() {
      let others = envelope.identity[..<index]
      if others.contains(where: { $0.starts(with: path) || path.starts(with: $0) }) {
        report(
          .badEnvelope, "two identities are in the same place, `\(path.joined(separator: "/"))`",
          at: entries["id"]?.range ?? envelope.name.range, help: "each has a place of its own")
      }
      if let payload = envelope.payload, payload.starts(with: path) {
        report(
          .badEnvelope, "the payload is where the identity is", at: entries["data"]?.range ?? envelope.name.range,
          help: "give them different paths")
      }
    }
    let roots = envelope.identity.compactMap(\.first) + [envelope.payload?.first].compactMap { $0 }
    guard let constants = entries["constants"] else { return }
    for entry in constants.entries where roots.contains(entry.key.text) {
      report(
        .duplicateWireKey, "the constant `\(entry.key.text)` is where the identity or the payload is",
        at: entry.key.range, help: "remove it, or call it otherwise")
    }
  }
}
