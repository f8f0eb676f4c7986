import Schema
import SourceText

extension LintRule {
  static let shadowedID = LintRule(
    "shadowed-id", .error, isConfigurable: false, theme: .ids,
    .dispatch { rounds, schema in
      let groups = rounds.first.groups
      return groups.indices.dropFirst().flatMap { index in
        groups[index].claims.compactMap { claim in
          let encodedForm = EncodedForm(schema.messages[claim.message], in: schema)
          let taker = groups[..<index].lazy.filter { $0.key.hasExternalID == groups[index].key.hasExternalID }
            .compactMap { $0.taker(of: claim, encodedForm) }.first
          return taker.map { .shadowed(claim, by: $0, schema) }
        }
      }
    })
}

extension Dispatch.Group {
  /// The claim of this earlier group that a message's own keys and id satisfy.
  fileprivate func taker(of claim: Dispatch.Claim, _ encodedForm: EncodedForm) -> Dispatch.Claim? {
    guard !claims.isEmpty,
      key.requiredKeys.allSatisfy({ [.always, .sometimes].contains(encodedForm.presence(at: $0)) })
    else { return nil }
    if key.hasExternalID {
      return claims.first { $0.typeID != nil && claim.typeID != nil && $0.overlaps(claim) }
    }
    let components = key.idKeys.compactMap { encodedForm.component(at: $0, of: claim.typeID) }
    guard components.count == key.idKeys.count else { return nil }
    return claims.first {
      $0.typeID?.components.overlaps(components, strictly: $0.isStrict && claim.isStrict) ?? key.idKeys.isEmpty
    }
  }
}

extension Finding {
  fileprivate static func shadowed(_ claim: Dispatch.Claim, by taker: Dispatch.Claim, _ schema: Schema) -> Finding {
    let name = schema.messages[claim.message].name
    let other = schema.messages[taker.message].name
    let envelope = schema[taker.envelope].name
    return Finding(
      "`\(name)` is decoded as `\(other)`: envelope `\(envelope.value)` is tried first and matches",
      zh: "`\(name)` 会被解析成 `\(other)`：先匹配信封 `\(envelope.value)`，而且匹配成功", at: claim.range,
      notes: [
        .init(LocalizedText("`\(other)` is declared here", zh: "`\(other)` 在这里声明"), at: taker.range),
        .init(LocalizedText("its envelope is declared here", zh: "它的信封在这里声明"), at: envelope.range),
      ],
      help: LocalizedText(
        "change one of the ids, or the keys that their envelopes match", zh: "修改其中一个 ID，或修改信封匹配的键"))
  }
}
