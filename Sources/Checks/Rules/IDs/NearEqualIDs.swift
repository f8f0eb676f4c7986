import Schema
import SourceText

extension LintRule {
  static let nearEqualIDs = LintRule(
    "near-equal-ids", .warning, theme: .ids,
    .dispatch { rounds, schema in
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
  /// The id without case and separators; nil without a text in it.
  fileprivate var folded: [String]? {
    guard let components = typeID?.components,
      components.contains(where: { if case .value(.string) = $0 { true } else { false } })
    else { return nil }
    let folded = components.map { component in
      if case .value(.string(let text)) = component { NameComparison.folded(text) } else { component.yaml }
    }
    return folded.contains("") ? nil : folded
  }
}

extension Finding {
  fileprivate static func near(_ claim: Dispatch.Claim, _ earlier: Dispatch.Claim, _ schema: Schema) -> Finding {
    let other = schema.messages[earlier.message].name
    let id = claim.typeID?.yaml ?? ""
    let nearID = earlier.typeID?.yaml ?? ""
    return Finding(
      "id `\(id)` is nearly identical to `\(nearID)`, the id of `\(other)`",
      zh: "ID `\(id)` 与 `\(other)` 的 ID `\(nearID)` 几乎相同", at: claim.range,
      notes: [.init(LocalizedText("`\(other)` is declared here", zh: "`\(other)` 在这里声明"), at: earlier.range)],
      help: LocalizedText("choose ids that are easy to tell apart", zh: "换成容易区分的 ID"))
  }
}
