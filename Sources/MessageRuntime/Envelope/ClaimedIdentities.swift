/// The identities of a message that remembers which of them it has.
nonisolated public struct ClaimedIdentities: Sendable {
  /// One entry of `ids`: a pattern for each identity key.
  public final class Claim: Sendable {
    let patterns: [MessageIdentityPattern]
    /// Of a strict envelope.
    let isExact: Bool
    /// What other messages claim, and which is tried before.
    let others: [Claim]

    public init(_ patterns: [MessageIdentityPattern], isExact: Bool = false, after others: [Claim] = []) {
      self.patterns = patterns
      self.isExact = isExact
      self.others = others
    }

    func takes(_ identities: [JSONIdentity]) -> Bool {
      identities.matches(patterns, exactly: isExact) && !others.contains { $0.takes(identities) }
    }
  }

  private let claims: [Claim]

  public init(_ claims: [Claim]) { self.claims = claims }

  /// Whether the decoder gives this message for an identity.
  func isRead(_ identity: [MessageIdentity]) -> Bool {
    let identities = identity.map { JSONIdentity($0) }
    return claims.contains { $0.takes(identities) }
  }

  /// Whether a value is one of those at a place, in whatever form.
  func takes(_ identity: MessageIdentity, at place: Int) -> Bool {
    let identity = JSONIdentity(identity)
    return claims.contains { identity.matches($0.patterns[place]) }
  }

  /// What a value remembers of the identity it was read with: the form that the schema declares; where another message
  /// claims that one, the form that came.
  func remembered(_ found: [JSONIdentity]) -> [MessageIdentity] {
    let own = claims.first { found.matches($0.patterns, exactly: true) } ?? claims.first { found.matches($0.patterns) }
    let declared = found.indices.map { found[$0].declared(as: own?.patterns[$0] ?? .any) }
    // 5.0 cannot be kept as it came, but its digits as text mean the same.
    let came = found.map { $0.isPlain ? $0.value : .text($0.value.json) }
    return !isRead(declared) && isRead(came) ? came : declared
  }
}

nonisolated extension JSONReader {
  /// What the message was told by at one place.
  public func identity(_ place: Int, else standard: MessageIdentity, of own: ClaimedIdentities) -> MessageIdentity {
    place < identities.count ? own.remembered(identities)[place] : standard
  }

  /// What the message was told by.
  public func identities(else standard: [MessageIdentity], of own: ClaimedIdentities) -> [MessageIdentity] {
    identities.isEmpty ? standard : own.remembered(identities)
  }
}

nonisolated extension MessageCheck {
  /// Whether an identity that can be set is one that the message is read with.
  public mutating func identity(_ identity: [MessageIdentity], _ own: ClaimedIdentities) {
    if identity.contains(.text("")) {
      add("identity", .empty)
    } else if !own.isRead(identity) {
      addUnread(identity, "identity")
    }
  }

  /// The same where properties hold parts of it.
  /// - Parameter names: the property of each place; nil where the value is fixed.
  public mutating func identity(_ identity: [MessageIdentity], _ own: ClaimedIdentities, of names: [String?]) {
    let before = failures.count
    var last = ""
    for (place, name) in names.enumerated() {
      guard let name else { continue }
      last = name
      if identity[place] == .text("") {
        add(name, .empty)
      } else if !own.takes(identity[place], at: place) {
        addUnread([identity[place]], name)
      }
    }
    if failures.count == before && !own.isRead(identity) { addUnread(identity, last) }
  }

  private mutating func addUnread(_ identity: [MessageIdentity], _ name: String) {
    add(name, .unknownValue(identity.map(\.json).joined(separator: ", ")))
  }
}
