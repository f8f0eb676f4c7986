import MessageRuntime
import Schema

/// The colors of a picture in light or in dark: those of a kit's bubble, and what is mixed from them for what is not
/// the kit's.
struct PictureColors: Hashable, Sendable {
  let isDark: Bool
  private let bubbleColor, textColor: KitBubbles.Value
  private let buttonColor: KitBubbles.Value

  /// - Parameter hasBubble: without one, texts are read on the conversation.
  init(_ kit: KitBubbles, isDark: Bool, isOutgoing: Bool, hasBubble: Bool) {
    self.isDark = isDark
    let side = kit.colors(isDark: isDark).side(isOutgoing ? .outgoing : .incoming)
    let around = ConversationColors(isDark: isDark)
    bubbleColor = hasBubble ? side.bubble : around.ground
    textColor = hasBubble ? side.text : around.text
    buttonColor = hasBubble ? side.button : kit.colors(isDark: isDark).incoming.button
  }

  var bubble: String { bubbleColor.text }
  var text: String { textColor.text }
  var button: String { buttonColor.text }
  /// The system's orange.
  var star: String { isDark ? "#FF9F0A" : "#FF9500" }
  var emptyStar: String { mixed(0.18) }
  var separator: String { mixed(0.2) }
  /// Of placeholders: the ground, what is on it, the dashes.
  var ground: String { mixed(0.12) }
  var figure: String { mixed(0.24) }
  var dashes: String { mixed(0.4) }
  /// Of words that are not the message's.
  var boxText: String { mixed(0.75) }
  /// Of the kit's time, which is above backgrounds of the schema, light or dark.
  var time: String { "#8A8A8E" }

  /// Some of the text's color in the bubble's.
  private func mixed(_ share: Double) -> String { bubbleColor.mixed(with: textColor, share).text }

  /// The schema's color, or the kit's.
  func css(_ color: MessageColor?, else standard: String) -> String {
    color.map { KitBubbles.Value(rgba: isDark ? $0.dark ?? $0.light : $0.light).text } ?? standard
  }
}

/// The colors of the conversation around bubbles.
struct ConversationColors: Hashable, Sendable {
  let isDark: Bool

  var ground: KitBubbles.Value { KitBubbles.Value(rgba: isDark ? 0x0D0D_0FFF : 0xEDEE_F3FF) }
  var text: KitBubbles.Value { KitBubbles.Value(rgba: isDark ? 0xFFFF_FFFF : 0xFF) }
  /// Of nicknames, captions and times.
  var quietText: String { ground.mixed(with: text, 0.6).text }
  /// Around the system's lines.
  var tip: String { ground.mixed(with: text, 0.08).text }
  var tipText: String { ground.mixed(with: text, 0.75).text }
}
