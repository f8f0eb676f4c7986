/// The texts of a message outside its bubble.
nonisolated public enum MessageSurface: CaseIterable, Hashable, Sendable {
  /// The conversation list, search, a quoted reply, a merged forward.
  case summary
  /// The push notification; never falls back to the summary.
  case push
  /// What "copy" puts on the pasteboard.
  case copy
  /// What a screen reader says.
  case accessibility
  /// What a client shows that does not know the type.
  case fallback
}
