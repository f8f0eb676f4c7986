/// The colors of a UI kit's bubbles, as its public sources have them: what texts of `content` are read on.
///
/// The kits have pictures for them; these are the colors in their middle. An app can replace the pictures.
public struct KitBubbles: Hashable, Sendable {
  public struct Colors: Hashable, Sendable {
    public var incoming, outgoing: ContentElement.Color.Value

    public func color(_ direction: Condition.Direction) -> ContentElement.Color.Value {
      direction == .incoming ? incoming : outgoing
    }
  }

  public var name: String
  public var light: Colors
  /// nil: the kit has the same bubbles in dark mode.
  public var dark: Colors?

  private init(_ name: String, _ incoming: UInt32, _ outgoing: UInt32, dark: Colors? = nil) {
    self.name = name
    light = Colors(incoming: .init(rgba: incoming), outgoing: .init(rgba: outgoing))
    self.dark = dark
  }

  /// NIMKit 3.5.1, `NIMKitResource.bundle/icon_receiver_node_normal` and `icon_sender_text_node_normal`.
  public static let nimKit = KitBubbles("NIMKit", 0xFFFF_FFFF, 0x238E_FAFF)
  /// NEChatUIKit 10, `NormalChatUIKit.xcassets/Chat/chat_message_receive` and `chat_message_send`.
  public static let neChatUIKit = KitBubbles("NEChatUIKit", 0xE8EA_EDFF, 0xD6E5_F6FF)
  /// TUIKit 8.9, `TUIChatTheme.bundle/{light,dark}/resource/chat_bubble_receive` and `chat_bubble_send`.
  public static let tuikitClassic = KitBubbles(
    "TUIKit classic", 0xECEC_ECFF, 0xDCEA_FDFF,
    dark: Colors(incoming: .init(rgba: 0x2D2D_2DFF), outgoing: .init(rgba: 0x6395_DAFF)))
  /// TUIKit 8.9, `TUIChat_Minimalist.bundle/ReceiverTextNodeBkg` and `SenderTextNodeBkg`.
  public static let tuikitMinimalist = KitBubbles("TUIKit minimalist", 0xFFFF_FFFF, 0xF2F7_FFFF)

  public static let all = [nimKit, neChatUIKit, tuikitClassic, tuikitMinimalist]
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
