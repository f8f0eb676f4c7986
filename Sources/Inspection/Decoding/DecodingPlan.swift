import MessageRuntime
import Schema

/// The steps of a decoder with what the runtime needs for them: whose message a payload is.
public struct DecodingPlan: Sendable {
  /// An id that a message accepts, and where it is. It is a class for the same reason as `Message`.
  final class Claim: Sendable {
    let claim: Dispatch.Claim
    let layout: EnvelopeLayout
    let envelope: MessageEnvelope
    /// The target has the message.
    let isIncluded: Bool

    init(claim: Dispatch.Claim, layout: EnvelopeLayout, envelope: MessageEnvelope, isIncluded: Bool) {
      (self.claim, self.layout, self.envelope, self.isIncluded) = (claim, layout, envelope, isIncluded)
    }
  }

  struct Step: Sendable {
    let step: DecodingStep
    let claims: [Claim]
    /// Those of the first claims, which take single integers, in their order.
    let numbers: [Int64]
    /// Any of the envelopes: they look for ids under the same keys.
    let envelope: MessageEnvelope?

    init(_ step: DecodingStep, _ claims: [Claim]) {
      (self.step, self.claims) = (step, claims)
      numbers = step.claims.compactMap(\.number)
      envelope = claims.first(where: \.isIncluded)?.envelope
    }
  }

  /// Those in which the target has a message.
  let steps: [Step]
  /// The envelopes that messages are written in, by the indices of the messages.
  let own: [Int: MessageEnvelope]

  /// - Parameter target: nil: all messages are decoded.
  public init(_ schema: Schema, target: Target? = nil) {
    let groups = EnvelopeLayout.groups(of: schema)
    // Most messages share what is known of their envelope.
    var common: [Envelope.ID: Claim] = [:]
    let all = DecodingStep.all(of: schema).map { step in
      Step(
        step,
        step.claims.map { claim in
          let (envelope, message) = (schema[claim.envelope], schema.messages[claim.message])
          let isCommon = !claim.isForeign && !envelope.isList && !message.hasEnvelopeSlots
          let known = isCommon ? common[claim.envelope] : nil
          let layout =
            known?.layout
            ?? EnvelopeLayout(envelope, of: message, isForeign: claim.isForeign, in: schema, groups: groups)
          let made = Claim(
            claim: claim, layout: layout, envelope: known?.envelope ?? MessageEnvelope(layout),
            isIncluded: target?.has(message) ?? true)
          if isCommon { common[claim.envelope] = made }
          return made
        })
    }
    let written = all.flatMap(\.claims).filter { !$0.claim.isForeign }
    own = Dictionary(written.map { ($0.claim.message, $0.envelope) }) { first, _ in first }
    steps = all.filter { $0.claims.contains(where: \.isIncluded) }
  }

  /// All ids that messages accept, in the order in which they are tried.
  public var claims: [Dispatch.Claim] { steps.flatMap(\.step.claims) }

  /// The id by which a payload is a message; nil: it is unrecognized.
  public func claim(on payload: Payload) -> Dispatch.Claim? {
    var reader = MessageReader(payload.text, externalID: payload.externalID, slots: payload.slots)
    return claim(in: &reader)?.claim
  }

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
      let claim = claims[start(of: ids)...].first(where: { $0.claim.takes(ids) })
    else { return nil }
    return claim.isIncluded ? claim : nil
  }

  /// Where claims begin that may take ids: those before are of single integers, and found by halves.
  private func start(of ids: [JSONIdentity]) -> Int {
    var (low, high) = (0, numbers.count)
    while low < high, let id = ids.first {
      let middle = (low + high) / 2
      if (Int64.min...numbers[middle]) ~= id { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Dispatch.Claim {
  /// Whether ids are those that the message accepts.
  func takes(_ ids: [JSONIdentity]) -> Bool {
    guard let components = typeID?.components, components.count == ids.count else { return false }
    return zip(components, ids).allSatisfy { component, id in
      isStrict ? Exactly(component.pattern) ~= id : component.takes(id)
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
