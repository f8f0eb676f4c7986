import Schema
import Templating

/// Writes what an app on NIMKit (NIMSDK up to 9) needs beside the portable part of a target: the attachment and decoder
/// for the SDK, the layout for the kit, the building and reading of `NIMMessage`, taps, registration.
///
/// All of it stands behind `#if canImport`, so that the target still builds where there is no such SDK.
struct NIMKitEmitter {
  /// The portable part.
  let swift: SwiftEmitter
  let templates: NIMKitTemplates

  func pages() -> [Page] {
    let (schema, target, messages) = (swift.schema, swift.target, swift.messages)
    let frame = BindingFrame(version: swift.version, target: target)
    let transfers = NIMKitTransfersView(messages, frame)
    var pages = [
      Page(
        "NIMCustomMessageAttachment.swift", templates.attachment, NIMKitAttachmentView(messages, schema, frame)),
      Page("NIMCustomMessageCoder.swift", templates.coder, frame),
      Page("CustomMessageLayoutConfig.swift", templates.layout, NIMKitLayoutView(messages, frame)),
      Page("NIMMessageReading.swift", templates.reading, NIMKitReadingView(messages, schema, frame)),
      Page("NIMMessageSending.swift", templates.sending, NIMKitSendingView(messages, schema, target, frame)),
      Page("CustomMessageTaps.swift", templates.taps, NIMKitTapsView(messages, target, frame)),
      Page(
        "NIMCustomMessages.swift", templates.registration,
        NIMKitRegistrationView(frame: frame, hasFiles: !transfers.isEmpty)),
    ]
    if messages.haveContent {
      pages.append(Page(Message.contentBubble + ".swift", templates.bubble, frame))
    }
    if !transfers.isEmpty { pages.append(Page("CustomMessageFiles.swift", templates.files, transfers)) }
    return pages
  }
}
