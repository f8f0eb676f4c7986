/// Where a message is shown; texts and layouts may depend on it.
nonisolated public struct MessageContext: Hashable, Sendable {
  public var direction: MessageDirection
  public var session: MessageSession

  public init(direction: MessageDirection = .outgoing, session: MessageSession = .p2p) {
    self.direction = direction
    self.session = session
  }
}
