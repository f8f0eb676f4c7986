/// Names that the generated code has, or uses, already.
extension SwiftNames {
  /// Members of an attachment's struct that are no field.
  public static let attachmentMembers = NameSet(objectMemberNames + ownAttachmentMemberNames)

  /// Those of them that objects do not have.
  public static let ownAttachmentMembers = NameSet(ownAttachmentMemberNames)

  private static let ownAttachmentMemberNames = [
    "typeID", "messageName", "identity", "behavior", "sending", "isHidden", "summary", "pushText", "copyText",
    "accessibilityText", "fallbackText", "tap", "upload", "download", "slots",
  ]

  /// Members of a nested or shared object's struct that are no field.
  public static let objectMembers = NameSet(objectMemberNames)

  private static let objectMemberNames = [
    "encode", "validate", "unknownKeys", "jsonKeys", "hashValue", "hash", "self", "Type", "init", "Protocol",
    "description", "debugDescription", "customMirror",
    // Functions that are called inside types: a property of that name would be taken for them.
    "jsonBoxed", "jsonFilled", "messageAsset", "messageDisplayText", "messageLink", "messageLocalizedText",
    "messageURLText",
  ]

  /// What keeps the value of a property that is computed.
  public static func storage(of property: String) -> String { "stored_" + property }

  /// Members of an enumeration that are no case.
  public static let enumMembers: NameSet = [
    "rawValue", "unrecognized", "allKnown", "isKnown", "hashValue", "hash", "Type", "Protocol", "description",
    "debugDescription",
  ]

  /// Messages whose case of `CustomMessage` would be one that is no message.
  public static let messageNames: NameSet = ["Invalid", "Unrecognized"]

  /// Types that the generated code uses, and that a declaration must not shadow.
  public static let typesInUse = NameSet(swiftTypes + generatedTypes)

  private static let swiftTypes = [
    "Any", "AnyObject", "Self", "Type", "Protocol", "Never", "Void", "Error", "String", "Substring", "Character",
    "Bool",
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
    "CGFloat", "CGSize", "CGRect", "Data", "Date", "URL", "Array", "ArraySlice", "Dictionary", "Set", "Optional",
    "Result", "Range", "ClosedRange", "Sequence", "Collection", "BinaryInteger", "FixedWidthInteger", "Comparable",
    "RawRepresentable", "CaseIterable", "Hashable", "Equatable", "Hasher", "Sendable", "Codable", "Encodable",
    "Decodable", "Encoder", "Decoder", "CodingKey", "CustomStringConvertible", "CustomReflectable", "Mirror",
    "OptionSet", "StaticString", "Unicode",
    "UnsafePointer", "UnsafeMutablePointer", "UnsafeRawPointer", "UnsafeBufferPointer", "NSObject", "NSString",
    "NSNumber", "NSRange", "NSRegularExpression", "UIView", "UIEdgeInsets",
  ]

  /// Of the runtime and the files that every target has.
  private static let generatedTypes = [
    "CustomAttachment", "CustomAttachmentDecoder", "CustomMessage", "CustomMessageCells", "CustomMessageFiles",
    "CustomMessageLayout", "CustomMessageLayoutConfig", "CustomMessageTapHandler", "CustomMessageViews",
    "CustomMessageBubble", "CustomMessageBubbleLayout", "CustomMessageCell", "CustomMessageCellData",
    "CustomMessageCell_Minimalist", "CustomMessageComposer", "CustomMessageMenu", "CustomMessageMenuEntry",
    "CustomMessagePins", "CustomMessagePlacement", "CustomMessageTipCell", "CustomMessageContentBubble",
    "MessageColor", "MessageContent", "MessageContentBox",
    "MessageContentButton", "MessageContentImageView", "MessageContentPlacement", "MessageContentRatingView",
    "MessageContentStyle", "MessageContentView", "MessageFont", "SystemMessageContentStyle",
    "InvalidMessage", "NIMCustomMessageAttachment", "NIMCustomMessageCoder", "NIMCustomMessages",
    "UIKitMeasuring",
    "JSONCandidate", "JSONCheckable", "JSONEnum", "JSONEnvelope", "JSONEnvelopes", "JSONExtras",
    "JSONFillable", "JSONGroup", "JSONIdentities",
    "JSONIdentity", "JSONInteger", "JSONKeys", "JSONMembers", "JSONMessage", "JSONNumber", "JSONObject",
    "JSONOptions", "JSONPayload", "JSONPayloadEncoding",
    "JSONPlace", "JSONReadable", "JSONReader", "JSONRoot", "JSONShortcut", "JSONSpan", "JSONTexts", "JSONValue",
    "JSONWritable", "JSONWriter", "MessageBehavior", "MessageCheck", "MessageContext", "MessageDirection",
    "MessageFailure", "MessageIdentity", "MessageIdentityPattern", "MessageLayout", "MessageLayoutSpace",
    "MessageMeasuring", "MessagePattern", "MessageSending", "MessageSession", "MessageSurface", "MessageTap",
    "MessageTransfer", "ProfileLookup", "TUIKitContentStyle", "TUIKitCustomMessages", "TUIKitTapHandler",
    "TUIKitTaps", "TUIKitTheme", "UnknownKeys", "UnrecognizedMessage", "V2CustomAttachment",
    "V2CustomAttachmentParser", "V2CustomMessages", "V2NoMeasuring", "V2Registration", "V2TIMDraft", "V2TIMManager",
    "V2TIMMessage", "V2TIMReceiver", "V2TIMSendingFailure",
  ]
}
