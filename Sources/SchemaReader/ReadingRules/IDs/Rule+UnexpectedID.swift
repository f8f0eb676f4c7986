import Schema
import SourceText

extension Rule {
  static let unexpectedID = Rule(
    "unexpected-id", .error, isConfigurable: false, theme: .ids,
    summary: LocalizedText("an id in an envelope that carries none", zh: "信封没有放置该 ID 的键"),
    why: LocalizedText(
      """
      Messages of this envelope are identified by the envelope alone, which has no key for an id. The `id` would be \
      neither written nor compared.
      """,
      zh: "该信封没有存放 ID 的键，只凭信封本身识别消息。这里的 `id` 既不会写出，也不会参与比较。"),
    bad: [
      """
      message: Plugin
      envelope: plugin
          ↓
      id: 5
      fields: { plugin: string }
      === messagegen.yaml
      version: 1
      envelopes: { plugin: { requiredKeys: plugin } }
      """
    ],
    good: [
      """
      message: Plugin
      envelope: plugin
      fields: { plugin: string }
      === messagegen.yaml
      version: 1
      envelopes: { plugin: { requiredKeys: plugin } }
      """
    ])
}

extension Diagnostic {
  static func unexpectedID(at range: SourceRange, in envelope: Envelope) -> Diagnostic {
    let name = envelope.name.value
    return Diagnostic(
      .unexpectedID,
      LocalizedText("envelope `\(name)` does not carry an id", zh: "信封 `\(name)` 不带 ID"),
      at: range, notes: [.init(Wording.envelopeIsHere, at: envelope.name.range)],
      help: LocalizedText("remove the id, or add `id` to the envelope", zh: "删除这个 ID，或给信封加上 `id`"))
  }
}
