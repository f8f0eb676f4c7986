import MessageRuntime

/// The colors of a picture: those of a conversation in light or in dark.
struct PictureScheme: Hashable, Sendable {
  let isDark: Bool
  let incoming, outgoing, text, button, star, emptyStar, separator: String
  /// Of placeholders: the ground, what stands on it, the dashes.
  let ground, figure, dashes: String
  let boxText, quietText, tip: String

  static let light = PictureScheme(
    isDark: false, incoming: "#ffffff", outgoing: "#cfe2ff", text: "#000000", button: "#007aff", star: "#ff9500",
    emptyStar: "#d5d8e0", separator: "#d1d3da", ground: "#e2e4ea", figure: "#c3c8d2", dashes: "#aab1c0",
    boxText: "#4b5467", quietText: "#6b7280", tip: "#dfe1e8")
  static let dark = PictureScheme(
    isDark: true, incoming: "#27272b", outgoing: "#17437d", text: "#ffffff", button: "#4da3ff", star: "#ff9f0a",
    emptyStar: "#515158", separator: "#46464d", ground: "#3a3a41", figure: "#5a5b65", dashes: "#6f7482",
    boxText: "#d3d7e0", quietText: "#a6abb8", tip: "#232327")

  /// `#RRGGBB`, with the transparency behind it where there is some.
  func css(_ color: MessageColor?, else standard: String) -> String {
    guard let color else { return standard }
    return Self.css(isDark ? color.dark ?? color.light : color.light)
  }

  private static func css(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    let whole = String(repeating: "0", count: 8 - digits.count) + digits
    return "#" + (whole.hasSuffix("ff") ? String(whole.dropLast(2)) : whole)
  }
}
