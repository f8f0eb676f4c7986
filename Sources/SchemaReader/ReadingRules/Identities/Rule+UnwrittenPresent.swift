import Schema
import SourceText

extension Rule {
  static let unwrittenPresent = Rule(
    "unwritten-present", .error, isFatal: true, theme: .identities,
    summary: Phrase("a key of `present` that nothing writes", zh: "`present` 中的键没有任何内容会写出"),
    why: Phrase(
      """
      Messages of this envelope are told by that key. If nothing writes it, the message that is sent is not \
      recognized by the one who gets it.
      """,
      zh: "该封套的消息靠这个键来识别。如果没有任何内容写出它，接收方就认不出发来的消息。"),
    bad: [
      """
      message: Plugin
                ↓
      envelope: plugin
      fields: { plugin: string? }
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
      ---
      message: Service
      envelope: service
      id: 7
      === messagegen.yaml
      version: 1
      envelopes:
        plugin: { present: plugin }
        service: { present: isService, id: src, constants: { isService: 1 } }
      """
    ])
}

extension Diagnostic {
  static func unwrittenPresent(_ path: Envelope.Path, of envelope: Envelope, at range: SourceRange) -> Diagnostic {
    let name = path.map(\.text).joined(separator: "/")
    return Diagnostic(
      .unwrittenPresent,
      Phrase(
        "nothing writes `\(name)`, by which the envelope `\(envelope.name.value)` is told",
        zh: "没有写出 `\(name)`，而封套 `\(envelope.name.value)` 靠它识别"),
      at: range, notes: [.init(Wording.envelopeIsHere, at: envelope.name.range)],
      help: Phrase(
        "add a required field with that key, or a constant to the envelope", zh: "加一个使用该键的必填字段，或在封套中加一个常量"))
  }
}
