/// Where a message is shown; texts and layouts may depend on it.
nonisolated public struct MessageContext: Equatable, Sendable {
  public let direction: MessageDirection
  public let session: MessageSession

  public init(direction: MessageDirection = .outgoing, session: MessageSession = .p2p) {
    self.direction = direction
    self.session = session
  }
}
