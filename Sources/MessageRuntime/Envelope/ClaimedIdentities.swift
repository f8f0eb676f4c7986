/// The identities of a message that remembers which of them it has.
nonisolated public struct ClaimedIdentities: Sendable {
  /// One entry of `ids`: a pattern for each identity key.
  public struct Claim: Sendable {
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
  func isRead(_ identities: [MessageIdentity]) -> Bool {
    let identities = identities.map { JSONIdentity($0) }
    return claims.contains { $0.takes(identities) }
  }

  /// Whether a value is one of those at a place, in whatever form.
  func takes(_ identity: MessageIdentity, at place: Int) -> Bool {
    claims.contains { JSONIdentity(identity).matches($0.patterns[place]) }
  }

  /// What a value remembers of the identity it was read with: the form that the schema declares; where another message
  /// claims that one, the form that came.
  func remembered(_ found: [JSONIdentity]) -> [MessageIdentity] {
    let declared = declared(found)
    if isRead(declared) { return declared }
    // 5.0 cannot be kept as it came, but its digits as text mean the same.
    let came = found.map { $0.isPlain ? $0.value : .text($0.value.json) }
    return isRead(came) ? came : declared
  }

  private func declared(_ found: [JSONIdentity]) -> [MessageIdentity] {
    let own =
      claims.first { found.matches($0.patterns, exactly: true) } ?? claims.first { found.matches($0.patterns) }
    return found.indices.map { found[$0].declared(as: own?.patterns[$0] ?? .any) }
  }
}

nonisolated extension MessageCheck {
  /// Whether an identity that can be set is one that the message is read with.
  public mutating func identity(_ identity: [MessageIdentity], _ own: ClaimedIdentities) {
    if identity.contains(.text("")) { return add("identity", .empty) }
    if !own.isRead(identity) { addUnread(identity, "identity") }
  }

  /// The same where properties hold parts of it.
  /// - Parameter names: the property of each place; nil where the value is fixed.
  public mutating func identity(_ identity: [MessageIdentity], _ own: ClaimedIdentities, of names: [String?]) {
    var isEachRead = true
    for (place, name) in names.enumerated() {
      guard let name else { continue }
      if identity[place] == .text("") {
        add(name, .empty)
      } else if !own.takes(identity[place], at: place) {
        addUnread([identity[place]], name)
      } else {
        continue
      }
      isEachRead = false
    }
    if isEachRead, let last = names.compactMap({ $0 }).last, !own.isRead(identity) { addUnread(identity, last) }
  }

  private mutating func addUnread(_ identity: [MessageIdentity], _ name: String) {
    add(name, .unknownValue(identity.map(\.json).joined(separator: ", ")))
  }
}
