/// What a decoder tries at once: messages whose ids are looked for under the same keys.
public struct DecodingStep: Sendable {
  public let key: Dispatch.Group.Key
  /// In the order in which they are tried. Those of messages that go by their envelope alone are steps of their own, in
  /// which the last one wins.
  public let claims: [Dispatch.Claim]
  /// The string that has to be looked into for the ids; nil: none.
  public let text: Envelope.Path?

  /// The messages go by their envelope alone.
  public var isWithoutID: Bool { claims[0].typeID == nil }

  /// All steps of a decoder, in their order.
  public static func all(of schema: Schema) -> [DecodingStep] {
    let all = Dispatch(schema).groups + Dispatch(readsOf: schema).groups
    // What comes from the SDK's own field is read only if there is such a thing, or if nothing else was.
    let ordered = all.filter { !$0.key.hasExternalID } + all.filter(\.key.hasExternalID)
    return ordered.flatMap { steps(of: $0, schema) }
  }

  /// One for a group; where its messages look into different strings, one for each.
  private static func steps(of group: Dispatch.Group, _ schema: Schema) -> [DecodingStep] {
    // Single integers first and in their order; among others that may overlap, the order matters.
    let tried = group.order.map { group.claims[$0] }
    let numbers = tried.filter { $0.number != nil }.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    let claims = numbers + tried.filter { $0.number == nil }
    var texts: [Envelope.Path?] = []
    for claim in claims where claim.typeID != nil {
      let text = schema[claim.envelope].textWithID
      if !texts.contains(text) { texts.append(text) }
    }
    let identified = texts.map { text in
      claims.filter { $0.typeID != nil && schema[$0.envelope].textWithID == text }
    }
    let alone = claims.filter { $0.typeID == nil }
    return zip(identified + [alone], texts + [nil]).filter { !$0.0.isEmpty }.map {
      DecodingStep(key: group.key, claims: $0, text: $1)
    }
  }
}

extension Dispatch.Claim {
  /// The integer, if it is for a single one.
  public var number: Int64? {
    guard let components = typeID?.components, components.count == 1, case .value(.integer(let value)) = components[0]
    else {
      return nil
    }
    return value
  }
}

extension Envelope {
  /// The string that has to be looked into for the ids; nil: none.
  fileprivate var textWithID: Path? {
    guard encoding != .object, let payload else { return nil }
    return (idKeys + requiredKeys).contains { $0.starts(with: payload) } ? payload : nil
  }
}

extension Dispatch {
  /// An id of a message, and what other messages claim before it.
  public struct OwnClaim: Sendable {
    public let claim: Claim
    public let others: [Claim]
  }

  /// The ids of messages that remember which of them they have, by the messages' names.
  public static func rememberedClaims(of schema: Schema) -> [String: [OwnClaim]] {
    var all: [String: [OwnClaim]] = [:]
    guard schema.messages.contains(where: \.ids.isStored) else { return [:] }
    for group in Dispatch(schema).groups {
      let claims = group.order.map { group.claims[$0] }
      for (index, claim) in claims.enumerated() where schema.messages[claim.message].ids.isStored {
        let others = claims[..<index].filter { $0.message != claim.message && $0.overlaps(claim) }
        all[schema.messages[claim.message].name, default: []].append(OwnClaim(claim: claim, others: others))
      }
    }
    return all
  }
}
