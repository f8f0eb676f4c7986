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
