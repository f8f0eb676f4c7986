/// The text of every template in this folder, by file name, as it was when the tool was built.
public enum BuiltInTemplates {
  /// The text of a template; nil: there is none of that name.
  public static func text(of file: String) -> [UInt8]? {
    // Names are told by their lengths first, and most differ in them.
    all.first { $0.file.utf8.count == file.utf8.count && $0.file == file }?.text()
  }

  /// To be called for the text: a run touches the memory of those alone that it uses.
  public static let all: [(file: String, text: @Sendable () -> [UInt8])] = [
    ("Attachment.swift.mustache", { PackageResources.Attachment_swift_mustache }),
    ("CustomAttachmentDecoder.swift.mustache", { PackageResources.CustomAttachmentDecoder_swift_mustache }),
    ("CustomMessage.swift.mustache", { PackageResources.CustomMessage_swift_mustache }),
    ("CustomMessageBubble.swift.mustache", { PackageResources.CustomMessageBubble_swift_mustache }),
    ("CustomMessageCellData.swift.mustache", { PackageResources.CustomMessageCellData_swift_mustache }),
    ("CustomMessageCells.swift.mustache", { PackageResources.CustomMessageCells_swift_mustache }),
    ("CustomMessageContentBubble.swift.mustache", { PackageResources.CustomMessageContentBubble_swift_mustache }),
    ("CustomMessageFiles.swift.mustache", { PackageResources.CustomMessageFiles_swift_mustache }),
    ("CustomMessageLayout.swift.mustache", { PackageResources.CustomMessageLayout_swift_mustache }),
    ("CustomMessageLayoutConfig.swift.mustache", { PackageResources.CustomMessageLayoutConfig_swift_mustache }),
    ("CustomMessageMenu.swift.mustache", { PackageResources.CustomMessageMenu_swift_mustache }),
    ("CustomMessageTaps.swift.mustache", { PackageResources.CustomMessageTaps_swift_mustache }),
    ("Enum.swift.mustache", { PackageResources.Enum_swift_mustache }),
    ("MessageContentParts.swift.mustache", { PackageResources.MessageContentParts_swift_mustache }),
    ("MessageContentStyle.swift.mustache", { PackageResources.MessageContentStyle_swift_mustache }),
    ("MessageContentView.swift.mustache", { PackageResources.MessageContentView_swift_mustache }),
    ("NIMCustomMessageAttachment.swift.mustache", { PackageResources.NIMCustomMessageAttachment_swift_mustache }),
    ("NIMCustomMessageCoder.swift.mustache", { PackageResources.NIMCustomMessageCoder_swift_mustache }),
    ("NIMCustomMessages.swift.mustache", { PackageResources.NIMCustomMessages_swift_mustache }),
    ("NIMKitContentBubble.swift.mustache", { PackageResources.NIMKitContentBubble_swift_mustache }),
    ("NIMKitContentView.swift.mustache", { PackageResources.NIMKitContentView_swift_mustache }),
    ("NIMMessageReading.swift.mustache", { PackageResources.NIMMessageReading_swift_mustache }),
    ("NIMMessageSending.swift.mustache", { PackageResources.NIMMessageSending_swift_mustache }),
    ("Object.swift.mustache", { PackageResources.Object_swift_mustache }),
    ("ObjectCoding.swift.mustache", { PackageResources.ObjectCoding_swift_mustache }),
    ("Profile.swift.mustache", { PackageResources.Profile_swift_mustache }),
    ("ProfileBindings.swift.mustache", { PackageResources.ProfileBindings_swift_mustache }),
    ("ReleaseExample.swift.mustache", { PackageResources.ReleaseExample_swift_mustache }),
    ("ReleaseTests.swift.mustache", { PackageResources.ReleaseTests_swift_mustache }),
    ("ReleaseValues.swift.mustache", { PackageResources.ReleaseValues_swift_mustache }),
    ("SharedType.swift.mustache", { PackageResources.SharedType_swift_mustache }),
    ("TUIKitCell.swift.mustache", { PackageResources.TUIKitCell_swift_mustache }),
    ("TUIKitCustomMessages.swift.mustache", { PackageResources.TUIKitCustomMessages_swift_mustache }),
    ("TUIKitMessageCells.swift.mustache", { PackageResources.TUIKitMessageCells_swift_mustache }),
    ("TUIKitTaps.swift.mustache", { PackageResources.TUIKitTaps_swift_mustache }),
    ("TUIKitTexts.swift.mustache", { PackageResources.TUIKitTexts_swift_mustache }),
    ("UIKitMeasuring.swift.mustache", { PackageResources.UIKitMeasuring_swift_mustache }),
    ("V2CustomMessages.swift.mustache", { PackageResources.V2CustomMessages_swift_mustache }),
    ("V2TIMMessageReading.swift.mustache", { PackageResources.V2TIMMessageReading_swift_mustache }),
    ("V2TIMMessageSending.swift.mustache", { PackageResources.V2TIMMessageSending_swift_mustache }),
  ]
}
