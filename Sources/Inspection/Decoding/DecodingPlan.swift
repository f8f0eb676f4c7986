import MessageRuntime
import Schema

/// The steps of a decoder with what the runtime needs for them.
struct DecodingPlan: Sendable {
  struct Claim: Sendable {
    let claim: Dispatch.Claim
    let layout: EnvelopeLayout
    let envelope: MessageEnvelope
    /// The target has the message.
    let isIncluded: Bool
  }

  struct Step: Sendable {
    let step: DecodingStep
    let claims: [Claim]

    /// Any of the envelopes: they look for ids in the same place.
    var envelope: MessageEnvelope? { claims.first(where: \.isIncluded)?.envelope }
  }

  /// Those in which the target has a message.
  let steps: [Step]
  /// The envelopes that messages are written in, by their places in the schema.
  let own: [Int: MessageEnvelope]

  init(_ schema: Schema, target: Target?) {
    let groups = EnvelopeLayout.groups(of: schema)
    let all = DecodingStep.all(of: schema).map { step in
      Step(
        step: step,
        claims: step.claims.map { claim in
          let message = schema.messages[claim.message]
          let layout = EnvelopeLayout(
            schema[claim.envelope], of: message, isForeign: claim.isForeign, in: schema, groups: groups)
          return Claim(
            claim: claim, layout: layout, envelope: MessageEnvelope(layout), isIncluded: target?.has(message) ?? true)
        })
    }
    let written = all.flatMap(\.claims).filter { !$0.claim.isForeign }
    own = Dictionary(written.map { ($0.claim.message, $0.envelope) }) { first, _ in first }
    steps = all.filter { $0.claims.contains(where: \.isIncluded) }
  }
}

extension DecodingPlan {
  /// The first claim that takes a text.
  func claim(in reader: inout MessageReader) -> Claim? {
    for step in steps { if let claim = step.claim(in: &reader) { return claim } }
    return nil
  }
}

extension DecodingPlan.Step {
  /// The claim that takes a text; nil: none, or one of a message that is not of the target.
  func claim(in reader: inout MessageReader) -> DecodingPlan.Claim? {
    if step.isWithoutID {
      guard let last = claims.last(where: \.isIncluded), reader.isPresent(in: last.envelope) else { return nil }
      return last
    }
    guard let envelope, let ids = reader.identities(in: envelope),
      let claim = claims.first(where: { $0.claim.takes(ids) })
    else { return nil }
    return claim.isIncluded ? claim : nil
  }
}

extension Dispatch.Claim {
  /// Whether an identity is one that the message wants.
  func takes(_ ids: [JSONIdentity]) -> Bool {
    guard let places = typeID?.components, places.count == ids.count else { return false }
    return zip(places, ids).allSatisfy { place, id in
      isStrict ? Exactly(place.pattern) ~= id : place.takes(id)
    }
  }
}

extension TypeID.Component {
  fileprivate func takes(_ id: JSONIdentity) -> Bool {
    switch self {
    case .value(.integer(let value)): value ~= id
    case .value(.string(let text)): text ~= id
    case .range(let range): range ~= id
    case .any: true
    }
  }
}
