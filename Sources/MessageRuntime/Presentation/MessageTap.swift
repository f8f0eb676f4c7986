import Foundation

/// What a tap on a message's bubble does.
nonisolated public enum MessageTap: Equatable, Sendable {
  /// Opens the link; its scheme is one of those that the schema allows.
  case open(URL)
  /// Reports an event to the app.
  case event(String)
  /// Sends a text message.
  case sendText(String)
}
