import SourceText

/// Which message takes which id, in the order in which the decoder tries them.
///
/// Envelopes that look for ids under the same keys are one group. Groups with `requiredKeys` come first, then the others, in
/// the order of their first envelopes; further ids and envelopes (`alsoReads`) are a second round after all of these.
public struct Dispatch: Sendable {
  /// An id that a message accepts; nil: only the envelope identifies it.
  public struct Claim: Sendable {
    /// An index in `Schema.messages`.
    public var message: Int
    public var envelope: Envelope.ID
    public var typeID: TypeID?
    public var isStrict: Bool
    /// Of `alsoReads`: read and never written.
    public var isForeign: Bool
    public var range: SourceRange
  }

  /// Envelopes that look for ids under the same keys, with all their claims.
  public struct Group: Sendable {
    public struct Key: Hashable, Sendable {
      public var idKeys: [Envelope.Path]
      public var requiredKeys: Set<Envelope.Path>
      public var hasExternalID: Bool

      public init(_ envelope: Envelope) {
        idKeys = envelope.idKeys
        requiredKeys = Set(envelope.requiredKeys)
        hasExternalID = envelope.hasExternalID
      }

      /// What must be present, in an order that is the same in every run.
      public var sortedRequiredKeys: [Envelope.Path] {
        requiredKeys.sorted { path, other in
          path.map(\.text).lexicographicallyPrecedes(other.map(\.text)) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }
      }
    }

    public var key: Key
    public var claims: [Claim] = []
    /// The ids that releases have used here.
    public var usedIDs: [[TypeID.Component]] = []
  }

  /// In the order in which the decoder tries them.
  public private(set) var groups: [Group]
  /// For each of the schema's envelopes the index of its group.
  private let groupIndices: [Int?]

  /// The ids that are written and read.
  public init(_ schema: Schema) {
    self.init(groupsOf: schema)
    for index in schema.messages.indices {
      claim(schema.messages[index].ids, schema.messages[index].envelope, index, schema, isForeign: false)
    }
  }

  /// The ids that are only read.
  public init(readsOf schema: Schema) {
    self.init(groupsOf: schema)
    for index in schema.messages.indices {
      for way in schema.messages[index].alsoReads { claim(way.ids, way.envelope, index, schema, isForeign: true) }
    }
  }

  private init(groupsOf schema: Schema) {
    let keys = schema.configuration.envelopes.map { Group.Key($0) }
    var groups: [Group] = []
    for key in keys.filter({ !$0.requiredKeys.isEmpty }) + keys.filter({ $0.requiredKeys.isEmpty })
    where !groups.contains(where: { $0.key == key }) {
      let usedIDs = schema.history.ids.filter { $0.group == key }.map(\.components)
      groups.append(Group(key: key, usedIDs: usedIDs))
    }
    self.groups = groups
    groupIndices = keys.map { key in groups.firstIndex { $0.key == key } }
  }

  private mutating func claim(
    _ ids: TypeIDs, _ envelope: Envelope.ID, _ message: Int, _ schema: Schema, isForeign: Bool
  ) {
    guard let index = groupIndices[envelope.index] else { return }
    let isStrict = schema.configuration.envelopes[envelope.index].isStrict
    func add(_ typeID: TypeID?, _ range: SourceRange) {
      groups[index].claims.append(
        Claim(
          message: message, envelope: envelope, typeID: typeID, isStrict: isStrict, isForeign: isForeign, range: range))
    }
    if ids.all.isEmpty { add(nil, ids.range) }
    for typeID in ids.all { add(typeID, typeID.range) }
  }

  public func group(of envelope: Envelope) -> Group? {
    let key = Group.Key(envelope)
    return groups.first { $0.key == key }
  }
}

extension Dispatch.Group {
  /// The indices of the claims in the order in which they are tried.
  public var order: [Int] {
    claims.indices.sorted { claims[$0].precedes(claims[$1]) }
  }
}

extension Dispatch.Claim {
  /// The order within a group: exact before range before any, from the left.
  public func precedes(_ other: Self) -> Bool {
    let (components, others) = (typeID?.components ?? [], other.typeID?.components ?? [])
    for (component, other) in zip(components, others) where component.precedence != other.precedence {
      return component.precedence < other.precedence
    }
    if components.count != others.count { return components.count < others.count }
    return (message, range) < (other.message, other.range)
  }

  /// Some id is claimed by both.
  public func overlaps(_ other: Self) -> Bool {
    guard let typeID, let otherTypeID = other.typeID else { return typeID == nil && other.typeID == nil }
    return typeID.components.overlaps(otherTypeID.components, strictly: isStrict && other.isStrict)
  }

  /// Every id of `other` is claimed by this one too.
  public func covers(_ other: Self) -> Bool {
    guard let typeID else { return true }
    guard let otherTypeID = other.typeID, !isStrict || other.isStrict else { return false }
    return typeID.components.covers(otherTypeID.components, strictly: isStrict)
  }
}
