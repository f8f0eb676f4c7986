import Schema
import SourceText
import YAML

extension ConfigurationReader {
  /// The envelopes in the order of the file; `default` comes first if it is not written.
  func envelopes(_ entries: Entries, at start: SourceRange) -> [Envelope] {
    let nodes = entries["envelopes"].map { forms.distinct($0) } ?? []
    let isWritten = entries.refused.contains("envelopes") || nodes.contains { $0.key.has(text: "default") }
    return (isWritten ? [] : [Self.impliedEnvelope(at: start)]) + nodes.compactMap { envelope($0) }
  }

  /// The one that is there without being written.
  static func impliedEnvelope(at start: SourceRange) -> Envelope {
    Envelope(name: Located("default", start), identity: [["type"]], payload: ["data"], range: start)
  }

  private func envelope(_ entry: YAMLEntry) -> Envelope? {
    guard let entries = forms.open(entry.value, as: .envelope) else { return nil }
    let name = Located(entry.key.text, entry.key.range)
    let count = diagnostics.all.count
    let envelope = Envelope(
      name: name, identity: paths("id", entries), payload: paths("data", entries).first,
      encoding: entries.word("encoding") ?? .object, present: paths("present", entries),
      constants: constants(entries), isOutside: entries.bool("outside") ?? false, isList: entries["root"] != nil,
      isStrict: entries.bool("strict") ?? false, range: entry.key.range.through(entry.value.range))
    if entries.refused.isEmpty, diagnostics.all.count == count { checkConsistency(of: envelope, entries) }
    let isBroken = !entries.refused.isEmpty || diagnostics.hasErrors(since: count)
    return isBroken ? nil : envelope
  }

  /// The path or paths of a key; a slash divides, `~1` is a slash inside a key and `~0` a tilde.
  private func paths(_ key: String, _ entries: Entries) -> [Envelope.Path] {
    if let node = entries[key], node.kind == .sequence, node.items.isEmpty {
      report(
        .emptyValue, Phrase("`\(key)` is an empty list", zh: "`\(key)` 是空列表"), at: node.range,
        help: Phrase("remove it, or name a key", zh: "删除它，或写上一个键"))
    }
    return entries.texts(key).map { text in
      let parts = text.value.split(separator: "/", omittingEmptySubsequences: false)
      if parts.contains(where: \.isEmpty) {
        report(
          .badEnvelope, Phrase("the path `\(text.value)` has an empty key", zh: "路径 `\(text.value)` 中有空的键"),
          at: text.range,
          help: Phrase(
            "keys are divided by one slash; a slash inside a key is `~1`", zh: "键之间用一个斜杠分隔；键里的斜杠写成 `~1`"))
      }
      return parts.map { JSONKey(Self.unescaped($0)) }
    }
  }

  private static func unescaped(_ part: Substring) -> String {
    var result = ""
    var rest = part
    while let character = rest.popFirst() {
      switch (character, rest.first) {
      case ("~", "1"): result.append("/")
      case ("~", "0"): result.append("~")
      default:
        result.append(character)
        continue
      }
      rest.removeFirst()
    }
    return result
  }

  private func constants(_ entries: Entries) -> [Envelope.Constant] {
    guard let node = entries["constants"] else { return [] }
    return forms.distinct(node).compactMap { entry in
      forms.json(entry.value).map { Envelope.Constant(key: JSONKey(entry.key.text), json: $0) }
    }
  }
}
