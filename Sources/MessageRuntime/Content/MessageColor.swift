/// A color with dark-mode and TUIKit theme variants.
nonisolated public struct MessageColor: Equatable, Sendable {
  /// Eight bits each: red, green, blue, alpha.
  public let light: UInt32
  /// nil: the same in the dark.
  public let dark: UInt32?
  /// A key of TUIKit's theme for chats, which wins over the two where there is TUIKit.
  public let theme: String?

  public init(_ light: UInt32, dark: UInt32? = nil, theme: String? = nil) {
    self.light = light
    self.dark = dark
    self.theme = theme
  }
}
