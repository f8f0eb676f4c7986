/// Which way a message went.
nonisolated public enum MessageDirection: CaseIterable, Hashable, Sendable {
  case incoming, outgoing
}
