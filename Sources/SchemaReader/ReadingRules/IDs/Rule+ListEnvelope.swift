import Schema
import SourceText

extension Rule {
  static let listEnvelope = Rule(
    "list-envelope", .error, isConfigurable: false, theme: .ids,
    summary: LocalizedText(
      "a message in a `root: list` envelope that is not a single list", zh: "`root: list` 信封中的消息不是单个列表"),
    why: LocalizedText(
      """
      The whole JSON is a list: there are no keys for a second field, and only a list can hold the elements.
      """,
      zh: "这里整个 JSON 就是一个列表：没有键可以放第二个字段，元素也只有列表才能容纳。"),
    bad: [
      """
      message: Items
      envelope: bare
                       ↓
      fields: { items: string }
      === messagegen.yaml
      version: 1
      envelopes: { bare: { externalId: true, root: list } }
      """,
      """
      message: Items
      envelope: bare
                                 ↓
      fields: { items: [string], total: int }
      === messagegen.yaml
      version: 1
      envelopes: { bare: { externalId: true, root: list } }
      """,
    ],
    good: [
      """
      message: Items
      envelope: bare
      fields: { items: [string] }
      === messagegen.yaml
      version: 1
      envelopes: { bare: { externalId: true, root: list } }
      """
    ])
}

extension Diagnostic {
  static func listEnvelope(_ envelope: Envelope, of message: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .listEnvelope,
      LocalizedText(
        "the JSON of `\(message)` is a list, so the message must have exactly one field of a list type",
        zh: "`\(message)` 的 JSON 是列表，所以它只能有一个列表类型的字段"),
      at: range, notes: [.init(Wording.envelopeIsHere, at: envelope.name.range)],
      help: LocalizedText("for example, `items: [string]`", zh: "例如写成 `items: [string]`"))
  }
}
