import Schema
import SourceText

extension LintRule {
  static let nearEqualIDs = LintRule(
    "near-equal-ids", .warning, theme: .identity,
    summary: Phrase("string ids that differ by case or separators alone", zh: "只有大小写或分隔符不同的字符串标识"),
    why: Phrase(
      """
      `groupCreate` and `group_create` are two ids to the decoder and one to people. Sooner or later a sender writes \
      the wrong one, and the message turns up as the wrong type, or as none.
      """,
      zh: """
        对解码器来说 `groupCreate` 和 `group_create` 是两个标识，对人来说是一个。迟早有发送方会写错，消息就会变成错\
        误的类型，或者不被识别。
        """),
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
    .identities { rounds, schema in
      rounds.first.groups.flatMap { group -> [Finding] in
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
    let id = claim.entry?.yaml ?? ""
    let nearID = earlier.entry?.yaml ?? ""
    return Finding(
      Phrase(
        "id `\(id)` is nearly `\(nearID)`, the id of `\(other)`", zh: "标识 `\(id)` 与 `\(other)` 的标识 `\(nearID)` 几乎相同"),
      at: claim.range, notes: [.init(Phrase("`\(other)` has it here", zh: "`\(other)` 的标识在这里"), at: earlier.range)],
      help: Phrase("choose ids that people can tell apart", zh: "选择人能分得清的标识"))
  }
}
