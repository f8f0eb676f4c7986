/// The actions available to users; `nil` uses the UI kit's default.
nonisolated public struct MessageBehavior: Equatable, Sendable {
  public let forward: Bool?
  public let revoke: Bool?
  public let reply: Bool?
  public let multiSelect: Bool?
  /// Whether a long press opens the menu at all.
  public let longPress: Bool?

  public init(
    forward: Bool? = nil, revoke: Bool? = nil, reply: Bool? = nil, multiSelect: Bool? = nil, longPress: Bool? = nil
  ) {
    self.forward = forward
    self.revoke = revoke
    self.reply = reply
    self.multiSelect = multiSelect
    self.longPress = longPress
  }
}
