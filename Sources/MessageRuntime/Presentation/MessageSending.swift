/// Delivery options; `nil` uses the SDK's default.
nonisolated public struct MessageSending: Equatable, Sendable {
  /// How urgently the server passes it on.
  public enum Priority: Equatable, Sendable {
    case `default`, high, normal, low
  }

  /// Kept in the server's history.
  public let history: Bool?
  /// Roams to the user's other devices.
  public let roaming: Bool?
  /// Synchronised to the sender's own devices.
  public let sync: Bool?
  /// Counts as unread.
  public let unread: Bool?
  /// Causes a push notification.
  public let push: Bool?
  /// Causes one, too, where the conversation is muted.
  public let forcePush: Bool?
  /// The push notification begins with the sender's name.
  public let pushName: Bool?
  /// Whether it is stored for offline users.
  public let persist: Bool?
  /// Copied to the app's server.
  public let route: Bool?
  /// Whether it is delivered to online users only.
  public let onlineOnly: Bool?
  /// May become the conversation's last message.
  public let lastMessage: Bool?
  /// Whether the server moderates its content.
  public let moderation: Bool?
  /// May carry message extensions.
  public let extensions: Bool?
  /// Asks for a read receipt.
  public let receipt: Bool?
  public let priority: Priority?
  /// The SDK's own number beside the message; 0 is none.
  public let subtype: Int?

  public init(
    history: Bool? = nil, roaming: Bool? = nil, sync: Bool? = nil, unread: Bool? = nil, push: Bool? = nil,
    forcePush: Bool? = nil, pushName: Bool? = nil, persist: Bool? = nil, route: Bool? = nil,
    onlineOnly: Bool? = nil, lastMessage: Bool? = nil, moderation: Bool? = nil, extensions: Bool? = nil,
    receipt: Bool? = nil, priority: Priority? = nil, subtype: Int? = nil
  ) {
    self.history = history
    self.roaming = roaming
    self.sync = sync
    self.unread = unread
    self.push = push
    self.forcePush = forcePush
    self.pushName = pushName
    self.persist = persist
    self.route = route
    self.onlineOnly = onlineOnly
    self.lastMessage = lastMessage
    self.moderation = moderation
    self.extensions = extensions
    self.receipt = receipt
    self.priority = priority
    self.subtype = subtype
  }
}
