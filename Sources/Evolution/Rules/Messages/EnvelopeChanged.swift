import Schema
import SourceText

extension EvolutionRule {
  static let envelopeChanged = EvolutionRule(
    "envelope-changed",
    summary: LocalizedText("a payload elsewhere, or in another encoding", zh: "载荷换了位置或编码"),
    why: LocalizedText(
      "The id is recognized, but the fields are not where the other side looks for them.",
      zh: "ID 可以识别，但字段不在另一方查找的位置。"),
    examples: [
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string }
          """,
        to: """
          === messagegen.yaml
          version: 1
          envelopes: { default: { id: type, payload: body } }
          === Schemas/Example.yaml
          message: Gift
          id: 7
          fields: { title: string }
          """,
        breaks: ["envelopes/default old-reads-new=invalid new-reads-old=invalid"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string }
          """,
        to: """
          === messagegen.yaml
          version: 1
          envelopes: { default: { id: type, payload: data, encoding: json-string } }
          === Schemas/Example.yaml
          message: Gift
          id: 7
          fields: { title: string }
          """,
        breaks: ["envelopes/default old-reads-new=invalid new-reads-old=invalid"]),
      EvolutionExample(
        from: """
          message: Gift
          id: 7
          fields: { title: string }
          """,
        to: """
          === messagegen.yaml
          version: 1
          envelopes: { default: { id: type, payload: data, encoding: object-or-json-string } }
          === Schemas/Example.yaml
          message: Gift
          id: 7
          fields: { title: string }
          """),
    ],
    .schema { pair in pair.messages.compactMap { Change.envelopeChange($0.old, $0.new, pair) } })
}

extension Change {
  /// An id that is not recognized is another rule's.
  fileprivate static func envelopeChange(_ old: Message, _ new: Message, _ pair: SchemaPair) -> Change? {
    let written = pair.newReaders.written(by: new, against: pair.oldReaders)
    let released = pair.oldReaders.written(by: old, against: pair.newReaders)
    let ofOld = written.compactMap { id in pair.oldReaders.envelope(of: id)?.outcome(of: id, fields: old.fields) }.max()
    let ofNew = released.compactMap { id in pair.newReaders.envelope(of: id)?.outcome(of: id, fields: new.fields) }
      .max()
    guard ofOld != nil || ofNew != nil else { return nil }
    let envelope = pair.new[new.envelope]
    return Change(
      at: "envelopes/" + envelope.name.value,
      LocalizedText("the envelope `\(envelope.name.value)` changed", zh: "信封 `\(envelope.name.value)` 变了"),
      help: LocalizedText(
        "release a version that reads both first, with `alsoReads` or `encoding: object-or-json-string`",
        zh: "先用 `alsoReads` 或 `encoding: object-or-json-string` 发布一个两种都能解析的版本"),
      at: envelope.range, released: pair.old[old.envelope].range, symbol: envelope.name.value,
      (ofOld.map { [.oldReadsNew($0)] } ?? []) + (ofNew.map { [.newReadsOld($0)] } ?? []))
  }
}

extension Envelope {
  /// What fields become that were written in another envelope; nil: what they are.
  fileprivate func outcome(of written: WrittenID, fields: [Field]) -> ReadOutcome? {
    if fields.isEmpty { return nil }
    if isList != written.envelope.isList { return .invalid }
    if (payload ?? []) != (written.envelope.payload ?? []) {
      return fields.contains(where: \.needsKey) ? .invalid : .absent
    }
    let isText = written.envelope.encoding == .jsonString
    return encoding == .either || isText == (encoding == .jsonString) ? nil : .invalid
  }
}
