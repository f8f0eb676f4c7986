import Schema
import SourceText
import Templating

/// Writes what an app on NIMKit (NIMSDK up to 9) needs beside the portable part of a target: the attachment and decoder
/// for the SDK, the layout for the kit, the building and reading of `NIMMessage`, taps, registration.
///
/// All of it stands behind `#if canImport`, so that the target still builds where there is no such SDK.
struct NIMKitEmitter {
  /// The portable part.
  let swift: SwiftEmitter
  let templates: NIMKitTemplates

  func files() -> [GeneratedFile] {
    let (schema, target, messages) = (swift.schema, swift.target, swift.messages)
    let frame = BindingFrame(version: swift.version, target: target)
    let transfers = NIMKitTransfersView(messages, frame)
    var files = [
      swift.file(
        "NIMCustomMessageAttachment.swift", templates.attachment, NIMKitAttachmentView(messages, schema, frame)),
      swift.file("NIMCustomMessageCoder.swift", templates.coder, frame),
      swift.file("CustomMessageLayoutConfig.swift", templates.layout, NIMKitLayoutView(messages, frame)),
      swift.file("NIMMessageReading.swift", templates.reading, NIMKitReadingView(messages, schema, frame)),
      swift.file("NIMMessageSending.swift", templates.sending, NIMKitSendingView(messages, schema, target, frame)),
      swift.file("CustomMessageTaps.swift", templates.taps, NIMKitTapsView(messages, target, frame)),
      swift.file(
        "NIMCustomMessages.swift", templates.registration,
        NIMKitRegistrationView(frame: frame, hasFiles: !transfers.isEmpty)),
    ]
    if messages.haveContent {
      files.append(swift.file(Message.contentBubble + ".swift", templates.bubble, frame))
    }
    if !transfers.isEmpty { files.append(swift.file("CustomMessageFiles.swift", templates.files, transfers)) }
    return files
  }
}

extension Message {
  /// Of `CustomMessage`, escaped: `redPacket`.
  var caseName: String { SwiftNames.escaped(SwiftNames.caseName(from: name)) }
}
