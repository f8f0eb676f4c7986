import MessageRuntime
import Schema

/// The id that a message stores, if its id can vary.
struct StoredIdentity: Sendable {
  let claims: ClaimedIdentities
  /// For each component: its value if nothing was read.
  let standard: [MessageIdentity]
  /// The property of each component, if each property holds one component; nil for a component with a fixed value.
  let names: [String?]?

  /// nil: the id never varies.
  init?(_ message: Message, claims: [Dispatch.OwnClaim], in schema: Schema) {
    guard message.ids.isStored, let first = message.ids.all.first else { return nil }
    self.claims = ClaimedIdentities(claims.map { .init($0.claim, after: $0.others) })
    standard = first.components.map { $0.first ?? 0 }
    let keys = schema[message.envelope].idKeys
    names = message.ids.variableComponents.map { components in
      components.enumerated().map { index, component in
        if case .value = component { return nil }
        return TypeIDs.propertyName(index < keys.count ? keys[index].last ?? "" : "", index)
      }
    }
  }

  /// From the identity that the message was read with.
  func read(_ reader: JSONReader) -> [MessageIdentity] {
    guard let names else {
      if standard.count == 1 { return [reader.identity(0, else: standard[0], of: claims)] }
      return reader.identities(else: standard, of: claims)
    }
    return names.indices.map { index in
      names[index] == nil ? standard[index] : reader.identity(index, else: standard[index], of: claims)
    }
  }
}

extension ClaimedIdentities.Claim {
  convenience init(_ claim: Dispatch.Claim, after others: [Dispatch.Claim] = []) {
    self.init(
      (claim.typeID?.components ?? []).map(\.pattern), isExact: claim.isStrict, after: others.map { Self($0) })
  }
}

extension TypeID.Component {
  var pattern: MessageIdentityPattern {
    switch self {
    case .value(let value): value.pattern
    case .range(let range): .range(range)
    case .any: .any
    }
  }

  /// The first value; nil for any.
  var first: MessageIdentity? {
    switch self {
    case .value(let value): MessageIdentity(value)
    case .range(let range): .integer(range.lowerBound)
    case .any: nil
    }
  }
}

extension TypeID.Value {
  var pattern: MessageIdentityPattern {
    switch self {
    case .integer(let value): .integer(value)
    case .string(let text): .text(text)
    }
  }
}
