import Schema

/// Schemas beside each release that they are compared with, message by message: what all rules look at, so that it is
/// made once for whoever asks some of them.
public struct ReleasePairs: Sendable {
  /// The release that the schemas follow.
  struct Latest: Sendable {
    let name: String
    let compared: PreparedSchema
    /// From the release to itself.
    let shipped: SchemaPair
    /// From the release to the schemas.
    let current: SchemaPair
  }

  /// A release, and all that are like it.
  struct Distinct: Sendable {
    /// That of the first of them.
    let index: Int
    /// The schemas follow one of them.
    let isLatest: Bool
    let compared: PreparedSchema
    /// From the release to the latest one.
    let shipped: MatchedMessages
    /// From the release to the schemas.
    let current: SchemaPair
  }

  /// The current ones.
  public internal(set) var schema: Schema
  /// The latest one last.
  public let releases: [Release]
  /// For each release the index of the first one that is like it.
  let alike: [Int]
  /// nil: there are no releases.
  let latest: Latest?
  let distinct: [Distinct]

  /// - Parameter base: The name of the release that the schemas follow; nil: the latest one.
  public init(of schema: Schema, with releases: [Release], after base: String? = nil) {
    let alike = releases.firstAlike
    (self.schema, self.releases, self.alike) = (schema, releases, alike)
    guard let latest = releases.first(where: { $0.name == base }) ?? releases.last else {
      (self.latest, distinct) = (nil, [])
      return
    }
    let indices = releases.indices.filter { alike[$0] == $0 }
    let asked = Set(([schema] + releases.map(\.schema)).flatMap(\.requiredKeys))
    let compared = indices.parallelMap {
      PreparedSchema(releases[$0].schema, isStrict: releases[$0].isStrict, asked: asked)
    }
    let (before, now) = (PreparedSchema(latest.schema, asked: asked), PreparedSchema(schema, asked: asked))
    let current = MatchedMessages(old: before, new: now)
    self.latest = Latest(
      name: latest.name, compared: before, shipped: SchemaPair(MatchedMessages(old: before, new: before)),
      current: SchemaPair(current))
    let latestIndex = releases.firstIndex { $0.name == latest.name }.map { alike[$0] }
    let followed = Set(zip(releases, alike).filter { $0.0.comparedAs == $0.0.name }.map(\.1))
    distinct = zip(indices, compared).map { index, release in
      let isLatest = index == latestIndex
      let shipped = MatchedMessages(old: release, new: before)
      // What is on another branch has no successors in the latest release.
      let successors =
        !isLatest && followed.contains(index) ? Successors(shipped: shipped, latest: current) : nil
      return Distinct(
        index: index, isLatest: isLatest, compared: release, shipped: shipped,
        current: SchemaPair(MatchedMessages(old: release, new: now, successors: successors)))
    }
  }
}
