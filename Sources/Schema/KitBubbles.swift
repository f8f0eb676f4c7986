/// The look of a UI kit's bubbles, as its public sources have it: what `content` is read on, and the colors of what a
/// schema gives none. Lint compares with it, the guide lists it, and the catalog's pictures are painted with it.
///
/// The kits have pictures for their bubbles; these are the colors in the middle. An app can replace them.
public struct KitBubbles: Hashable, Sendable {
  public typealias Value = ContentElement.Color.Value

  /// The bubble of messages in one direction.
  public struct Side: Hashable, Sendable {
    public var bubble: Value
    /// Of labels without a color, and of buttons without one.
    public var text, button: Value

    fileprivate init(_ bubble: UInt32, text: UInt32, button: UInt32) {
      (self.bubble, self.text, self.button) = (Value(rgb: bubble), Value(rgb: text), Value(rgb: button))
    }
  }

  public struct Colors: Hashable, Sendable {
    public var incoming, outgoing: Side

    public func side(_ direction: Condition.Direction) -> Side { direction == .incoming ? incoming : outgoing }
  }

  public var name: String
  public var light: Colors
  /// The same as `light` in a kit without dark bubbles, but for texts that follow the mode all the same.
  public var dark: Colors
  /// Keys of the kit's theme win over the schema's colors.
  public var isThemed = false

  /// A text needs a color for dark bubbles.
  public var hasDarkBubbles: Bool {
    light.incoming.bubble != dark.incoming.bubble || light.outgoing.bubble != dark.outgoing.bubble
  }

  public func colors(isDark: Bool) -> Colors { isDark ? dark : light }

  /// The system's blue.
  private static let (blue, darkBlue): (UInt32, UInt32) = (0x007AFF, 0x0A84FF)

  /// NIMKit 3.5.1, `NIMKitResource.bundle/icon_receiver_node_normal` and `icon_sender_text_node_normal`; texts as
  /// `NIMKitConfig.m` has them.
  public static let nimKit = KitBubbles(
    name: "NIMKit",
    light: Colors(
      incoming: Side(0xFFFFFF, text: 0x000000, button: blue), outgoing: Side(0x238EFA, text: 0xFFFFFF, button: 0xFFFFFF)
    ),
    dark: Colors(
      incoming: Side(0xFFFFFF, text: 0x000000, button: darkBlue),
      outgoing: Side(0x238EFA, text: 0xFFFFFF, button: 0xFFFFFF)))
  /// NEChatUIKit 10, `NormalChatUIKit.xcassets/Chat/chat_message_receive` and `chat_message_send`.
  public static let neChatUIKit = KitBubbles(
    name: "NEChatUIKit",
    light: Colors(
      incoming: Side(0xE8EAED, text: 0x333333, button: blue), outgoing: Side(0xD6E5F6, text: 0x333333, button: blue)),
    dark: Colors(
      incoming: Side(0xE8EAED, text: 0x333333, button: darkBlue),
      outgoing: Side(0xD6E5F6, text: 0x333333, button: darkBlue)))
  /// TUIKit 8.9, `TUIChatTheme.bundle/{light,dark}/resource/chat_bubble_receive` and `chat_bubble_send`; texts as its
  /// `manifest.plist` has them.
  public static let tuikitClassic = KitBubbles(
    name: "TUIKit classic",
    light: Colors(
      incoming: Side(0xECECEC, text: 0x000000, button: blue), outgoing: Side(0xDCEAFD, text: 0x000000, button: blue)),
    dark: Colors(
      incoming: Side(0x2D2D2D, text: 0xD9D9D9, button: darkBlue),
      outgoing: Side(0x6395DA, text: 0x000000, button: darkBlue)),
    isThemed: true)
  /// TUIKit 8.9, `TUIChat_Minimalist.bundle/ReceiverTextNodeBkg` and `SenderTextNodeBkg`; the theme is the classic
  /// style's.
  public static let tuikitMinimalist = KitBubbles(
    name: "TUIKit minimalist",
    light: Colors(
      incoming: Side(0xFFFFFF, text: 0x000000, button: blue), outgoing: Side(0xF2F7FF, text: 0x000000, button: blue)),
    dark: Colors(
      incoming: Side(0xFFFFFF, text: 0xD9D9D9, button: darkBlue),
      outgoing: Side(0xF2F7FF, text: 0x000000, button: darkBlue)),
    isThemed: true)

  /// Bubbles of no kit, for pictures of messages that no target with a kit has: as light or dark as the mode, so that
  /// both values of a color are read on what they are for.
  public static let withoutKit = KitBubbles(
    name: "no UI kit",
    light: Colors(
      incoming: Side(0xFFFFFF, text: 0x000000, button: blue), outgoing: Side(0xD9E7FD, text: 0x000000, button: blue)),
    dark: Colors(
      incoming: Side(0x2C2C2E, text: 0xFFFFFF, button: darkBlue),
      outgoing: Side(0x1F3A5F, text: 0xFFFFFF, button: 0x64B0FF)))

  /// The kits.
  public static let all = [nimKit, neChatUIKit, tuikitClassic, tuikitMinimalist]
}

extension ContentElement.Color.Value {
  fileprivate init(rgb: UInt32) { self.init(rgba: rgb << 8 | 0xFF) }
}

extension Message {
  /// The kits that show the message, in the order of the table.
  public func kitBubbles(in configuration: Configuration) -> [KitBubbles] {
    let targets = configuration.targets.filter { $0.has(self) }
    return KitBubbles.all.filter { kit in targets.contains { $0.kitBubbles.contains(kit) } }
  }
}

extension Target {
  /// Those that messages of the target are shown in.
  public var kitBubbles: [KitBubbles] {
    sdks.flatMap { sdk -> [KitBubbles] in
      switch sdk {
      case .nimkit: [.nimKit]
      case .nimV2: [.neChatUIKit]
      case .tuikit: styles.map { $0 == .classic ? .tuikitClassic : .tuikitMinimalist }
      }
    }
  }
}
