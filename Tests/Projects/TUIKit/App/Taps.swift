import ImSDK_Plus
import UIKit

/// What taps do. Links are opened by the system.
final class Taps: TUIKitTapHandler {
  var log: [String] = []

  func openPlain(_ plain: PlainAttachment, of message: V2TIMMessage, from controller: UIViewController?) {
    log.append(plain.text + (controller.map { " from \(type(of: $0))" } ?? ""))
  }
  func sendText(_ text: String, of message: V2TIMMessage, from controller: UIViewController?) { log.append(text) }
  #if !FORGOTTEN_TAP
    func openGift(_ gift: GiftAttachment, of message: V2TIMMessage, from controller: UIViewController?) {
      log.append(gift.title)
    }
  #endif
}
