import SourceText

/// Names that the generated code has, or uses, already.
extension SwiftNames {
  /// Members of an attachment's struct that are no field.
  public static let attachmentMembers = objectMembers.union(ownAttachmentMembers)

  /// Those of them that objects do not have.
  public static let ownAttachmentMembers: Set = [
    "typeID", "messageName", "identity", "behavior", "sending", "isHidden", "summary", "pushText", "copyText",
    "accessibilityText", "fallbackText", "tap", "upload", "download", "slots", "makeV2Message",
  ]

  /// Members of a nested or shared object's struct that are no field.
  public static let objectMembers: Set = [
    "encode", "validate", "unknownKeys", "hashValue", "hash", "self", "Type", "init", "Protocol",
    "description", "debugDescription", "customMirror",
    // Functions that are called inside types: a property of that name would be taken for them.
    "jsonBoxed", "jsonFilled", "messageAsset", "messageDisplayText",
    "messageFilledText", "messageKitText", "messageLink",
    "messageLocalizedText", "messageURLText",
  ]

  /// What keeps the value of a property that is computed.
  public static func storage(of property: String) -> String { "stored_" + property }

  /// What the app writes for a key that says `hook`: `appSummary`.
  public static func hook(_ key: String) -> String { "app" + key.prefix(1).uppercased() + key.dropFirst() }

  /// Members of an enumeration that are no case.
  public static let enumMembers: Set = [
    "rawValue", "unrecognized", "allKnown", "isKnown", "hashValue", "hash", "Type", "Protocol", "description",
    "debugDescription", "jsonBlank",
  ]

  /// Messages whose case of `CustomMessage` would be one that is no message.
  public static let messageNames: Set = ["Invalid", "Unrecognized"]

  /// Attachments whose names mean something else inside `CustomMessage`, where their cases are.
  public static let attachmentNames: Set = ["Kind"]

  /// Types that the generated code uses, and that a declaration must not shadow. A test holds them against the symbols
  /// of what is emitted.
  public static let typesInUse = Set(swiftTypes + kitTypes + generatedTypes)

  /// The file of every target, without `.swift`, that a type's file would be on a disk that ignores case; nil: none. The
  /// SDKs of a target make no difference, so that one can be added.
  public static func generatedFile(likeThatOf type: String) -> String? { filesByFoldedName[type.foldedForDisks] }

  private static let filesByFoldedName = Dictionary(
    uniqueKeysWithValues: generatedFiles.map { ($0.foldedForDisks, $0) })

  /// A test holds them against what is emitted.
  private static let generatedFiles = [
    "CustomAttachmentDecoder", "CustomMessage", "CustomMessageBubble", "CustomMessageCellData", "CustomMessageChat",
    "CustomMessageChatBubble", "CustomMessageChatCells", "CustomMessageContentBubble", "CustomMessageControllers",
    "CustomMessageConversations", "CustomMessageFiles", "CustomMessageLayout", "CustomMessageLayoutConfig",
    "CustomMessageLocalConversations", "CustomMessageMenu", "CustomMessageTaps", "MessageContentParts",
    "MessageContentStyle", "MessageContentView", "MessageRuntime", "NIMCustomMessageAttachment",
    "NIMCustomMessageCoder", "NIMCustomMessages", "NIMMessageReading", "NIMMessageSending", "ProfileBindings",
    "TUIKitCustomMessages", "TUIKitMessageCells", "TUIKitTaps", "TUIKitTexts", "UIKitMeasuring", "V2CustomMessages",
    "V2TIMMessageReading", "V2TIMMessageSending",
  ]

  /// Of the standard library and Foundation: those that are used, and what everybody takes for theirs.
  private static let swiftTypes = [
    "Any", "AnyHashable", "AnyObject", "Array", "ArraySlice", "BinaryInteger", "Bool", "BooleanLiteralType", "Bundle",
    "CGFloat", "CGPoint", "CGRect", "CGSize", "CaseIterable", "Character", "ClosedRange", "Codable", "CodingKey",
    "Collection", "Comparable", "CustomReflectable", "CustomStringConvertible", "Data", "Date", "Decodable", "Decoder",
    "Dictionary", "Double", "Encodable", "Encoder", "Equatable", "Error", "ExpressibleByArrayLiteral",
    "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral", "ExpressibleByFloatLiteral",
    "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral", "ExpressibleByStringLiteral",
    "ExtendedGraphemeClusterType", "FileAttributeType", "FileManager", "FixedWidthInteger", "Float", "FloatLiteralType",
    "Hashable", "Hasher", "Int", "Int16", "Int32", "Int64", "Int8", "IntegerLiteralType", "JSONSerialization",
    "KeyValuePairs", "Locale", "MainActor", "MemoryLayout", "Mirror", "NSAttributedString", "NSCoder",
    "NSHomeDirectory", "NSLayoutConstraint", "NSLocalizedString", "NSLock", "NSMutableParagraphStyle", "NSNull",
    "NSNumber", "NSObject", "NSRange", "NSRegularExpression", "NSString", "NSStringFromClass", "Never", "OptionSet",
    "Optional", "Protocol", "Range", "RawRepresentable", "RawValue", "Result", "SIMD16", "SIMD2", "SIMDMask", "Self",
    "Sendable", "Sequence", "Set", "StaticString", "String", "StringLiteralType", "Substring", "Swift", "Task",
    "Testing", "Thread", "Type", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "URLSession",
    "URLSessionDataTask", "UTF8", "UTF8Span", "Unicode", "UnicodeScalarType", "UnsafeBufferPointer",
    "UnsafeMutableBufferPointer", "UnsafeMutablePointer", "UnsafeMutableRawPointer", "UnsafePointer",
    "UnsafeRawPointer", "UserDefaults", "Void",
  ]

  /// Of the SDKs, their kits and UIKit.
  private static let kitTypes = [
    "ChatUIConfig", "ChatViewController", "ConversationListCell", "ConversationUIConfig", "FunChatMessageBaseCell",
    "FunConversationController", "FunConversationListCell", "FunHistoryMessageController",
    "FunLocalConversationController", "FunLocalConversationListCell", "FunMultiForwardViewController",
    "FunP2PChatViewController", "FunTeamChatViewController", "HistoryMessageController", "IMKitClient",
    "LocalConversationListCell", "LocalConversationUIConfig", "MessageContentModel", "MessageModel",
    "MultiForwardViewController", "NEBaseConversationController", "NEBaseLocalConversationController", "NEChatBaseCell",
    "NEChatUIKitClient", "NIMCellLayoutConfig", "NIMCustomAttachment", "NIMCustomAttachmentCoding", "NIMCustomObject",
    "NIMKit", "NIMKitDataProvider", "NIMKitEvent", "NIMKitInfo", "NIMKitInfoFetchOption", "NIMMessage",
    "NIMMessageCell", "NIMMessageModel", "NIMMessageSetting", "NIMSDK", "NIMSessionMessageContentView",
    "NormalChatMessageBaseCell", "NormalMultiForwardViewController", "OperationItem", "P2PChatViewController",
    "PushP2pChatVCRouter", "PushTeamChatVCRouter", "Router", "SearchMessageRouter", "TUIBubbleMessageCell",
    "TUIBubbleMessageCellData", "TUIBubbleMessageCell_Minimalist", "TUIChatConfig", "TUIChatConfig_Classic",
    "TUIChatConfig_Minimalist", "TUIChatConversationModel", "TUIChatInputBarConfigDataSource",
    "TUIChatInputBarMoreMenuItem", "TUICommonCellData", "TUICustomActionSheetItem", "TUIInputMoreCellData",
    "TUIMessageCell", "TUIMessageCellData", "TUIMessageCellLayout", "TUISwift", "TUISystemMessageCell", "TUITheme",
    "TeamChatViewController", "UIAccessibilityCustomAction", "UIAccessibilityTraits", "UIApplication", "UIButton",
    "UIColor", "UIEdgeInsets", "UIEvent", "UIFont", "UIFontMetrics", "UIGestureRecognizer", "UIImage", "UIImageView",
    "UILabel", "UILayoutPriority", "UINavigationController", "UIResponder", "UIScreen", "UIStackView",
    "UITabBarController", "UITableView", "UITableViewCell", "UITapGestureRecognizer", "UITouch",
    "UIUserInterfaceLayoutDirection", "UIView", "UIViewController", "V2NIMLastMessage", "V2NIMMessage",
    "V2NIMMessageAttachment", "V2NIMMessageConfig", "V2NIMMessageCreator", "V2NIMMessageCustomAttachment",
    "V2NIMMessageCustomAttachmentParser", "V2NIMMessagePushConfig", "V2NIMMessageRouteConfig", "V2NIMSendMessageParams",
    "V2TIMMessagePriority", "V2TIMOfflinePushInfo",
  ]

  /// Of the runtime and the files that every target has.
  private static let generatedTypes = [
    "ClaimedIdentities", "CustomAttachment", "CustomAttachmentDecoder", "CustomMessage", "CustomMessageBubble",
    "CustomMessageBubbleLayout", "CustomMessageCell", "CustomMessageCellData", "CustomMessageCell_Minimalist",
    "CustomMessageCells", "CustomMessageChat", "CustomMessageChatBackground", "CustomMessageChatBubble",
    "CustomMessageChatCell", "CustomMessageChatHiddenCell", "CustomMessageChatLayout", "CustomMessageChatMeasures",
    "CustomMessageChatPins", "CustomMessageChatRow", "CustomMessageChatStyle", "CustomMessageChatTapHandler",
    "CustomMessageChatTipCell", "CustomMessageComposer", "CustomMessageContentBubble", "CustomMessageControllers",
    "CustomMessageConversationCell", "CustomMessageConversations", "CustomMessageFiles",
    "CustomMessageHistoryController", "CustomMessageLayout", "CustomMessageLayoutConfig",
    "CustomMessageLocalConversationCell", "CustomMessageLocalConversations", "CustomMessageMenu",
    "CustomMessageMenuEntry", "CustomMessageMultiForwardController", "CustomMessageP2PController", "CustomMessagePins",
    "CustomMessagePlacement", "CustomMessageTapHandler", "CustomMessageTeamController", "CustomMessageTipCell",
    "CustomMessageViews", "EnvelopeLeftovers", "Exactly", "FunCustomMessageChatCell",
    "FunCustomMessageConversationCell", "FunCustomMessageHistoryController", "FunCustomMessageLocalConversationCell",
    "FunCustomMessageMultiForwardController", "FunCustomMessageP2PController", "FunCustomMessageTeamController",
    "InvalidMessage", "JSONCheckable", "JSONDocument", "JSONEnum", "JSONFillable", "JSONIdentity", "JSONInteger",
    "JSONNumber", "JSONObject", "JSONOptions", "JSONReadable", "JSONReader", "JSONScanner", "JSONSyntaxError",
    "JSONText", "JSONToken", "JSONValue", "JSONWritable", "JSONWriter", "MessageBehavior", "MessageCheck",
    "MessageColor", "MessageContent", "MessageContentBox", "MessageContentButton", "MessageContentImageView",
    "MessageContentLabel", "MessageContentPlacement", "MessageContentRatingView", "MessageContentStyle",
    "MessageContentView", "MessageContext", "MessageDirection", "MessageEnvelope", "MessageFailure", "MessageFont",
    "MessageIdentity", "MessageIdentityPattern", "MessageLayout", "MessageLayoutSpace", "MessageMeasuring",
    "MessagePattern", "MessageReader", "MessageRuntimeVersion", "MessageSending", "MessageSession", "MessageText",
    "MessageTap", "MessageTransfer", "NIMCustomMessageAttachment", "NIMCustomMessageCoder", "NIMCustomMessages",
    "NIMKitContentStyle", "ObjectNesting", "ProfileLookup", "ReleaseExample", "ReleaseValue", "Searches",
    "SystemMessageContentStyle", "TUIKitContentStyle", "TUIKitCustomMessages", "TUIKitTapHandler", "TUIKitTaps",
    "TUIKitTheme", "UIKitMeasuring", "UTF8Text", "UnknownKeys", "UnrecognizedMessage", "V2CustomAttachment",
    "V2CustomAttachmentParser", "V2CustomMessages", "V2Registration", "V2TIMDraft", "V2TIMManager", "V2TIMMessage",
    "V2TIMReceiver", "V2TIMSendingFailure",
  ]
}
