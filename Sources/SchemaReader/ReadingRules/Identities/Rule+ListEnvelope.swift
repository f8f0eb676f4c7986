import SourceText

extension Rule {
  static let listEnvelope = Rule(
    "list-envelope", .error, isFatal: true, theme: .identities,
    summary: Phrase("a message in a `root: list` envelope that is not one list", zh: "`root: list` 封套中的消息不是单个列表"),
    why: Phrase(
      """
      The whole JSON is a list there: there are no keys for a second field, and nothing but a list can take the \
      elements.
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
      envelopes: { bare: { outside: true, root: list } }
      """,
      """
      message: Items
      envelope: bare
                                 ↓
      fields: { items: [string], total: int }
      === messagegen.yaml
      version: 1
      envelopes: { bare: { outside: true, root: list } }
      """,
    ],
    good: [
      """
      message: Items
      envelope: bare
      fields: { items: [string] }
      === messagegen.yaml
      version: 1
      envelopes: { bare: { outside: true, root: list } }
      """
    ])
}
