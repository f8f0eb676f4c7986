/// What releases have used and declared, for those who look at the current schemas.
public struct ReleaseHistory: Sendable {
  /// An id, and who had it.
  public struct UsedID: Sendable {
    /// Of the envelopes that look where it is.
    public let group: Dispatch.Group.Key
    public let components: [TypeID.Component]
    public let message: String
    /// The last release in which it was so.
    public fileprivate(set) var release: String
    fileprivate var releaseIndex: Int
  }

  public private(set) var ids: [UsedID] = []
  /// Those of messages and shared types.
  public private(set) var names: Set<String> = []

  /// No release.
  public init() {}

  /// - Parameter releases: The latest one last.
  public init(_ releases: [(name: String, schema: Schema)]) {
    var positions: [Dispatch.Group.Key: [UsedID.Key: Int]] = [:]
    for (index, release) in releases.enumerated() {
      let schema = release.schema
      names.formUnion(schema.messages.map(\.name))
      names.formUnion(schema.objects.filter { $0.container == .shared }.map(\.name))
      names.formUnion(schema.enums.filter { $0.container == .shared }.map(\.name))
      for group in Dispatch(schema).groups + Dispatch(readsOf: schema).groups {
        var known = positions.removeValue(forKey: group.key) ?? [:]
        for claim in group.claims {
          guard let components = claim.typeID?.components else { continue }
          let message = schema.messages[claim.message].name
          let key = UsedID.Key(components: components, message: message)
          if let position = known[key] {
            (ids[position].release, ids[position].releaseIndex) = (release.name, index)
          } else {
            known[key] = ids.count
            ids.append(
              UsedID(
                group: group.key, components: components, message: message, release: release.name, releaseIndex: index))
          }
        }
        positions[group.key] = known
      }
    }
  }

  /// Whether another message had a text as its id, wherever that is.
  public func hasUsed(_ id: String, besides message: String) -> Bool {
    ids.contains { $0.message != message && $0.components == [.value(.string(id))] }
  }

  /// The other message that was the last to have some id.
  public func user(of components: [TypeID.Component], in group: Dispatch.Group.Key, besides message: String) -> UsedID?
  {
    ids.filter { id in
      id.group == group && id.message != message && id.components.overlaps(components, strictly: false)
    }.max { $0.releaseIndex < $1.releaseIndex }
  }
}

extension ReleaseHistory.UsedID {
  /// Among those of a group.
  fileprivate struct Key: Hashable {
    let components: [TypeID.Component]
    let message: String
  }
}
