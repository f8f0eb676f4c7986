// What the guide's samples name of an app and of the kit.
import NEChatKit
import NEChatUIKit
import NIMSDK
import UIKit

@MainActor let last = V2NIMLastMessage()
@MainActor let id = "42"
@MainActor let conversationId = "1|2|3"

// What the stand-ins do without.
@MainActor final class ChatRepo {
  static let shared = ChatRepo()
  func sendMessage(
    message: V2NIMMessage, conversationId: String, params: V2NIMSendMessageParams?, _ completion: () -> Void
  ) {}
}
