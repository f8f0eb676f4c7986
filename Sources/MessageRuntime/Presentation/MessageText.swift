/// A text that represents the message outside its bubble.
nonisolated public enum MessageText: CaseIterable, Hashable, Sendable {
  /// The conversation list, search, a quoted reply, a merged forward.
  case summary
  /// The push notification; never falls back to the summary.
  case push
  /// The text copied to the pasteboard.
  case copy
  /// The accessibility text.
  case accessibility
  /// The text shown by clients that do not know the type.
  case fallback
}
