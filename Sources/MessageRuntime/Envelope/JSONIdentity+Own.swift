import Foundation

nonisolated extension JSONIdentity {
  /// The identities of a message that remembers which of them it has.
  public struct Own: Sendable {
    /// As the schema writes them: a pattern for each identity key.
    private let patterns: [[MessageIdentityPattern]]
    /// Whether the decoder gives this message for an identity, and not another one that is tried before.
    public let isRead: @Sendable ([JSONIdentity]) -> Bool

    public init(_ patterns: [[MessageIdentityPattern]], _ isRead: @escaping @Sendable ([JSONIdentity]) -> Bool) {
      self.patterns = patterns
      self.isRead = isRead
    }

    /// What the value remembers of the identity it was read with: the form that the schema declares; where another
    /// message claims that one, the form that came.
    public func remembered(_ found: [JSONIdentity]) -> [MessageIdentity] {
      let declared = declared(found)
      if isRead(declared.map { JSONIdentity($0) }) { return declared }
      // 5.0 cannot be kept as it came, but its digits as text mean the same.
      let came = found.map { $0.form == .otherNumber ? .text($0.value.json) : $0.value }
      return isRead(came.map { JSONIdentity($0) }) ? came : declared
    }

    private func declared(_ found: [JSONIdentity]) -> [MessageIdentity] {
      let own = patterns.first { found.matchesExactly($0) } ?? patterns.first { found.matches($0) }
      guard let own else { return found.map(\.value) }
      return found.indices.map { place in
        switch own[place] {
        case .integer, .range: return found[place].value.lenient
        case .text(let text): return .text(text)
        case .any: return found[place].value
        }
      }
    }

    /// Whether a value is one of those at a place, in whatever form.
    public func takes(_ identity: MessageIdentity, at place: Int) -> Bool {
      for pattern in patterns where identity.matches(pattern[place]) { return true }
      return false
    }
  }
}
