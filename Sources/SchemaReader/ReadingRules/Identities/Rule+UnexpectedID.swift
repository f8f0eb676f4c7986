import Schema
import SourceText

extension Rule {
  static let unexpectedID = Rule(
    "unexpected-id", .error, isFatal: true, theme: .identities,
    summary: Phrase("an identity that the envelope has no key for", zh: "封套没有放置该标识的键"),
    why: Phrase(
      """
      The envelope has no key for an identity: its messages are told by the envelope alone. The `id` would never \
      be written, and never be compared.
      """,
      zh: "该封套没有存放标识的键，只凭封套本身识别消息。这里的 `id` 既不会写出，也不会参与比较。"),
    bad: [
      """
      message: Plugin
      envelope: plugin
          ↓
      id: 5
      fields: { plugin: string }
      === messagegen.yaml
      version: 1
      envelopes: { plugin: { present: plugin } }
      """
    ],
    good: [
      """
      message: Plugin
      envelope: plugin
      fields: { plugin: string }
      === messagegen.yaml
      version: 1
      envelopes: { plugin: { present: plugin } }
      """
    ])
}

extension Diagnostic {
  static func unexpectedID(at range: SourceRange, in envelope: Envelope) -> Diagnostic {
    let name = envelope.name.value
    return Diagnostic(
      .unexpectedID,
      Phrase("the envelope `\(name)` has no place for an identity", zh: "封套 `\(name)` 没有放标识的位置"),
      at: range, notes: [.init(Wording.envelopeIsHere, at: envelope.name.range)],
      help: Phrase("remove the identity, or give the envelope an `id`", zh: "删除这个标识，或给封套加上 `id`"))
  }
}
