import Foundation
import ImSDK_Plus
import TIMCommon
import TUIChat
import UIKit

/// What is left for an app to write: a call when it starts, what taps do, and how messages are composed.
@MainActor final class ChatApp {
  let composer = Composer()
  let taps = Taps()
  lazy var menu = CustomMessageMenu(composer: composer)

  func send(_ title: String, to user: String) {
    V2TIMManager.sharedInstance()?.send(GiftAttachment(title: title), to: .user(user)) { result in
      switch result {
      case .success(let message): print(message.msgID ?? "")
      case .failure(.sdk(let code, let text)): print(code, text)
      case .failure(.tooLong(let bytes, let limit)): print(bytes, limit)
      case .failure: break
      }
    }
  }

  /// With what TUIKit's own sending adds; see TUIKit.md.
  func sendAsTheKit(_ gift: GiftAttachment, to user: String) {
    let manager: V2TIMManager? = V2TIMManager.sharedInstance()
    manager?.send(
      gift, to: .user(user),
      configurePush: { push in
        push.title = self.nickname
        push.ext = self.pushEntity(chatType: 1, sender: self.userID)
        push.androidOPPOChannelID = "tuikit"
        push.androidHuaWeiCategory = "IM"
        push.androidVIVOCategory = "IM"
      }, completion: nil)
    manager?.markConversation(
      conversationIDList: ["c2c_" + user],
      markType: NSNumber(value: V2TIMConversationMarkType.CONVERSATION_MARK_TYPE_HIDE.rawValue), enableMark: false,
      succ: nil, fail: nil)
  }

  private let userID = "me"
  private let nickname = "Me"

  private func pushEntity(chatType: Int, sender: String) -> String? {
    let entity: [String: Any] = [
      "action": 1, "chatType": chatType, "sender": sender, "nickname": nickname, "version": 1,
    ]
    let json = try? JSONSerialization.data(withJSONObject: ["entity": entity])
    return json.map { String(decoding: $0, as: UTF8.self) }
  }

  func rowText(of message: V2TIMMessage) -> String { message.customSummary ?? "" }
}

final class Composer: CustomMessageComposer {
  var asked: [String] = []
  func composeGift(in conversation: TUIChatConversationModel) { asked.append("gift") }
  func composeCard(in conversation: TUIChatConversationModel) { asked.append("card") }
  #if !FORGOTTEN_COMPOSER
    func askQuestion(in conversation: TUIChatConversationModel) {
      asked.append("question in \(conversation.groupID as String? ?? "")")
    }
  #endif
}
