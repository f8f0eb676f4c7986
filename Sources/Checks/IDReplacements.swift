import Schema
import SourceText

/// Free ids instead of those that cannot stay: another one for each.
struct IDReplacements: Sendable {
  /// By the ranges of the ids that they replace; as YAML.
  private var replacements: [SourceRange: String] = [:]

  init(_ groups: [Dispatch.Group], _ schema: Schema) {
    for group in groups { add(group, schema) }
  }

  subscript(_ typeID: TypeID) -> String? { replacements[typeID.range] }

  private mutating func add(_ group: Dispatch.Group, _ schema: Schema) {
    var group = group
    let duplicates = Set(group.collisions.map(\.claim.range))
    for claim in group.claims.sorted(by: { $0.range < $1.range }) {
      guard let typeID = claim.typeID else { continue }
      var free: TypeID?
      if group.cannotBegin(claim, schema) {
        free = group.freeFirst(like: typeID, schema.configuration)
      } else if duplicates.contains(typeID.range) {
        free = group.free(like: typeID, schema.configuration)
      }
      guard let free else { continue }
      replacements[typeID.range] = free.yaml
      group.usedIDs.append(free.components)
    }
  }
}

extension Dispatch.Group {
  /// Whether the first value of an id is reserved, not allowed or a built-in cell's of the V10 UI kit.
  fileprivate func cannotBegin(_ claim: Dispatch.Claim, _ schema: Schema) -> Bool {
    guard let integers = claim.typeID?.components.first?.integers else { return false }
    let configuration = schema.configuration
    if configuration.reservedIDs.contains(where: { $0.value.overlaps(integers) }) { return true }
    if let allowed = configuration.allowedIDs?.value, integers.clamped(to: allowed) != integers { return true }
    return key.idKeys == [[NIMKitType.key]] && NIMKitType.isTaken(integers)
      && configuration.targets.contains { $0.sdks.contains(.nimV2) && $0.has(schema.messages[claim.message]) }
  }
}
