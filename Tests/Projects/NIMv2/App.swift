// What an app writes around the generated files.
import Foundation
import NEChatKit
import NEChatUIKit
import NIMSDK
import UIKit

@MainActor func start() {
  V2CustomMessages.register()
  CustomMessageCells.register()
}

func stop() { V2CustomMessages.unregister() }

func send(from sender: SenderProfile) -> (V2NIMMessage, V2NIMSendMessageParams) {
  let gift = GiftAttachment(title: "红包")
  let message = gift.makeV2Message()
  message.addProfile(sender)
  return (message, gift.makeV2SendParams(in: .team))
}

func attach(_ message: V2NIMMessage) {
  message.attachment = V2CustomAttachment(.several(SeveralAttachment(identity: 50, text: "")))
}

func listText(of message: V2NIMMessage) -> String { message.customSummary ?? message.text ?? "" }

func name(of message: V2NIMMessage, lookup: ProfileLookup) -> String? {
  lookup.find("account", message: message.senderProfile)?.profile.nickname
}

final class GiftCell: NEChatBaseCell {
  override func setModel(_ model: MessageContentModel, _ isSend: Bool) {
    super.setModel(model, isSend)
    guard case .gift(let gift)? = model.message?.customMessage else { return }
    _ = gift.title
  }
}

final class StickerCell: NEChatBaseCell {}
final class BannerCell: NEChatBaseCell {}

@MainActor func adjust(_ model: any MessageModel) {
  CustomMessageCells.prepare(model, cellWidth: 390, maxBubbleWidth: 250)
}
