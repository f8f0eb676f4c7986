import Schema

/// The ids of a message that remembers which of them it has, each with what other messages claim before it.
struct ClaimsWriter {
  private let claims: [Dispatch.OwnClaim]

  var declaration: [String] {
    let claims = claims.map { Self.initializer($0.claim, after: $0.others) }.joined(separator: ", ")
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
    Dispatch.rememberedClaims(of: schema).mapValues { ClaimsWriter(claims: $0) }
  }
}
