import Schema
import SourceText

extension Rule {
  static let unwrittenRequiredKey = Rule(
    "unwritten-required-key", .error, isConfigurable: false, theme: .ids,
    summary: LocalizedText(
      "a key of `requiredKeys` that no field or constant writes", zh: "`requiredKeys` 中的键没有任何内容会写出"),
    why: LocalizedText(
      """
      Messages of this envelope are identified by that key. If nothing writes it, receivers do not recognize the \
      message.
      """,
      zh: "该信封的消息靠这个键来识别。如果没有任何内容写出它，接收方就认不出发来的消息。"),
    bad: [
      """
      message: Plugin
                ↓
      envelope: plugin
      fields: { plugin: string? }
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
      ---
      message: Service
      envelope: service
      id: 7
      === messagegen.yaml
      version: 1
      envelopes:
        plugin: { requiredKeys: plugin }
        service: { requiredKeys: isService, id: src, constants: { isService: 1 } }
      """
    ])
}

extension Diagnostic {
  static func unwrittenRequiredKey(_ path: Envelope.Path, of envelope: Envelope, at range: SourceRange) -> Diagnostic {
    let name = path.map(\.text).joined(separator: "/")
    return Diagnostic(
      .unwrittenRequiredKey,
      LocalizedText(
        "nothing writes `\(name)`, which envelope `\(envelope.name.value)` requires",
        zh: "没有任何字段或常量写出 `\(name)`，而信封 `\(envelope.name.value)` 靠它识别消息"),
      at: range, notes: [.init(Wording.envelopeIsHere, at: envelope.name.range)],
      help: LocalizedText(
        "add a required field with this key, or a constant to the envelope", zh: "加一个使用该键的必填字段，或在信封中加一个常量"))
  }
}
