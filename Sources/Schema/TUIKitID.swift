/// The text by which Tencent's TUIKit identifies custom messages: the key `businessID` at the root of the JSON.
public enum TUIKitID {
  /// The key at the root of the JSON.
  public static let key: JSONKey = "businessID"

  /// Of the kit's own messages and its plugins'; read in its public sources up to 9.0.7652.
  public static let builtIn: Set<String> = [
    "text_link", "evaluation", "order", "group_create", "user_typing_status", "local_tips", "chatbotPlugin",
    "TUIChatbotMessagePlaceholderCellData", "official_account_tweet", "group_room_message", "group_poll", "group_note",
    "group_note_tips", "av_call", "rtc_call", "ROOM_INVITE_ACTION", "tuikit_engine_room", "consultion", "quick_tap",
    "group_live", "quick_conference",
  ]

  /// The kit hides every message whose id has one of these in it.
  public static let hidingParts = ["customerServicePlugin", "IgnoreMessage"]

  /// Whether the kit has the id for itself.
  public static func isBuiltIn(_ id: String) -> Bool {
    builtIn.contains(id) || hidingParts.contains { id.contains($0) }
  }
}
