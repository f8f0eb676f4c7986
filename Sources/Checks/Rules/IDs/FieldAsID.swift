import Schema
import SourceText

extension LintRule {
  static let fieldAsID = LintRule(
    "field-as-id", .warning, theme: .ids,
    .dispatch { rounds, schema in
      let groups = rounds.first.groups.filter { !$0.key.hasExternalID }
      return groups.indices.dropFirst().flatMap { index in
        groups[index].claims.compactMap { claim -> Finding? in
          let message = schema.messages[claim.message]
          let encodedForm = EncodedForm(message, in: schema)
          return groups[..<index].lazy.compactMap { earlier in
            earlier.misreading(encodedForm, claim).map { .misread($0, message, earlier.claims[0], schema) }
          }.first
        }
      }
    })
}

extension Dispatch.Group {
  /// The field that this earlier group takes for an id.
  fileprivate func misreading(_ encodedForm: EncodedForm, _ claim: Dispatch.Claim) -> Field? {
    guard !claims.isEmpty, key.requiredKeys.allSatisfy({ encodedForm.presence(at: $0) != .never }) else { return nil }
    let fields = key.idKeys.map { encodedForm.field(exactlyAt: $0) }
    let isWhole = zip(key.idKeys, fields).allSatisfy {
      $1 != nil || encodedForm.component(at: $0, of: claim.typeID) != nil
    }
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
      "field `\(field.name)` of `\(message.name)` has the key that envelope `\(envelope.value)` reads as its id",
      zh: "`\(message.name)` 的字段 `\(field.name)` 占用了信封 `\(envelope.value)` 读取 ID 的键", at: field.nameRange,
      notes: [
        .init(
          LocalizedText("this envelope is tried first, for `\(other)` and others", zh: "先匹配这个信封（`\(other)` 等消息）"),
          at: envelope.range)
      ],
      help: LocalizedText(
        "declare the envelope of `\(message.name)` before `\(envelope.value)` in the configuration",
        zh: "在配置中把 `\(message.name)` 的信封移到 `\(envelope.value)` 之前"))
  }
}
