import SourceText

/// Where a message has its id and its payload in one of its envelopes, and what else there is the message's.
public struct EnvelopeLayout: Sendable {
  /// An object of the envelope and the keys in it that have a meaning; its other members are kept under `scope`.
  public struct Object: Sendable {
    public let path: Envelope.Path
    public let keys: [JSONKey]
    /// nil: the payload's.
    public let scope: Int?
  }

  public let envelope: Envelope
  public let isLenient: Bool
  public private(set) var objects: [Object] = []
  /// The object with the fields of `slot: envelope`, if there are any.
  public private(set) var slots: Envelope.Path?
  /// The key of the only field, if the root is its list.
  public private(set) var list: String?
  /// One of `alsoReads`: read and never written.
  public let isForeign: Bool
  /// Of one of `alsoReads`: the objects of the message's own envelope from the root inwards, with every key in them.
  public private(set) var own: [Object] = []
  /// Keys that are not moved into the payload's object of the message's own envelope: with them, the message would be
  /// taken for another one.
  public private(set) var reserved: [JSONKey] = []

  /// - Parameter groups: all that have claims, in the order in which the decoder tries them.
  public init(
    _ envelope: Envelope, of message: Message, isForeign: Bool, in schema: Schema, groups: [Dispatch.Group]
  ) {
    self.envelope = envelope
    self.isForeign = isForeign
    isLenient = schema.configuration.isLenient
    let fields = message.envelopeSlots(in: schema)
    let keys = message.fields.filter { $0.slot == nil }.flatMap { [$0.key] + $0.aliases }.map { JSONKey($0.value) }
    let own = schema[message.envelope]
    if isForeign {
      keepForeign(ReadOnlyEnvelope(envelope, slots: fields, keys: keys), isMoved: !own.isList)
    } else if !envelope.isList {
      keepOwn(EnvelopeTree(envelope, slots: fields).all)
    }
    if !fields.isEmpty { slots = Array(envelope.idKeys.first?.dropLast() ?? []) }
    if envelope.isList { list = message.fields.first?.key.value }
    guard isForeign, !own.isList else { return }
    self.own = Self.objects(in: EnvelopeTree(own, slots: fields).all, keys)
    reserved = Self.keysOfOthers(in: own, groups)
  }

  /// All groups that have claims, in the order in which the decoder tries them.
  public static func groups(of schema: Schema) -> [Dispatch.Group] {
    (Dispatch(schema).groups + Dispatch(readsOf: schema).groups).filter { !$0.claims.isEmpty }
  }

  /// What a message's own envelope holds beside the payload, and its keys in the payload's object.
  private mutating func keepOwn(_ objects: [EnvelopeTree]) {
    self.objects = objects.enumerated().filter { !$1.holdsPayload || !$1.keys.isEmpty }.map { index, object in
      Object(path: object.path, keys: object.keys, scope: object.holdsPayload ? nil : index + 1)
    }
  }

  /// The same of an envelope of `alsoReads`. Nothing is kept for a message that is a list: it has no room for that.
  private mutating func keepForeign(_ read: ReadOnlyEnvelope, isMoved: Bool) {
    if envelope.isList { return }
    let objects = isMoved ? read.objects : read.objects.filter { $0.path == envelope.payload ?? [] && !$0.keys.isEmpty }
    self.objects = objects.map { Object(path: $0.path, keys: $0.keys, scope: nil) }
  }

  /// The objects of a message's own envelope, in which unknown keys of another envelope are kept.
  private static func objects(in objects: [EnvelopeTree], _ keys: [JSONKey]) -> [Object] {
    objects.enumerated().map { index, object in
      object.holdsPayload
        ? Object(path: object.path, keys: object.keys + keys, scope: nil)
        : Object(path: object.path, keys: object.keys, scope: index + 1)
    }
  }

  /// The keys in the payload's object that identify messages which the decoder tries before.
  private static func keysOfOthers(in own: Envelope, _ groups: [Dispatch.Group]) -> [JSONKey] {
    let key = Dispatch.Group.Key(own)
    let payload = own.payload ?? []
    let earlier = own.hasExternalID ? groups[...] : groups.prefix { $0.key != key }
    var keys: [JSONKey] = []
    for path in earlier.flatMap({ $0.key.idKeys + $0.key.sortedRequiredKeys })
    where path.count > payload.count && path.starts(with: payload) && !keys.contains(path[payload.count]) {
      keys.append(path[payload.count])
    }
    return keys
  }
}
