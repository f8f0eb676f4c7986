import Templating

/// The templates of the NIMKit bindings, compiled against their views.
struct NIMKitTemplates: Sendable {
  let attachment: Template<NIMKitAttachmentView>
  let bubble: Template<BindingFrame>
  let coder: Template<BindingFrame>
  let files: Template<NIMKitTransfersView>
  let layout: Template<NIMKitLayoutView>
  let reading: Template<NIMKitReadingView>
  let sending: Template<NIMKitSendingView>
  let taps: Template<NIMKitTapsView>
  let registration: Template<NIMKitRegistrationView>

  init(_ set: TemplateSet) throws(TemplateError) {
    attachment = try set.template("NIMCustomMessageAttachment.swift", for: NIMKitAttachmentView.self)
    bubble = try set.template("CustomMessageContentBubble.swift", for: BindingFrame.self)
    coder = try set.template("NIMCustomMessageCoder.swift", for: BindingFrame.self)
    files = try set.template("CustomMessageFiles.swift", for: NIMKitTransfersView.self)
    layout = try set.template("CustomMessageLayoutConfig.swift", for: NIMKitLayoutView.self)
    reading = try set.template("NIMMessageReading.swift", for: NIMKitReadingView.self)
    sending = try set.template("NIMMessageSending.swift", for: NIMKitSendingView.self)
    taps = try set.template("CustomMessageTaps.swift", for: NIMKitTapsView.self)
    registration = try set.template("NIMCustomMessages.swift", for: NIMKitRegistrationView.self)
  }
}
