import Foundation

/// Where a message's payload is, and what else of the JSON is the message's.
nonisolated public struct JSONEnvelope: Sendable {
  /// An object of the envelope and the keys in it that have a meaning; its other members are kept under `scope`.
  public struct Object: Sendable {
    public var path: [String]
    public var keys: [String]
    public var scope: Int

    public init(_ path: [String], _ keys: [String], scope: Int = UnknownKeys.payloadScope) {
      self.path = path
      self.keys = keys
      self.scope = scope
    }
  }

  /// Empty: the root itself.
  public var payload: [String] = []
  public var encoding = JSONPayloadEncoding.object
  public var options: JSONOptions = []
  public var objects: [Object] = []
  /// Keys of the payload's object that are the envelope's.
  public var passedKeys: [String] = []
  /// Where the fields of `slot: envelope` are.
  public var slots: [String] = []
  /// The key of the only field, if the root is its list.
  public var list: String?
  /// Of an envelope of `reads`: the objects of the message's own envelope from the root inwards, with every key that is
  /// written in them. The payload's has the payload's scope.
  public var own: [Object] = []
  /// Keys that are not moved into the payload's object of the message's own envelope: with them, the message would be
  /// taken for another one.
  public var reserved: [String] = []

  public init(
    payload: [String] = [], encoding: JSONPayloadEncoding = .object, options: JSONOptions = [], objects: [Object] = [],
    passedKeys: [String] = [], slots: [String] = [], list: String? = nil, own: [Object] = [], reserved: [String] = []
  ) {
    self.payload = payload
    self.encoding = encoding
    self.options = options
    self.objects = objects
    self.passedKeys = passedKeys
    self.slots = slots
    self.list = list
    self.own = own
    self.reserved = reserved
  }

  /// Whether the payload is an object that can be read where it stands.
  @inline(__always) public var isPlain: Bool { encoding != .string && list == nil }

  /// The payload's path, if it may be a string that holds JSON: the only string that a path leads through.
  public var text: [String]? { encoding == .object ? nil : payload }
}
