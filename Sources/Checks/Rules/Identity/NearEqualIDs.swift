import Schema
import SourceText

extension Rule {
  static let nearEqualIDs = Rule(
    "near-equal-ids", .warning,
    summary: "string ids that differ by case or separators alone",
    why: """
      `groupCreate` and `group_create` are two ids to the decoder and one to people. Sooner or later a sender writes \
      the wrong one, and the message turns up as the wrong type, or as none.
      """,
    bad: [
      """
      message: GroupCreate
      id: group_create
      ---
      message: NewGroup
          ↓
      id: groupCreate
      """
    ],
    good: [
      """
      message: GroupCreate
      id: group_create
      ---
      message: GroupClose
      id: group_close
      """
    ],
    .schema { schema in
      Dispatch(schema).groups.flatMap { group -> [Finding] in
        var first: [[String]: Dispatch.Claim] = [:]
        return group.claims.compactMap { claim in
          guard let folded = claim.folded else { return nil }
          guard let earlier = first[folded] else {
            first[folded] = claim
            return nil
          }
          return earlier.message == claim.message || earlier.overlaps(claim) ? nil : .near(claim, earlier, schema)
        }
      }
    })
}

extension Dispatch.Claim {
  /// The identity without case and separators; nil without a text in it.
  fileprivate var folded: [String]? {
    guard let places = entry?.places, places.contains(where: { if case .value(.string) = $0 { true } else { false } })
    else { return nil }
    let folded = places.map { place in
      if case .value(.string(let text)) = place { Names.folded(text) } else { place.yaml }
    }
    return folded.contains("") ? nil : folded
  }
}

extension Finding {
  fileprivate static func near(_ claim: Dispatch.Claim, _ earlier: Dispatch.Claim, _ schema: Schema) -> Finding {
    let other = schema.messages[earlier.message].name
    return Finding(
      "id `\(claim.entry?.yaml ?? "")` is nearly `\(earlier.entry?.yaml ?? "")`, the id of `\(other)`",
      at: claim.range, notes: [.init("`\(other)` has it here", at: earlier.range)],
      help: "choose ids that people can tell apart")
  }
}
