import Schema
import SourceText

extension LintRule {
  static let duplicateID = LintRule(
    "duplicate-id", .error, isConfigurable: false, theme: .ids,
    .dispatch { rounds, schema in
      rounds.groups.flatMap { group in
        group.collisions.map { .sameID($0.claim, as: $0.earlier, rounds, schema) }
      }
    })
}

extension Dispatch.Group {
  /// Claims of different messages that overlap and have the same rank in the order.
  var collisions: [(claim: Dispatch.Claim, earlier: Dispatch.Claim)] {
    var first: [[Dispatch.Rank]: Int] = [:]
    // Few ranks have more than one.
    var others: [[Dispatch.Rank]: [Int]] = [:]
    var collisions: [(Dispatch.Claim, Dispatch.Claim)] = []
    first.reserveCapacity(claims.count)
    for index in claims.indices {
      guard let rank = claims[index].rank else { continue }
      guard let earliest = first[rank] else {
        first[rank] = index
        continue
      }
      let claim = claims[index]
      if let earlier = ([earliest] + (others[rank] ?? [])).first(where: {
        claims[$0].message != claim.message && claims[$0].overlaps(claim)
      }) {
        collisions.append((claim, claims[earlier]))
      }
      others[rank, default: []].append(index)
    }
    return collisions
  }
}

extension Dispatch {
  /// The kind of an id's component, as far as collisions are concerned.
  fileprivate enum Rank: Hashable {
    case value(TypeID.Value)
    case range
    case any
  }
}

extension Dispatch.Claim {
  /// Only claims of equal rank can collide, and none by the envelope alone; the exact values in it keep large projects
  /// fast.
  fileprivate var rank: [Dispatch.Rank]? {
    typeID?.components.map { component in
      switch component {
      case .value(let value): .value(value.canonical)
      case .range: .range
      case .any: .any
      }
    }
  }
}

extension Finding {
  fileprivate static func sameID(
    _ claim: Dispatch.Claim, as earlier: Dispatch.Claim, _ rounds: DispatchRounds, _ schema: Schema
  ) -> Finding {
    let names = [claim, earlier].map { schema.messages[$0.message].name }
    let id = claim.typeID?.yaml ?? ""
    let other = earlier.typeID?.yaml ?? ""
    let problem =
      id == other
      ? LocalizedText(
        "id \(id) of `\(names[0])` is already used by `\(names[1])`", zh: "`\(names[0])` 的 ID \(id) 已被 `\(names[1])` 占用"
      )
      : LocalizedText(
        "id \(id) of `\(names[0])` overlaps \(other) of `\(names[1])`",
        zh: "`\(names[0])` 的 ID \(id) 与 `\(names[1])` 的 \(other) 重叠")
    let free = claim.typeID.flatMap { rounds.replacements[$0] }
    return Finding(
      problem, at: claim.range,
      notes: [
        .init(LocalizedText("`\(names[1])` uses \(other) here", zh: "`\(names[1])` 在这里使用 \(other)"), at: earlier.range)
      ],
      help: free.map(LocalizedText.nextFree) ?? LocalizedText("change one of the ids", zh: "修改其中一个 ID"),
      fixIts: claim.isForeign ? [] : [free.map { .take($0, at: claim.range) }].compactMap { $0 })
  }
}
