/// The kind of conversation that a message stands in.
nonisolated public enum MessageSession: CaseIterable, Hashable, Sendable {
  case p2p, team, chatroom
}
