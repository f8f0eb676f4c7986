// What the guide's samples name of an app.
import Foundation
import NIMKit
import NIMSDK
import UIKit

@MainActor let session = NIMSession()
@MainActor let message = NIMMessage()
@MainActor var items: [String] = []
@MainActor let revoke = "revoke"
func otherText(of message: NIMMessage) -> String { "" }

// What the stand-ins do without.
final class ConversationManager {
  func update(_ message: NIMMessage, for session: NIMSession, completion: (((any Error)?) -> Void)?) {}
}
extension NIMSDK {
  var conversationManager: ConversationManager { ConversationManager() }
}
extension UIColor {
  static var darkText: UIColor { UIColor() }
}
