import Schema
import SourceText

extension ConfigurationReader {
  /// The keys of an envelope do not contradict one another.
  func checkConsistency(of envelope: Envelope, _ entries: Entries) {
    let name = envelope.name.value
    if envelope.isOutside, let range = entries.keyRange("id") {
      report(
        .badEnvelope,
        Phrase(
          "`\(name)` has an `id`, and takes its identity from outside", zh: "`\(name)` 有 `id`，又从外部取得标识"),
        at: range, help: Phrase("remove one of the two", zh: "删除两者之一"))
    } else if envelope.identity.isEmpty, envelope.present.isEmpty, !envelope.isOutside {
      report(
        .badEnvelope,
        Phrase(
          "nothing tells that a message is in the envelope `\(name)`", zh: "无法判断一条消息是否在封套 `\(name)` 里"),
        at: envelope.name.range,
        help: Phrase("add `id`, `present`, or `outside: true`", zh: "加上 `id`、`present` 或 `outside: true`"))
    }
    if envelope.isList { checkList(envelope, entries) }
    if envelope.payload == nil, envelope.encoding != .object, let range = entries.keyRange("encoding") {
      report(
        .badEnvelope,
        Phrase(
          "`encoding` is that of the payload, and `\(name)` has no `data`",
          zh: "`encoding` 说的是负载的编码，而 `\(name)` 没有 `data`"),
        at: range, help: Phrase("add `data`, or remove `encoding`", zh: "加上 `data`，或删除 `encoding`"))
    }
    checkPlaces(of: envelope, entries)
  }

  private func checkList(_ envelope: Envelope, _ entries: Entries) {
    if !envelope.isOutside, !entries.mentions("id"), let range = entries.keyRange("root") {
      report(
        .badEnvelope, Phrase("a list has no place for an identity", zh: "列表里没有放标识的位置"), at: range,
        help: Phrase("add `outside: true`", zh: "加上 `outside: true`"))
    }
    for key: String in ["id", "data", "encoding", "present", "constants"] {
      guard let range = entries.keyRange(key), !(key == "id" && envelope.isOutside) else { continue }
      report(
        .badEnvelope,
        Phrase(
          "a list has no keys: `\(key)` does not go with `root: list`",
          zh: "列表没有键：`\(key)` 不能与 `root: list` 同时使用"),
        at: range, help: Wording.removeIt)
    }
  }

  /// Every place in the JSON holds one thing.
  private func checkPlaces(of envelope: Envelope, _ entries: Entries) {
    for (index, path) in envelope.identity.enumerated() {
      let others = envelope.identity[..<index]
      if others.contains(where: { $0.starts(with: path) || path.starts(with: $0) }) {
        report(
          .badEnvelope,
          Phrase(
            "two identities are in the same place, `\(path.map(\.text).joined(separator: "/"))`",
            zh: "两个标识在同一个位置 `\(path.map(\.text).joined(separator: "/"))`"),
          at: entries["id"]?.range ?? envelope.name.range,
          help: Phrase("each has a place of its own", zh: "每个标识各有自己的位置"))
      }
      if let payload = envelope.payload, payload.starts(with: path) {
        report(
          .badEnvelope, Phrase("the payload is where the identity is", zh: "负载和标识在同一个位置"),
          at: entries["data"]?.range ?? envelope.name.range,
          help: Phrase("give them different paths", zh: "给它们不同的路径"))
      }
    }
    let roots = envelope.identity.compactMap(\.first) + [envelope.payload?.first].compactMap { $0 }
    guard let constants = entries["constants"] else { return }
    for entry in constants.entries where roots.contains(JSONKey(entry.key.text)) {
      report(.duplicateWireKey(ofConstant: Located(entry.key.text, entry.key.range)))
    }
  }
}
