import NIMKit
import NIMSDK
import UIKit

/// What is left for an app to write: a call when it starts, and what taps do.
@MainActor final class ChatApp {
  func didFinishLaunching() {
    NIMCustomMessages.register()
    NIMCustomMessages.register(
      coder: NIMCustomMessageCoder(others: OldDecoder()), layout: ChatLayout(others: NIMCellLayoutConfig()))
    NIMKit.shared().provider = DataProvider(lookup: ProfileLookup())
  }

  func send(_ text: String, to session: NIMSession) throws {
    let message = NoticeAttachment(title: text, subTitle: "").makeNIMMessage(in: .team)
    try NIMSDK.shared().chatManager.send(message, to: session)
  }

  func row(for message: NIMMessage) -> String {
    if message.isHiddenCustomMessage { return "" }
    let isForwardable = message.mayBeForwarded ?? true
    return (message.customSummary ?? message.text ?? "") + (isForwardable ? "" : "!")
  }

  func vote(_ message: NIMMessage) {
    guard case .poll(var poll)? = message.customMessage else { return }
    poll.question += "?"
    message.replaceCustomMessage(with: .poll(poll))
  }
}

/// A decoder from before, for the messages that no schema describes yet.
final class OldDecoder: NSObject, NIMCustomAttachmentCoding {
  func decodeAttachment(_ content: String?) -> (any NIMCustomAttachment)? { nil }
}

/// An app may lay out what schemas cannot say.
final class ChatLayout: CustomMessageLayoutConfig {
  override func cellInsets(_ model: NIMMessageModel!) -> UIEdgeInsets {
    model.message.customContext.session == .chatroom ? .zero : super.cellInsets(model)
  }
}

final class ChatViewController: NIMSessionViewController, CustomMessageTapHandler {
  override func onTapCell(_ event: NIMKitEvent!) -> Bool {
    handleCustomMessageTap(event) || super.onTapCell(event)
  }

  func openNotice(_ notice: NoticeAttachment, of message: NIMMessage) {}
  func openOffer(_ offer: OfferAttachment, of message: NIMMessage) {}
  func takeOffer(_ offer: OfferAttachment, of message: NIMMessage) {}
  #if !FORGOTTEN
    func openLink(_ url: URL, of message: NIMMessage) {}
  #endif
}

#if NEAR_MISS
  /// As one would write it from the header; Swift has another name for it.
  final class NearMiss: NSObject, NIMCustomAttachment {
    func encode() -> String { "" }
    func updateAttachmentURL(_ urlString: String) {}
  }
#endif
