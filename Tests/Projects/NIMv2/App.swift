// What an app writes around the generated files.
import Foundation
import MessageRuntime
import NEChatKit
import NEChatUIKit
import NIMSDK
import UIKit

@MainActor func start(_ taps: Taps) {
  V2CustomMessages.register()
  CustomMessageChat.register(.normal, taps: taps)
  CustomMessageConversations.register()
  CustomMessageLocalConversations.register()
}

/// What taps on bubbles do.
@MainActor final class Taps: CustomMessageChatTapHandler {
  private(set) var answered: [String] = []

  func openGift(_ gift: GiftAttachment, of message: V2NIMMessage, from controller: UIViewController?) {
    answered.append("gift " + gift.title)
  }
  func openCard(_ card: CardAttachment, of message: V2NIMMessage, from controller: UIViewController?) {
    answered.append("card " + card.title)
  }
  func openShop(_ card: CardAttachment, of message: V2NIMMessage, from controller: UIViewController?) {
    answered.append("shop " + card.title)
  }
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

final class GiftCell: CustomMessageChatCell {
  private let title = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    customBubble.addSubview(title)
  }

  override func setModel(_ model: MessageContentModel, _ isSend: Bool) {
    super.setModel(model, isSend)
    title.text = nil
    title.textColor = customBubble.textColor
    guard case .gift(let gift)? = model.message?.customMessage else { return }
    title.text = gift.title
  }
}

final class StickerCell: CustomMessageChatCell {}
final class BannerCell: CustomMessageChatCell {}
final class FunGiftCell: FunCustomMessageChatCell {}
final class FunStickerCell: FunCustomMessageChatCell {}
final class FunBannerCell: FunCustomMessageChatCell {}
final class FunPollCell: FunCustomMessageChatCell {}

/// The schema leaves the size to the cell.
final class MoodCell: CustomMessageChatCell {
  override class func automaticSize(of message: CustomMessage, in space: MessageLayoutSpace) -> CGSize {
    CGSize(width: 50, height: 60)
  }
}
final class FunMoodCell: FunCustomMessageChatCell {}

@MainActor func adjust(_ model: any MessageModel) { CustomMessageChat.prepare(model) }

@MainActor func menu(_ items: inout [OperationItem], of model: MessageContentModel?) {
  CustomMessageChat.filterMenu(&items, of: model)
}
