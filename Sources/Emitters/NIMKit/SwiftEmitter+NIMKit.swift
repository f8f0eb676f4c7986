import Schema
import Templating

extension SwiftEmitter {
  /// What an app on NIMKit (NIMSDK up to 9) needs beside the portable part of a target: the attachment and decoder for
  /// the SDK, the layout for the kit, the building and reading of `NIMMessage`, taps, registration.
  ///
  /// All of it is behind `#if canImport`, so that the target still builds where there is no such SDK.
  func nimKitPages() throws(TemplateError) -> [Page] {
    let frame = BindingFrame(version: version, target: target)
    let transfers = NIMKitTransfersView(messages, frame)
    let hasFiles = !transfers.isEmpty
    return [
      try set.page("NIMCustomMessageAttachment.swift", NIMKitAttachmentView(messages, schema, frame)),
      try set.page("NIMCustomMessageCoder.swift", frame),
      try set.page("CustomMessageLayoutConfig.swift", NIMKitLayoutView(messages, frame)),
      try set.page("NIMMessageReading.swift", NIMKitReadingView(messages, schema, frame)),
      try set.page("NIMMessageSending.swift", NIMKitSendingView(messages, schema, target, frame)),
      try set.page("CustomMessageTaps.swift", NIMKitTapsView(messages, target, frame)),
      try set.page("NIMCustomMessages.swift", NIMKitRegistrationView(frame: frame, hasFiles: hasFiles)),
      try set.page(Message.contentBubble + ".swift", messages.haveContent ? frame : nil),
      try set.page("CustomMessageFiles.swift", hasFiles ? transfers : nil),
    ].compactMap { $0 }
  }
}
