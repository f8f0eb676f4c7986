/// The direction of a message.
nonisolated public enum MessageDirection: CaseIterable, Hashable, Sendable {
  case incoming, outgoing
}
