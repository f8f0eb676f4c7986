import Schema

/// How a kit shows a message that is registered with it.
enum KitAppearance {
  /// In a bubble, by a cell of the app's or a generated one.
  case bubble
  /// A line in the middle.
  case tip
  /// A signal: registered so that it does not show up as a message that is unknown or not supported.
  case hidden

  init(_ message: Message) {
    if message.isHidden {
      self = .hidden
    } else {
      self = message.layout?.kind == .tip ? .tip : .bubble
    }
  }
}
