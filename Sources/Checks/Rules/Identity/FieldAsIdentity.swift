import Schema
import SourceText

extension LintRule {
  static let fieldAsIdentity = LintRule(
    "field-as-identity", .warning, theme: .identity,
    summary: Phrase("a field with the key where an earlier envelope looks for its identity", zh: "字段的键正好在前面的封套查找标识的位置"),
    why: Phrase(
      """
      Envelopes are tried in their order. A message whose fields stand beside the identity, and that has a field \
      where an earlier envelope looks, is taken for another message as soon as the value is one of its ids.
      """,
      zh: """
        封套按顺序尝试。如果一条消息的字段与标识并列，而其中一个字段正好在前面的封套查找标识的位置，那么只要它的值等\
        于那里的某个标识，消息就会被当成另一条。
        """),
    bad: [
      """
      message: Gift
      id: 5
      ---
      message: Order
      envelope: flat
      id: order
      fields:
        ↓
        type: int
      === messagegen.yaml
      version: 1
      envelopes:
        default: { id: type, data: data }
        flat: { id: businessID }
      """
    ],
    good: [
      """
      message: Gift
      id: 5
      ---
      message: Order
      envelope: flat
      id: order
      fields:
        type: int
      === messagegen.yaml
      version: 1
      envelopes:
        flat: { id: businessID }
        default: { id: type, data: data }
      """
    ],
    .identities { rounds, schema in
      let groups = rounds.first.groups.filter { !$0.key.isOutside }
      return groups.indices.dropFirst().flatMap { index in
        groups[index].claims.compactMap { claim -> Finding? in
          let message = schema.messages[claim.message]
          let footprint = Footprint(message, in: schema)
          return groups[..<index].lazy.compactMap { earlier in
            earlier.misreading(footprint, claim).map { .misread($0, message, earlier.claims[0], schema) }
          }.first
        }
      }
    })
}

extension Dispatch.Group {
  /// The field that this earlier group takes for an identity.
  fileprivate func misreading(_ footprint: Footprint, _ claim: Dispatch.Claim) -> Field? {
    guard !claims.isEmpty, key.present.allSatisfy({ footprint.presence(at: $0) != .never }) else { return nil }
    let fields = key.identity.map { footprint.field(exactlyAt: $0) }
    let isWhole = zip(key.identity, fields).allSatisfy { $1 != nil || footprint.place(at: $0, of: claim.entry) != nil }
    return isWhole ? fields.lazy.compactMap { $0 }.first { $0.isIdentityLike } : nil
  }
}

extension Field {
  fileprivate var isIdentityLike: Bool {
    switch type {
    case .string, .integer, .enumeration, .json: true
    default: false
    }
  }
}

extension Finding {
  fileprivate static func misread(
    _ field: Field, _ message: Message, _ claim: Dispatch.Claim, _ schema: Schema
  ) -> Finding {
    let envelope = schema[claim.envelope].name
    let other = schema.messages[claim.message].name
    return Finding(
      Phrase(
        "the field `\(field.name)` of `\(message.name)` stands where the envelope `\(envelope.value)` looks for an id",
        zh: "`\(message.name)` 的字段 `\(field.name)` 正好在封套 `\(envelope.value)` 查找标识的位置"),
      at: field.nameRange,
      notes: [
        .init(
          Phrase("this envelope is tried first, for `\(other)` and others", zh: "先尝试这个封套，`\(other)` 等消息在其中"),
          at: envelope.range)
      ],
      help: Phrase(
        "move the envelope of `\(message.name)` before `\(envelope.value)` in the configuration",
        zh: "在配置中把 `\(message.name)` 的封套移到 `\(envelope.value)` 之前"))
  }
}
