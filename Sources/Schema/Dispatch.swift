import SourceText

/// Who takes which identity: the messages of a project as the decoder tries them.
///
/// Envelopes that look in the same places are one group. Groups with `requiredKeys` come first, then the others, each at the
/// place of its first envelope; further ways to read a message (`alsoReads`) are a second round after all of these.
public struct Dispatch: Sendable {
  /// One identity that a message wants; nil: by the envelope alone.
  public struct Claim: Sendable {
    /// A place in `Schema.messages`.
    public var message: Int
    public var envelope: Envelope.ID
    public var entry: Identity.Entry?
    public var isStrict: Bool
    /// Of `alsoReads`: read and never written.
    public var isForeign: Bool
    public var range: SourceRange
  }

  /// Envelopes that look in the same places, with every claim there.
  public struct Group: Sendable {
    public struct Key: Hashable, Sendable {
      public var identity: [Envelope.Path]
      public var present: Set<Envelope.Path>
      public var hasExternalID: Bool

      public init(_ envelope: Envelope) {
        identity = envelope.identity
        present = Set(envelope.present)
        hasExternalID = envelope.hasExternalID
      }

      /// What must be present, in an order that is the same in every run.
      public var presentPaths: [Envelope.Path] {
        present.sorted { path, other in
          path.map(\.text).lexicographicallyPrecedes(other.map(\.text)) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }
      }
    }

    public var key: Key
    public var claims: [Claim] = []
  }

  /// In the order in which the decoder tries them.
  public private(set) var groups: [Group]
  /// The place among them of each of the schema's envelopes.
  private let placesOfEnvelopes: [Int?]

  /// The identities that are written and read.
  public init(_ schema: Schema) {
    self.init(groupsOf: schema)
    for index in schema.messages.indices {
      claim(schema.messages[index].identity, schema.messages[index].envelope, index, schema, isForeign: false)
    }
  }

  /// The identities that are only read.
  public init(readsOf schema: Schema) {
    self.init(groupsOf: schema)
    for index in schema.messages.indices {
      for way in schema.messages[index].reads { claim(way.identity, way.envelope, index, schema, isForeign: true) }
    }
  }

  private init(groupsOf schema: Schema) {
    let keys = schema.configuration.envelopes.map { Group.Key($0) }
    var groups: [Group] = []
    for key in keys.filter({ !$0.present.isEmpty }) + keys.filter({ $0.present.isEmpty })
    where !groups.contains(where: { $0.key == key }) {
      groups.append(Group(key: key))
    }
    self.groups = groups
    placesOfEnvelopes = keys.map { key in groups.firstIndex { $0.key == key } }
  }

  private mutating func claim(
    _ identity: Identity, _ envelope: Envelope.ID, _ message: Int, _ schema: Schema, isForeign: Bool
  ) {
    guard let place = placesOfEnvelopes[envelope.index] else { return }
    let isStrict = schema.configuration.envelopes[envelope.index].isStrict
    func add(_ entry: Identity.Entry?, _ range: SourceRange) {
      groups[place].claims.append(
        Claim(
          message: message, envelope: envelope, entry: entry, isStrict: isStrict, isForeign: isForeign, range: range))
    }
    if identity.entries.isEmpty { add(nil, identity.range) }
    for entry in identity.entries { add(entry, entry.range) }
  }

  public func group(of envelope: Envelope) -> Group? {
    let key = Group.Key(envelope)
    return groups.first { $0.key == key }
  }
}

extension Dispatch.Group {
  /// The places of the claims in the order in which they are tried.
  public var order: [Int] {
    claims.indices.sorted { claims[$0].precedes(claims[$1]) }
  }
}

extension Dispatch.Claim {
  /// The order within a group: exact before range before any, from the left.
  public func precedes(_ other: Self) -> Bool {
    let (places, others) = (entry?.places ?? [], other.entry?.places ?? [])
    for (place, other) in zip(places, others) where place.precedence != other.precedence {
      return place.precedence < other.precedence
    }
    if places.count != others.count { return places.count < others.count }
    return (message, range) < (other.message, other.range)
  }

  /// Some identity is claimed by both.
  public func overlaps(_ other: Self) -> Bool {
    guard let entry, let otherEntry = other.entry else { return entry == nil && other.entry == nil }
    return entry.places.overlaps(otherEntry.places, strictly: isStrict && other.isStrict)
  }

  /// Every identity of `other` is claimed by this one too.
  public func covers(_ other: Self) -> Bool {
    guard let entry else { return true }
    guard let otherEntry = other.entry, !isStrict || other.isStrict else { return false }
    return entry.places.covers(otherEntry.places, strictly: isStrict)
  }
}
