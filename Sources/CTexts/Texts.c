// Written by `make texts`. The compiler notices when one of the files changes.
#include "CTexts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char text_Catalog_CatalogIndex_html_mustache[] = {
#embed "../../Templates/Catalog/CatalogIndex.html.mustache"
};

static const unsigned char text_Catalog_CatalogMessage_html_mustache[] = {
#embed "../../Templates/Catalog/CatalogMessage.html.mustache"
};

static const unsigned char text_Catalog_CatalogPage_html_mustache[] = {
#embed "../../Templates/Catalog/CatalogPage.html.mustache"
};

static const unsigned char text_Catalog_CatalogPicture_svg_mustache[] = {
#embed "../../Templates/Catalog/CatalogPicture.svg.mustache"
};

static const unsigned char text_Catalog_CatalogProse_html_mustache[] = {
#embed "../../Templates/Catalog/CatalogProse.html.mustache"
};

static const unsigned char text_Catalog_catalog_css[] = {
#embed "../../Templates/Catalog/catalog.css"
};

static const unsigned char text_Catalog_catalog_js[] = {
#embed "../../Templates/Catalog/catalog.js"
};

static const unsigned char text_Guides_Bubbles_md[] = {
#embed "../../Templates/Guides/Bubbles.md"
};

static const unsigned char text_Guides_Catalog_md[] = {
#embed "../../Templates/Guides/Catalog.md"
};

static const unsigned char text_Guides_CommandLine_md[] = {
#embed "../../Templates/Guides/CommandLine.md"
};

static const unsigned char text_Guides_Decoding_md[] = {
#embed "../../Templates/Guides/Decoding.md"
};

static const unsigned char text_Guides_Evolution_md[] = {
#embed "../../Templates/Guides/Evolution.md"
};

static const unsigned char text_Guides_Formatting_md[] = {
#embed "../../Templates/Guides/Formatting.md"
};

static const unsigned char text_Guides_GeneratedFiles_md[] = {
#embed "../../Templates/Guides/GeneratedFiles.md"
};

static const unsigned char text_Guides_GettingStarted_md[] = {
#embed "../../Templates/Guides/GettingStarted.md"
};

static const unsigned char text_Guides_Lint_md[] = {
#embed "../../Templates/Guides/Lint.md"
};

static const unsigned char text_Guides_NIMKit_md[] = {
#embed "../../Templates/Guides/NIMKit.md"
};

static const unsigned char text_Guides_NIMv2_md[] = {
#embed "../../Templates/Guides/NIMv2.md"
};

static const unsigned char text_Guides_Profile_md[] = {
#embed "../../Templates/Guides/Profile.md"
};

static const unsigned char text_Guides_SchemaLanguage_md[] = {
#embed "../../Templates/Guides/SchemaLanguage.md"
};

static const unsigned char text_Guides_TUIKit_md[] = {
#embed "../../Templates/Guides/TUIKit.md"
};

static const unsigned char text_Guides_Templates_md[] = {
#embed "../../Templates/Guides/Templates.md"
};

static const unsigned char text_Guides_WireFormat_md[] = {
#embed "../../Templates/Guides/WireFormat.md"
};

static const unsigned char text_Guides_XcodeAndCI_md[] = {
#embed "../../Templates/Guides/XcodeAndCI.md"
};

static const unsigned char text_NIMKit_CustomMessageContentBubble_swift_mustache[] = {
#embed "../../Templates/NIMKit/CustomMessageContentBubble.swift.mustache"
};

static const unsigned char text_NIMKit_CustomMessageFiles_swift_mustache[] = {
#embed "../../Templates/NIMKit/CustomMessageFiles.swift.mustache"
};

static const unsigned char text_NIMKit_CustomMessageLayoutConfig_swift_mustache[] = {
#embed "../../Templates/NIMKit/CustomMessageLayoutConfig.swift.mustache"
};

static const unsigned char text_NIMKit_CustomMessageTaps_swift_mustache[] = {
#embed "../../Templates/NIMKit/CustomMessageTaps.swift.mustache"
};

static const unsigned char text_NIMKit_NIMCustomMessageAttachment_swift_mustache[] = {
#embed "../../Templates/NIMKit/NIMCustomMessageAttachment.swift.mustache"
};

static const unsigned char text_NIMKit_NIMCustomMessageCoder_swift_mustache[] = {
#embed "../../Templates/NIMKit/NIMCustomMessageCoder.swift.mustache"
};

static const unsigned char text_NIMKit_NIMCustomMessages_swift_mustache[] = {
#embed "../../Templates/NIMKit/NIMCustomMessages.swift.mustache"
};

static const unsigned char text_NIMKit_NIMMessageReading_swift_mustache[] = {
#embed "../../Templates/NIMKit/NIMMessageReading.swift.mustache"
};

static const unsigned char text_NIMKit_NIMMessageSending_swift_mustache[] = {
#embed "../../Templates/NIMKit/NIMMessageSending.swift.mustache"
};

static const unsigned char text_NIMv2_CustomMessageCells_swift_mustache[] = {
#embed "../../Templates/NIMv2/CustomMessageCells.swift.mustache"
};

static const unsigned char text_NIMv2_V2CustomMessages_swift_mustache[] = {
#embed "../../Templates/NIMv2/V2CustomMessages.swift.mustache"
};

static const unsigned char text_Rules_yaml_merge_conflict_md[] = {
#embed "../../Templates/Rules/yaml/merge-conflict.md"
};

static const unsigned char text_Runtime_Checks_JSONBoxed_swift[] = {
#embed "../../Templates/Runtime/Checks/JSONBoxed.swift"
};

static const unsigned char text_Runtime_Checks_JSONCheckable_swift[] = {
#embed "../../Templates/Runtime/Checks/JSONCheckable.swift"
};

static const unsigned char text_Runtime_Checks_JSONFillable_swift[] = {
#embed "../../Templates/Runtime/Checks/JSONFillable.swift"
};

static const unsigned char text_Runtime_Checks_MessageCheck_swift[] = {
#embed "../../Templates/Runtime/Checks/MessageCheck.swift"
};

static const unsigned char text_Runtime_Checks_MessagePattern_swift[] = {
#embed "../../Templates/Runtime/Checks/MessagePattern.swift"
};

static const unsigned char text_Runtime_Content_MessageColor_swift[] = {
#embed "../../Templates/Runtime/Content/MessageColor.swift"
};

static const unsigned char text_Runtime_Content_MessageContent_Placement_swift[] = {
#embed "../../Templates/Runtime/Content/MessageContent+Placement.swift"
};

static const unsigned char text_Runtime_Content_MessageContent_swift[] = {
#embed "../../Templates/Runtime/Content/MessageContent.swift"
};

static const unsigned char text_Runtime_Content_MessageContentBox_Lengths_swift[] = {
#embed "../../Templates/Runtime/Content/MessageContentBox+Lengths.swift"
};

static const unsigned char text_Runtime_Content_MessageContentBox_swift[] = {
#embed "../../Templates/Runtime/Content/MessageContentBox.swift"
};

static const unsigned char text_Runtime_Content_MessageContentPlacement_swift[] = {
#embed "../../Templates/Runtime/Content/MessageContentPlacement.swift"
};

static const unsigned char text_Runtime_Envelope_ClaimedIdentities_swift[] = {
#embed "../../Templates/Runtime/Envelope/ClaimedIdentities.swift"
};

static const unsigned char text_Runtime_Envelope_EnvelopeLeftovers_swift[] = {
#embed "../../Templates/Runtime/Envelope/EnvelopeLeftovers.swift"
};

static const unsigned char text_Runtime_Envelope_JSONDocument_Envelope_swift[] = {
#embed "../../Templates/Runtime/Envelope/JSONDocument+Envelope.swift"
};

static const unsigned char text_Runtime_Envelope_JSONIdentity_swift[] = {
#embed "../../Templates/Runtime/Envelope/JSONIdentity.swift"
};

static const unsigned char text_Runtime_Envelope_JSONReader_Payload_swift[] = {
#embed "../../Templates/Runtime/Envelope/JSONReader+Payload.swift"
};

static const unsigned char text_Runtime_Envelope_MessageEnvelope_swift[] = {
#embed "../../Templates/Runtime/Envelope/MessageEnvelope.swift"
};

static const unsigned char text_Runtime_Envelope_MessageReader_swift[] = {
#embed "../../Templates/Runtime/Envelope/MessageReader.swift"
};

static const unsigned char text_Runtime_JSON_JSONDocument_swift[] = {
#embed "../../Templates/Runtime/JSON/JSONDocument.swift"
};

static const unsigned char text_Runtime_JSON_JSONNumber_swift[] = {
#embed "../../Templates/Runtime/JSON/JSONNumber.swift"
};

static const unsigned char text_Runtime_JSON_JSONScanner_swift[] = {
#embed "../../Templates/Runtime/JSON/JSONScanner.swift"
};

static const unsigned char text_Runtime_JSON_JSONSyntaxError_swift[] = {
#embed "../../Templates/Runtime/JSON/JSONSyntaxError.swift"
};

static const unsigned char text_Runtime_JSON_JSONText_swift[] = {
#embed "../../Templates/Runtime/JSON/JSONText.swift"
};

static const unsigned char text_Runtime_JSON_JSONToken_swift[] = {
#embed "../../Templates/Runtime/JSON/JSONToken.swift"
};

static const unsigned char text_Runtime_JSON_Searches_swift[] = {
#embed "../../Templates/Runtime/JSON/Searches.swift"
};

static const unsigned char text_Runtime_JSON_UTF8Text_swift[] = {
#embed "../../Templates/Runtime/JSON/UTF8Text.swift"
};

static const unsigned char text_Runtime_Layout_CGSize_Bounds_swift[] = {
#embed "../../Templates/Runtime/Layout/CGSize+Bounds.swift"
};

static const unsigned char text_Runtime_Layout_MessageFont_swift[] = {
#embed "../../Templates/Runtime/Layout/MessageFont.swift"
};

static const unsigned char text_Runtime_Layout_MessageLayout_Attachment_swift[] = {
#embed "../../Templates/Runtime/Layout/MessageLayout+Attachment.swift"
};

static const unsigned char text_Runtime_Layout_MessageLayout_Completion_swift[] = {
#embed "../../Templates/Runtime/Layout/MessageLayout+Completion.swift"
};

static const unsigned char text_Runtime_Layout_MessageLayout_swift[] = {
#embed "../../Templates/Runtime/Layout/MessageLayout.swift"
};

static const unsigned char text_Runtime_Layout_MessageLayoutSpace_swift[] = {
#embed "../../Templates/Runtime/Layout/MessageLayoutSpace.swift"
};

static const unsigned char text_Runtime_Layout_MessageMeasuring_swift[] = {
#embed "../../Templates/Runtime/Layout/MessageMeasuring.swift"
};

static const unsigned char text_Runtime_Message_CustomAttachment_Defaults_swift[] = {
#embed "../../Templates/Runtime/Message/CustomAttachment+Defaults.swift"
};

static const unsigned char text_Runtime_Message_CustomAttachment_swift[] = {
#embed "../../Templates/Runtime/Message/CustomAttachment.swift"
};

static const unsigned char text_Runtime_Message_InvalidMessage_swift[] = {
#embed "../../Templates/Runtime/Message/InvalidMessage.swift"
};

static const unsigned char text_Runtime_Message_JSONValue_swift[] = {
#embed "../../Templates/Runtime/Message/JSONValue.swift"
};

static const unsigned char text_Runtime_Message_MessageFailure_Text_swift[] = {
#embed "../../Templates/Runtime/Message/MessageFailure+Text.swift"
};

static const unsigned char text_Runtime_Message_MessageFailure_swift[] = {
#embed "../../Templates/Runtime/Message/MessageFailure.swift"
};

static const unsigned char text_Runtime_Message_MessageIdentity_swift[] = {
#embed "../../Templates/Runtime/Message/MessageIdentity.swift"
};

static const unsigned char text_Runtime_Message_MessageIdentityPattern_swift[] = {
#embed "../../Templates/Runtime/Message/MessageIdentityPattern.swift"
};

static const unsigned char text_Runtime_Message_MessageRuntimeVersion_swift[] = {
#embed "../../Templates/Runtime/Message/MessageRuntimeVersion.swift"
};

static const unsigned char text_Runtime_Message_UnknownKeys_swift[] = {
#embed "../../Templates/Runtime/Message/UnknownKeys.swift"
};

static const unsigned char text_Runtime_Message_UnrecognizedMessage_swift[] = {
#embed "../../Templates/Runtime/Message/UnrecognizedMessage.swift"
};

static const unsigned char text_Runtime_Presentation_MessageAssets_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageAssets.swift"
};

static const unsigned char text_Runtime_Presentation_MessageBehavior_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageBehavior.swift"
};

static const unsigned char text_Runtime_Presentation_MessageContext_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageContext.swift"
};

static const unsigned char text_Runtime_Presentation_MessageDirection_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageDirection.swift"
};

static const unsigned char text_Runtime_Presentation_MessageLinks_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageLinks.swift"
};

static const unsigned char text_Runtime_Presentation_MessageSending_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageSending.swift"
};

static const unsigned char text_Runtime_Presentation_MessageSession_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageSession.swift"
};

static const unsigned char text_Runtime_Presentation_MessageTap_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageTap.swift"
};

static const unsigned char text_Runtime_Presentation_MessageText_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageText.swift"
};

static const unsigned char text_Runtime_Presentation_MessageTexts_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageTexts.swift"
};

static const unsigned char text_Runtime_Presentation_MessageTransfer_swift[] = {
#embed "../../Templates/Runtime/Presentation/MessageTransfer.swift"
};

static const unsigned char text_Runtime_Reading_Array_JSON_swift[] = {
#embed "../../Templates/Runtime/Reading/Array+JSON.swift"
};

static const unsigned char text_Runtime_Reading_Bool_JSON_swift[] = {
#embed "../../Templates/Runtime/Reading/Bool+JSON.swift"
};

static const unsigned char text_Runtime_Reading_Data_JSON_swift[] = {
#embed "../../Templates/Runtime/Reading/Data+JSON.swift"
};

static const unsigned char text_Runtime_Reading_Dictionary_JSON_swift[] = {
#embed "../../Templates/Runtime/Reading/Dictionary+JSON.swift"
};

static const unsigned char text_Runtime_Reading_Double_JSON_swift[] = {
#embed "../../Templates/Runtime/Reading/Double+JSON.swift"
};

static const unsigned char text_Runtime_Reading_JSONEnum_swift[] = {
#embed "../../Templates/Runtime/Reading/JSONEnum.swift"
};

static const unsigned char text_Runtime_Reading_JSONInteger_swift[] = {
#embed "../../Templates/Runtime/Reading/JSONInteger.swift"
};

static const unsigned char text_Runtime_Reading_JSONOptions_swift[] = {
#embed "../../Templates/Runtime/Reading/JSONOptions.swift"
};

static const unsigned char text_Runtime_Reading_JSONReadable_swift[] = {
#embed "../../Templates/Runtime/Reading/JSONReadable.swift"
};

static const unsigned char text_Runtime_Reading_JSONReader_CommonFields_swift[] = {
#embed "../../Templates/Runtime/Reading/JSONReader+CommonFields.swift"
};

static const unsigned char text_Runtime_Reading_JSONReader_Fields_swift[] = {
#embed "../../Templates/Runtime/Reading/JSONReader+Fields.swift"
};

static const unsigned char text_Runtime_Reading_JSONReader_swift[] = {
#embed "../../Templates/Runtime/Reading/JSONReader.swift"
};

static const unsigned char text_Runtime_Reading_ObjectNesting_swift[] = {
#embed "../../Templates/Runtime/Reading/ObjectNesting.swift"
};

static const unsigned char text_Runtime_Reading_String_JSON_swift[] = {
#embed "../../Templates/Runtime/Reading/String+JSON.swift"
};

static const unsigned char text_Runtime_Reading_URL_JSON_swift[] = {
#embed "../../Templates/Runtime/Reading/URL+JSON.swift"
};

static const unsigned char text_Runtime_Writing_JSONWritable_swift[] = {
#embed "../../Templates/Runtime/Writing/JSONWritable.swift"
};

static const unsigned char text_Runtime_Writing_JSONWriter_swift[] = {
#embed "../../Templates/Runtime/Writing/JSONWriter.swift"
};

static const unsigned char text_Scaffold_NIMKitContentBubble_swift_mustache[] = {
#embed "../../Templates/Scaffold/NIMKitContentBubble.swift.mustache"
};

static const unsigned char text_Scaffold_NIMKitContentView_swift_mustache[] = {
#embed "../../Templates/Scaffold/NIMKitContentView.swift.mustache"
};

static const unsigned char text_Scaffold_TUIKitCell_swift_mustache[] = {
#embed "../../Templates/Scaffold/TUIKitCell.swift.mustache"
};

static const unsigned char text_Swift_Attachment_swift_mustache[] = {
#embed "../../Templates/Swift/Attachment.swift.mustache"
};

static const unsigned char text_Swift_CustomAttachmentDecoder_swift_mustache[] = {
#embed "../../Templates/Swift/CustomAttachmentDecoder.swift.mustache"
};

static const unsigned char text_Swift_CustomMessage_swift_mustache[] = {
#embed "../../Templates/Swift/CustomMessage.swift.mustache"
};

static const unsigned char text_Swift_CustomMessageLayout_swift_mustache[] = {
#embed "../../Templates/Swift/CustomMessageLayout.swift.mustache"
};

static const unsigned char text_Swift_Enum_swift_mustache[] = {
#embed "../../Templates/Swift/Enum.swift.mustache"
};

static const unsigned char text_Swift_Object_swift_mustache[] = {
#embed "../../Templates/Swift/Object.swift.mustache"
};

static const unsigned char text_Swift_ObjectCoding_swift_mustache[] = {
#embed "../../Templates/Swift/ObjectCoding.swift.mustache"
};

static const unsigned char text_Swift_Profile_swift_mustache[] = {
#embed "../../Templates/Swift/Profile.swift.mustache"
};

static const unsigned char text_Swift_ProfileBindings_swift_mustache[] = {
#embed "../../Templates/Swift/ProfileBindings.swift.mustache"
};

static const unsigned char text_Swift_ReleaseExample_swift_mustache[] = {
#embed "../../Templates/Swift/ReleaseExample.swift.mustache"
};

static const unsigned char text_Swift_ReleaseTests_swift_mustache[] = {
#embed "../../Templates/Swift/ReleaseTests.swift.mustache"
};

static const unsigned char text_Swift_ReleaseValues_swift_mustache[] = {
#embed "../../Templates/Swift/ReleaseValues.swift.mustache"
};

static const unsigned char text_Swift_SharedType_swift_mustache[] = {
#embed "../../Templates/Swift/SharedType.swift.mustache"
};

static const unsigned char text_TUIKit_CustomMessageBubble_swift_mustache[] = {
#embed "../../Templates/TUIKit/CustomMessageBubble.swift.mustache"
};

static const unsigned char text_TUIKit_CustomMessageCellData_swift_mustache[] = {
#embed "../../Templates/TUIKit/CustomMessageCellData.swift.mustache"
};

static const unsigned char text_TUIKit_CustomMessageMenu_swift_mustache[] = {
#embed "../../Templates/TUIKit/CustomMessageMenu.swift.mustache"
};

static const unsigned char text_TUIKit_TUIKitCustomMessages_swift_mustache[] = {
#embed "../../Templates/TUIKit/TUIKitCustomMessages.swift.mustache"
};

static const unsigned char text_TUIKit_TUIKitMessageCells_swift_mustache[] = {
#embed "../../Templates/TUIKit/TUIKitMessageCells.swift.mustache"
};

static const unsigned char text_TUIKit_TUIKitTaps_swift_mustache[] = {
#embed "../../Templates/TUIKit/TUIKitTaps.swift.mustache"
};

static const unsigned char text_TUIKit_TUIKitTexts_swift_mustache[] = {
#embed "../../Templates/TUIKit/TUIKitTexts.swift.mustache"
};

static const unsigned char text_TUIKit_V2TIMMessageReading_swift_mustache[] = {
#embed "../../Templates/TUIKit/V2TIMMessageReading.swift.mustache"
};

static const unsigned char text_TUIKit_V2TIMMessageSending_swift_mustache[] = {
#embed "../../Templates/TUIKit/V2TIMMessageSending.swift.mustache"
};

static const unsigned char text_UIKit_MessageContentParts_swift_mustache[] = {
#embed "../../Templates/UIKit/MessageContentParts.swift.mustache"
};

static const unsigned char text_UIKit_MessageContentStyle_swift_mustache[] = {
#embed "../../Templates/UIKit/MessageContentStyle.swift.mustache"
};

static const unsigned char text_UIKit_MessageContentView_swift_mustache[] = {
#embed "../../Templates/UIKit/MessageContentView.swift.mustache"
};

static const unsigned char text_UIKit_UIKitMeasuring_swift_mustache[] = {
#embed "../../Templates/UIKit/UIKitMeasuring.swift.mustache"
};

static const struct ctext texts[] = {
  {"Catalog/CatalogIndex.html.mustache", text_Catalog_CatalogIndex_html_mustache, sizeof text_Catalog_CatalogIndex_html_mustache},
  {"Catalog/CatalogMessage.html.mustache", text_Catalog_CatalogMessage_html_mustache, sizeof text_Catalog_CatalogMessage_html_mustache},
  {"Catalog/CatalogPage.html.mustache", text_Catalog_CatalogPage_html_mustache, sizeof text_Catalog_CatalogPage_html_mustache},
  {"Catalog/CatalogPicture.svg.mustache", text_Catalog_CatalogPicture_svg_mustache, sizeof text_Catalog_CatalogPicture_svg_mustache},
  {"Catalog/CatalogProse.html.mustache", text_Catalog_CatalogProse_html_mustache, sizeof text_Catalog_CatalogProse_html_mustache},
  {"Catalog/catalog.css", text_Catalog_catalog_css, sizeof text_Catalog_catalog_css},
  {"Catalog/catalog.js", text_Catalog_catalog_js, sizeof text_Catalog_catalog_js},
  {"Guides/Bubbles.md", text_Guides_Bubbles_md, sizeof text_Guides_Bubbles_md},
  {"Guides/Catalog.md", text_Guides_Catalog_md, sizeof text_Guides_Catalog_md},
  {"Guides/CommandLine.md", text_Guides_CommandLine_md, sizeof text_Guides_CommandLine_md},
  {"Guides/Decoding.md", text_Guides_Decoding_md, sizeof text_Guides_Decoding_md},
  {"Guides/Evolution.md", text_Guides_Evolution_md, sizeof text_Guides_Evolution_md},
  {"Guides/Formatting.md", text_Guides_Formatting_md, sizeof text_Guides_Formatting_md},
  {"Guides/GeneratedFiles.md", text_Guides_GeneratedFiles_md, sizeof text_Guides_GeneratedFiles_md},
  {"Guides/GettingStarted.md", text_Guides_GettingStarted_md, sizeof text_Guides_GettingStarted_md},
  {"Guides/Lint.md", text_Guides_Lint_md, sizeof text_Guides_Lint_md},
  {"Guides/NIMKit.md", text_Guides_NIMKit_md, sizeof text_Guides_NIMKit_md},
  {"Guides/NIMv2.md", text_Guides_NIMv2_md, sizeof text_Guides_NIMv2_md},
  {"Guides/Profile.md", text_Guides_Profile_md, sizeof text_Guides_Profile_md},
  {"Guides/SchemaLanguage.md", text_Guides_SchemaLanguage_md, sizeof text_Guides_SchemaLanguage_md},
  {"Guides/TUIKit.md", text_Guides_TUIKit_md, sizeof text_Guides_TUIKit_md},
  {"Guides/Templates.md", text_Guides_Templates_md, sizeof text_Guides_Templates_md},
  {"Guides/WireFormat.md", text_Guides_WireFormat_md, sizeof text_Guides_WireFormat_md},
  {"Guides/XcodeAndCI.md", text_Guides_XcodeAndCI_md, sizeof text_Guides_XcodeAndCI_md},
  {"NIMKit/CustomMessageContentBubble.swift.mustache", text_NIMKit_CustomMessageContentBubble_swift_mustache, sizeof text_NIMKit_CustomMessageContentBubble_swift_mustache},
  {"NIMKit/CustomMessageFiles.swift.mustache", text_NIMKit_CustomMessageFiles_swift_mustache, sizeof text_NIMKit_CustomMessageFiles_swift_mustache},
  {"NIMKit/CustomMessageLayoutConfig.swift.mustache", text_NIMKit_CustomMessageLayoutConfig_swift_mustache, sizeof text_NIMKit_CustomMessageLayoutConfig_swift_mustache},
  {"NIMKit/CustomMessageTaps.swift.mustache", text_NIMKit_CustomMessageTaps_swift_mustache, sizeof text_NIMKit_CustomMessageTaps_swift_mustache},
  {"NIMKit/NIMCustomMessageAttachment.swift.mustache", text_NIMKit_NIMCustomMessageAttachment_swift_mustache, sizeof text_NIMKit_NIMCustomMessageAttachment_swift_mustache},
  {"NIMKit/NIMCustomMessageCoder.swift.mustache", text_NIMKit_NIMCustomMessageCoder_swift_mustache, sizeof text_NIMKit_NIMCustomMessageCoder_swift_mustache},
  {"NIMKit/NIMCustomMessages.swift.mustache", text_NIMKit_NIMCustomMessages_swift_mustache, sizeof text_NIMKit_NIMCustomMessages_swift_mustache},
  {"NIMKit/NIMMessageReading.swift.mustache", text_NIMKit_NIMMessageReading_swift_mustache, sizeof text_NIMKit_NIMMessageReading_swift_mustache},
  {"NIMKit/NIMMessageSending.swift.mustache", text_NIMKit_NIMMessageSending_swift_mustache, sizeof text_NIMKit_NIMMessageSending_swift_mustache},
  {"NIMv2/CustomMessageCells.swift.mustache", text_NIMv2_CustomMessageCells_swift_mustache, sizeof text_NIMv2_CustomMessageCells_swift_mustache},
  {"NIMv2/V2CustomMessages.swift.mustache", text_NIMv2_V2CustomMessages_swift_mustache, sizeof text_NIMv2_V2CustomMessages_swift_mustache},
  {"Rules/yaml/merge-conflict.md", text_Rules_yaml_merge_conflict_md, sizeof text_Rules_yaml_merge_conflict_md},
  {"Runtime/Checks/JSONBoxed.swift", text_Runtime_Checks_JSONBoxed_swift, sizeof text_Runtime_Checks_JSONBoxed_swift},
  {"Runtime/Checks/JSONCheckable.swift", text_Runtime_Checks_JSONCheckable_swift, sizeof text_Runtime_Checks_JSONCheckable_swift},
  {"Runtime/Checks/JSONFillable.swift", text_Runtime_Checks_JSONFillable_swift, sizeof text_Runtime_Checks_JSONFillable_swift},
  {"Runtime/Checks/MessageCheck.swift", text_Runtime_Checks_MessageCheck_swift, sizeof text_Runtime_Checks_MessageCheck_swift},
  {"Runtime/Checks/MessagePattern.swift", text_Runtime_Checks_MessagePattern_swift, sizeof text_Runtime_Checks_MessagePattern_swift},
  {"Runtime/Content/MessageColor.swift", text_Runtime_Content_MessageColor_swift, sizeof text_Runtime_Content_MessageColor_swift},
  {"Runtime/Content/MessageContent+Placement.swift", text_Runtime_Content_MessageContent_Placement_swift, sizeof text_Runtime_Content_MessageContent_Placement_swift},
  {"Runtime/Content/MessageContent.swift", text_Runtime_Content_MessageContent_swift, sizeof text_Runtime_Content_MessageContent_swift},
  {"Runtime/Content/MessageContentBox+Lengths.swift", text_Runtime_Content_MessageContentBox_Lengths_swift, sizeof text_Runtime_Content_MessageContentBox_Lengths_swift},
  {"Runtime/Content/MessageContentBox.swift", text_Runtime_Content_MessageContentBox_swift, sizeof text_Runtime_Content_MessageContentBox_swift},
  {"Runtime/Content/MessageContentPlacement.swift", text_Runtime_Content_MessageContentPlacement_swift, sizeof text_Runtime_Content_MessageContentPlacement_swift},
  {"Runtime/Envelope/ClaimedIdentities.swift", text_Runtime_Envelope_ClaimedIdentities_swift, sizeof text_Runtime_Envelope_ClaimedIdentities_swift},
  {"Runtime/Envelope/EnvelopeLeftovers.swift", text_Runtime_Envelope_EnvelopeLeftovers_swift, sizeof text_Runtime_Envelope_EnvelopeLeftovers_swift},
  {"Runtime/Envelope/JSONDocument+Envelope.swift", text_Runtime_Envelope_JSONDocument_Envelope_swift, sizeof text_Runtime_Envelope_JSONDocument_Envelope_swift},
  {"Runtime/Envelope/JSONIdentity.swift", text_Runtime_Envelope_JSONIdentity_swift, sizeof text_Runtime_Envelope_JSONIdentity_swift},
  {"Runtime/Envelope/JSONReader+Payload.swift", text_Runtime_Envelope_JSONReader_Payload_swift, sizeof text_Runtime_Envelope_JSONReader_Payload_swift},
  {"Runtime/Envelope/MessageEnvelope.swift", text_Runtime_Envelope_MessageEnvelope_swift, sizeof text_Runtime_Envelope_MessageEnvelope_swift},
  {"Runtime/Envelope/MessageReader.swift", text_Runtime_Envelope_MessageReader_swift, sizeof text_Runtime_Envelope_MessageReader_swift},
  {"Runtime/JSON/JSONDocument.swift", text_Runtime_JSON_JSONDocument_swift, sizeof text_Runtime_JSON_JSONDocument_swift},
  {"Runtime/JSON/JSONNumber.swift", text_Runtime_JSON_JSONNumber_swift, sizeof text_Runtime_JSON_JSONNumber_swift},
  {"Runtime/JSON/JSONScanner.swift", text_Runtime_JSON_JSONScanner_swift, sizeof text_Runtime_JSON_JSONScanner_swift},
  {"Runtime/JSON/JSONSyntaxError.swift", text_Runtime_JSON_JSONSyntaxError_swift, sizeof text_Runtime_JSON_JSONSyntaxError_swift},
  {"Runtime/JSON/JSONText.swift", text_Runtime_JSON_JSONText_swift, sizeof text_Runtime_JSON_JSONText_swift},
  {"Runtime/JSON/JSONToken.swift", text_Runtime_JSON_JSONToken_swift, sizeof text_Runtime_JSON_JSONToken_swift},
  {"Runtime/JSON/Searches.swift", text_Runtime_JSON_Searches_swift, sizeof text_Runtime_JSON_Searches_swift},
  {"Runtime/JSON/UTF8Text.swift", text_Runtime_JSON_UTF8Text_swift, sizeof text_Runtime_JSON_UTF8Text_swift},
  {"Runtime/Layout/CGSize+Bounds.swift", text_Runtime_Layout_CGSize_Bounds_swift, sizeof text_Runtime_Layout_CGSize_Bounds_swift},
  {"Runtime/Layout/MessageFont.swift", text_Runtime_Layout_MessageFont_swift, sizeof text_Runtime_Layout_MessageFont_swift},
  {"Runtime/Layout/MessageLayout+Attachment.swift", text_Runtime_Layout_MessageLayout_Attachment_swift, sizeof text_Runtime_Layout_MessageLayout_Attachment_swift},
  {"Runtime/Layout/MessageLayout+Completion.swift", text_Runtime_Layout_MessageLayout_Completion_swift, sizeof text_Runtime_Layout_MessageLayout_Completion_swift},
  {"Runtime/Layout/MessageLayout.swift", text_Runtime_Layout_MessageLayout_swift, sizeof text_Runtime_Layout_MessageLayout_swift},
  {"Runtime/Layout/MessageLayoutSpace.swift", text_Runtime_Layout_MessageLayoutSpace_swift, sizeof text_Runtime_Layout_MessageLayoutSpace_swift},
  {"Runtime/Layout/MessageMeasuring.swift", text_Runtime_Layout_MessageMeasuring_swift, sizeof text_Runtime_Layout_MessageMeasuring_swift},
  {"Runtime/Message/CustomAttachment+Defaults.swift", text_Runtime_Message_CustomAttachment_Defaults_swift, sizeof text_Runtime_Message_CustomAttachment_Defaults_swift},
  {"Runtime/Message/CustomAttachment.swift", text_Runtime_Message_CustomAttachment_swift, sizeof text_Runtime_Message_CustomAttachment_swift},
  {"Runtime/Message/InvalidMessage.swift", text_Runtime_Message_InvalidMessage_swift, sizeof text_Runtime_Message_InvalidMessage_swift},
  {"Runtime/Message/JSONValue.swift", text_Runtime_Message_JSONValue_swift, sizeof text_Runtime_Message_JSONValue_swift},
  {"Runtime/Message/MessageFailure+Text.swift", text_Runtime_Message_MessageFailure_Text_swift, sizeof text_Runtime_Message_MessageFailure_Text_swift},
  {"Runtime/Message/MessageFailure.swift", text_Runtime_Message_MessageFailure_swift, sizeof text_Runtime_Message_MessageFailure_swift},
  {"Runtime/Message/MessageIdentity.swift", text_Runtime_Message_MessageIdentity_swift, sizeof text_Runtime_Message_MessageIdentity_swift},
  {"Runtime/Message/MessageIdentityPattern.swift", text_Runtime_Message_MessageIdentityPattern_swift, sizeof text_Runtime_Message_MessageIdentityPattern_swift},
  {"Runtime/Message/MessageRuntimeVersion.swift", text_Runtime_Message_MessageRuntimeVersion_swift, sizeof text_Runtime_Message_MessageRuntimeVersion_swift},
  {"Runtime/Message/UnknownKeys.swift", text_Runtime_Message_UnknownKeys_swift, sizeof text_Runtime_Message_UnknownKeys_swift},
  {"Runtime/Message/UnrecognizedMessage.swift", text_Runtime_Message_UnrecognizedMessage_swift, sizeof text_Runtime_Message_UnrecognizedMessage_swift},
  {"Runtime/Presentation/MessageAssets.swift", text_Runtime_Presentation_MessageAssets_swift, sizeof text_Runtime_Presentation_MessageAssets_swift},
  {"Runtime/Presentation/MessageBehavior.swift", text_Runtime_Presentation_MessageBehavior_swift, sizeof text_Runtime_Presentation_MessageBehavior_swift},
  {"Runtime/Presentation/MessageContext.swift", text_Runtime_Presentation_MessageContext_swift, sizeof text_Runtime_Presentation_MessageContext_swift},
  {"Runtime/Presentation/MessageDirection.swift", text_Runtime_Presentation_MessageDirection_swift, sizeof text_Runtime_Presentation_MessageDirection_swift},
  {"Runtime/Presentation/MessageLinks.swift", text_Runtime_Presentation_MessageLinks_swift, sizeof text_Runtime_Presentation_MessageLinks_swift},
  {"Runtime/Presentation/MessageSending.swift", text_Runtime_Presentation_MessageSending_swift, sizeof text_Runtime_Presentation_MessageSending_swift},
  {"Runtime/Presentation/MessageSession.swift", text_Runtime_Presentation_MessageSession_swift, sizeof text_Runtime_Presentation_MessageSession_swift},
  {"Runtime/Presentation/MessageTap.swift", text_Runtime_Presentation_MessageTap_swift, sizeof text_Runtime_Presentation_MessageTap_swift},
  {"Runtime/Presentation/MessageText.swift", text_Runtime_Presentation_MessageText_swift, sizeof text_Runtime_Presentation_MessageText_swift},
  {"Runtime/Presentation/MessageTexts.swift", text_Runtime_Presentation_MessageTexts_swift, sizeof text_Runtime_Presentation_MessageTexts_swift},
  {"Runtime/Presentation/MessageTransfer.swift", text_Runtime_Presentation_MessageTransfer_swift, sizeof text_Runtime_Presentation_MessageTransfer_swift},
  {"Runtime/Reading/Array+JSON.swift", text_Runtime_Reading_Array_JSON_swift, sizeof text_Runtime_Reading_Array_JSON_swift},
  {"Runtime/Reading/Bool+JSON.swift", text_Runtime_Reading_Bool_JSON_swift, sizeof text_Runtime_Reading_Bool_JSON_swift},
  {"Runtime/Reading/Data+JSON.swift", text_Runtime_Reading_Data_JSON_swift, sizeof text_Runtime_Reading_Data_JSON_swift},
  {"Runtime/Reading/Dictionary+JSON.swift", text_Runtime_Reading_Dictionary_JSON_swift, sizeof text_Runtime_Reading_Dictionary_JSON_swift},
  {"Runtime/Reading/Double+JSON.swift", text_Runtime_Reading_Double_JSON_swift, sizeof text_Runtime_Reading_Double_JSON_swift},
  {"Runtime/Reading/JSONEnum.swift", text_Runtime_Reading_JSONEnum_swift, sizeof text_Runtime_Reading_JSONEnum_swift},
  {"Runtime/Reading/JSONInteger.swift", text_Runtime_Reading_JSONInteger_swift, sizeof text_Runtime_Reading_JSONInteger_swift},
  {"Runtime/Reading/JSONOptions.swift", text_Runtime_Reading_JSONOptions_swift, sizeof text_Runtime_Reading_JSONOptions_swift},
  {"Runtime/Reading/JSONReadable.swift", text_Runtime_Reading_JSONReadable_swift, sizeof text_Runtime_Reading_JSONReadable_swift},
  {"Runtime/Reading/JSONReader+CommonFields.swift", text_Runtime_Reading_JSONReader_CommonFields_swift, sizeof text_Runtime_Reading_JSONReader_CommonFields_swift},
  {"Runtime/Reading/JSONReader+Fields.swift", text_Runtime_Reading_JSONReader_Fields_swift, sizeof text_Runtime_Reading_JSONReader_Fields_swift},
  {"Runtime/Reading/JSONReader.swift", text_Runtime_Reading_JSONReader_swift, sizeof text_Runtime_Reading_JSONReader_swift},
  {"Runtime/Reading/ObjectNesting.swift", text_Runtime_Reading_ObjectNesting_swift, sizeof text_Runtime_Reading_ObjectNesting_swift},
  {"Runtime/Reading/String+JSON.swift", text_Runtime_Reading_String_JSON_swift, sizeof text_Runtime_Reading_String_JSON_swift},
  {"Runtime/Reading/URL+JSON.swift", text_Runtime_Reading_URL_JSON_swift, sizeof text_Runtime_Reading_URL_JSON_swift},
  {"Runtime/Writing/JSONWritable.swift", text_Runtime_Writing_JSONWritable_swift, sizeof text_Runtime_Writing_JSONWritable_swift},
  {"Runtime/Writing/JSONWriter.swift", text_Runtime_Writing_JSONWriter_swift, sizeof text_Runtime_Writing_JSONWriter_swift},
  {"Scaffold/NIMKitContentBubble.swift.mustache", text_Scaffold_NIMKitContentBubble_swift_mustache, sizeof text_Scaffold_NIMKitContentBubble_swift_mustache},
  {"Scaffold/NIMKitContentView.swift.mustache", text_Scaffold_NIMKitContentView_swift_mustache, sizeof text_Scaffold_NIMKitContentView_swift_mustache},
  {"Scaffold/TUIKitCell.swift.mustache", text_Scaffold_TUIKitCell_swift_mustache, sizeof text_Scaffold_TUIKitCell_swift_mustache},
  {"Swift/Attachment.swift.mustache", text_Swift_Attachment_swift_mustache, sizeof text_Swift_Attachment_swift_mustache},
  {"Swift/CustomAttachmentDecoder.swift.mustache", text_Swift_CustomAttachmentDecoder_swift_mustache, sizeof text_Swift_CustomAttachmentDecoder_swift_mustache},
  {"Swift/CustomMessage.swift.mustache", text_Swift_CustomMessage_swift_mustache, sizeof text_Swift_CustomMessage_swift_mustache},
  {"Swift/CustomMessageLayout.swift.mustache", text_Swift_CustomMessageLayout_swift_mustache, sizeof text_Swift_CustomMessageLayout_swift_mustache},
  {"Swift/Enum.swift.mustache", text_Swift_Enum_swift_mustache, sizeof text_Swift_Enum_swift_mustache},
  {"Swift/Object.swift.mustache", text_Swift_Object_swift_mustache, sizeof text_Swift_Object_swift_mustache},
  {"Swift/ObjectCoding.swift.mustache", text_Swift_ObjectCoding_swift_mustache, sizeof text_Swift_ObjectCoding_swift_mustache},
  {"Swift/Profile.swift.mustache", text_Swift_Profile_swift_mustache, sizeof text_Swift_Profile_swift_mustache},
  {"Swift/ProfileBindings.swift.mustache", text_Swift_ProfileBindings_swift_mustache, sizeof text_Swift_ProfileBindings_swift_mustache},
  {"Swift/ReleaseExample.swift.mustache", text_Swift_ReleaseExample_swift_mustache, sizeof text_Swift_ReleaseExample_swift_mustache},
  {"Swift/ReleaseTests.swift.mustache", text_Swift_ReleaseTests_swift_mustache, sizeof text_Swift_ReleaseTests_swift_mustache},
  {"Swift/ReleaseValues.swift.mustache", text_Swift_ReleaseValues_swift_mustache, sizeof text_Swift_ReleaseValues_swift_mustache},
  {"Swift/SharedType.swift.mustache", text_Swift_SharedType_swift_mustache, sizeof text_Swift_SharedType_swift_mustache},
  {"TUIKit/CustomMessageBubble.swift.mustache", text_TUIKit_CustomMessageBubble_swift_mustache, sizeof text_TUIKit_CustomMessageBubble_swift_mustache},
  {"TUIKit/CustomMessageCellData.swift.mustache", text_TUIKit_CustomMessageCellData_swift_mustache, sizeof text_TUIKit_CustomMessageCellData_swift_mustache},
  {"TUIKit/CustomMessageMenu.swift.mustache", text_TUIKit_CustomMessageMenu_swift_mustache, sizeof text_TUIKit_CustomMessageMenu_swift_mustache},
  {"TUIKit/TUIKitCustomMessages.swift.mustache", text_TUIKit_TUIKitCustomMessages_swift_mustache, sizeof text_TUIKit_TUIKitCustomMessages_swift_mustache},
  {"TUIKit/TUIKitMessageCells.swift.mustache", text_TUIKit_TUIKitMessageCells_swift_mustache, sizeof text_TUIKit_TUIKitMessageCells_swift_mustache},
  {"TUIKit/TUIKitTaps.swift.mustache", text_TUIKit_TUIKitTaps_swift_mustache, sizeof text_TUIKit_TUIKitTaps_swift_mustache},
  {"TUIKit/TUIKitTexts.swift.mustache", text_TUIKit_TUIKitTexts_swift_mustache, sizeof text_TUIKit_TUIKitTexts_swift_mustache},
  {"TUIKit/V2TIMMessageReading.swift.mustache", text_TUIKit_V2TIMMessageReading_swift_mustache, sizeof text_TUIKit_V2TIMMessageReading_swift_mustache},
  {"TUIKit/V2TIMMessageSending.swift.mustache", text_TUIKit_V2TIMMessageSending_swift_mustache, sizeof text_TUIKit_V2TIMMessageSending_swift_mustache},
  {"UIKit/MessageContentParts.swift.mustache", text_UIKit_MessageContentParts_swift_mustache, sizeof text_UIKit_MessageContentParts_swift_mustache},
  {"UIKit/MessageContentStyle.swift.mustache", text_UIKit_MessageContentStyle_swift_mustache, sizeof text_UIKit_MessageContentStyle_swift_mustache},
  {"UIKit/MessageContentView.swift.mustache", text_UIKit_MessageContentView_swift_mustache, sizeof text_UIKit_MessageContentView_swift_mustache},
  {"UIKit/UIKitMeasuring.swift.mustache", text_UIKit_UIKitMeasuring_swift_mustache, sizeof text_UIKit_UIKitMeasuring_swift_mustache},
};

struct ctext ctexts_at(size_t index) { return texts[index]; }
size_t ctexts_count(void) { return sizeof texts / sizeof texts[0]; }
