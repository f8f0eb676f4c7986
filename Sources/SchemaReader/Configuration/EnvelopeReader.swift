import Schema
import SourceText
import YAML

/// Reads the envelopes that a configuration declares.
struct EnvelopeReader: ReportingReader {
  let forms: FormReader

  /// The envelopes in the order of the file; `default` comes first if it is not written.
  func envelopes(_ entries: CheckedMapping, at start: SourceRange) -> [Envelope] {
    let nodes = entries["envelopes"].map { forms.distinct($0) } ?? []
    let isWritten = entries.refused.contains("envelopes") || nodes.contains { $0.key.has(text: "default") }
    return (isWritten ? [] : [Self.impliedEnvelope(at: start)]) + nodes.compactMap { envelope($0) }
  }

  /// The one that is there without being written.
  static func impliedEnvelope(at start: SourceRange) -> Envelope {
    Envelope(name: Located("default", start), idKeys: [["type"]], payload: ["data"], range: start)
  }

  private func envelope(_ entry: YAMLEntry) -> Envelope? {
    guard let entries = forms.open(entry.value, as: .envelope) else { return nil }
    let name = forms.name(entry.key)
    let count = diagnostics.all.count
    let envelope = Envelope(
      name: name, idKeys: paths("id", entries), payload: paths("payload", entries).first,
      encoding: entries.wordOrDefault("encoding"), requiredKeys: paths("requiredKeys", entries),
      constants: constants(entries), hasExternalID: entries.boolOrDefault("externalId"), isList: entries["root"] != nil,
      isStrict: entries.boolOrDefault("strict"), range: entry.key.range.through(entry.value.range))
    if entries.refused.isEmpty, diagnostics.all.count == count { checkConsistency(of: envelope, entries) }
    let isBroken = !entries.refused.isEmpty || diagnostics.hasErrors(since: count)
    return isBroken ? nil : envelope
  }

  /// The path or paths of a key; a slash divides, `~1` is a slash inside a key and `~0` a tilde.
  private func paths(_ key: String, _ entries: CheckedMapping) -> [Envelope.Path] {
    if let node = entries[key], node.kind == .sequence, node.items.isEmpty {
      report(.emptyValue(ofPaths: key, at: node.range))
    }
    return entries.texts(key).map { text in
      let parts = text.value.split(separator: "/", omittingEmptySubsequences: false)
      if parts.contains(where: \.isEmpty) { report(.badEnvelope(emptyKeyIn: text)) }
      return parts.map { JSONKey($0.replacing("~1", with: "/").replacing("~0", with: "~")) }
    }
  }

  private func constants(_ entries: CheckedMapping) -> [Envelope.Constant] {
    guard let node = entries["constants"] else { return [] }
    return forms.distinct(node).compactMap { entry in
      forms.json(entry.value).map { Envelope.Constant(key: JSONKey(entry.key.text), json: $0) }
    }
  }

  /// The keys of an envelope do not contradict one another.
  private func checkConsistency(of envelope: Envelope, _ entries: CheckedMapping) {
    if envelope.hasExternalID, let range = entries.keyRange("id") {
      report(.badEnvelope(envelope, idAndOutsideAt: range))
    } else if envelope.idKeys.isEmpty, envelope.requiredKeys.isEmpty, !envelope.hasExternalID {
      report(.badEnvelope(unrecognizable: envelope))
    }
    if envelope.isList { checkList(envelope, entries) }
    if envelope.payload == nil, envelope.encoding != .object, let range = entries.keyRange("encoding") {
      report(.badEnvelope(envelope, encodingAt: range))
    }
    checkPaths(of: envelope, entries)
  }

  private func checkList(_ envelope: Envelope, _ entries: CheckedMapping) {
    if !envelope.hasExternalID, !entries.mentions("id"), let range = entries.keyRange("root") {
      report(.badEnvelope(listWithoutOutsideAt: range))
    }
    for key: String in ["id", "payload", "encoding", "requiredKeys", "constants"] {
      guard let range = entries.keyRange(key), !(key == "id" && envelope.hasExternalID) else { continue }
      report(.badEnvelope(keyOfList: Located(key, range)))
    }
  }

  /// Each path in the JSON has one meaning.
  private func checkPaths(of envelope: Envelope, _ entries: CheckedMapping) {
    let name = envelope.name.range
    for (index, path) in envelope.idKeys.enumerated() {
      let others = envelope.idKeys[..<index]
      if others.contains(where: { $0.starts(with: path) || path.starts(with: $0) }) {
        report(.badEnvelope(identitiesSharing: path, at: entries["id"]?.range ?? name))
      }
      if let payload = envelope.payload, payload.starts(with: path) {
        report(.badEnvelope(payloadInIdentityAt: entries["payload"]?.range ?? name))
      }
    }
    let roots = envelope.idKeys.compactMap(\.first) + [envelope.payload?.first].compactMap { $0 }
    guard let constants = entries["constants"] else { return }
    for entry in constants.entries where roots.contains(JSONKey(entry.key.text)) {
      report(.duplicateJSONKey(ofConstant: entry.key.locatedText))
    }
  }
}
