import Schema

/// The identities of a message that remembers which of them it has, each with what other messages claim before it.
struct ClaimsWriter {
  /// One of them, and the others.
  private let claims: [(own: Dispatch.Claim, others: [Dispatch.Claim])]

  var declaration: [String] {
    let claims = claims.map { Self.initializer($0.own, after: $0.others) }.joined(separator: ", ")
    return SwiftLines.broken(["private static let jsonIdentity = ClaimedIdentities([\(claims)])"], indentation: 2)
  }

  private static func initializer(_ claim: Dispatch.Claim, after others: [Dispatch.Claim] = []) -> String {
    var arguments = ["[\(claim.typeID.map { SwiftExpression.patterns($0.components) } ?? "")]"]
    if claim.isStrict { arguments.append("isExact: true") }
    if !others.isEmpty { arguments.append("after: [\(others.map { initializer($0) }.joined(separator: ", "))]") }
    return ".init(\(arguments.joined(separator: ", ")))"
  }

  /// Those of all messages, by the messages' names.
  static func all(of schema: Schema) -> [String: ClaimsWriter] {
    var all: [String: [(own: Dispatch.Claim, others: [Dispatch.Claim])]] = [:]
    guard schema.messages.contains(where: \.ids.isStored) else { return [:] }
    for group in Dispatch(schema).groups {
      let claims = group.order.map { group.claims[$0] }
      for (index, claim) in claims.enumerated() where schema.messages[claim.message].ids.isStored {
        let others = claims[..<index].filter { $0.message != claim.message && $0.overlaps(claim) }
        all[schema.messages[claim.message].name, default: []].append((claim, others))
      }
    }
    return all.mapValues { ClaimsWriter(claims: $0) }
  }
}
