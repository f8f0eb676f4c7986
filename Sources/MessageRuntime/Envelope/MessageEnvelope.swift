/// Where a message's identity and payload are in the JSON, and what else there is the message's.
nonisolated public final class MessageEnvelope: Sendable {
  /// How the payload stands in the envelope.
  public enum Encoding: Sendable {
    case object, string, objectOrString
  }

  /// An object of the envelope and the keys in it that have a meaning; its other members are kept under `scope`. Those
  /// of the payload's object are the payload's.
  public final class Object: Sendable {
    let path: [String]
    let keys: [String]
    let scope: Int

    public init(_ path: [String], _ keys: [String], scope: Int = UnknownKeys.payloadScope) {
      self.path = path
      self.keys = keys
      self.scope = scope
    }
  }

  /// A path for each identity key.
  let identity: [[String]]
  /// What must be there and not null.
  let present: [[String]]
  /// The identity comes from the SDK's own field.
  let hasExternalID: Bool
  /// Empty: the root itself.
  let payload: [String]
  let encoding: Encoding
  let options: JSONOptions
  let objects: [Object]
  /// The object with the fields of `slot: envelope`, if there are any.
  let slots: [String]?
  /// The key of the only field, if the root is its list.
  let list: String?
  /// One of `reads`: read and never written.
  let isForeign: Bool
  /// Of an envelope of `reads`: the objects of the message's own envelope from the root inwards, with every key that is
  /// written in them. The payload's has the payload's scope.
  let own: [Object]
  /// Keys that are not moved into the payload's object of the message's own envelope: with them, the message would be
  /// taken for another one.
  let reserved: [String]

  public init(
    identity: [[String]] = [], present: [[String]] = [], hasExternalID: Bool = false, payload: [String] = [],
    encoding: Encoding = .object, options: JSONOptions = [], objects: [Object] = [],
    slots: [String]? = nil, list: String? = nil, isForeign: Bool = false, own: [Object] = [], reserved: [String] = []
  ) {
    self.identity = identity
    self.present = present
    self.hasExternalID = hasExternalID
    self.payload = payload
    self.encoding = encoding
    self.options = options
    self.objects = objects
    self.slots = slots
    self.list = list
    self.isForeign = isForeign
    self.own = own
    self.reserved = reserved
  }
}
