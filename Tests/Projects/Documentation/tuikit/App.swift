// What the guide's samples name of an app.
import Foundation
import ImSDK_Plus
import TIMCommon
import TUIChat
import UIKit

@MainActor let page = URL(string: "https://shop.example.com/pen")!
@MainActor let product = ProductAttachment(title: "Pen", price: "€3", link: page)
@MainActor let message = V2TIMMessage()
@MainActor let cart = Cart()

struct Cart {
  func add(_ title: String) {}
}

final class AppDelegate {}

@MainActor final class App {
  let navigation = UINavigationController()
  let nickname = "Ann"
  let userID = "ann"
}

// What the stand-ins do without.
class TUIBaseChatViewController: UIViewController {
  func sendMessage(_ message: V2TIMMessage) {}
}
class TUIBaseChatViewController_Minimalist: UIViewController {
  func sendMessage(_ message: V2TIMMessage) {}
}
extension V2TIMManager {
  func modifyMessage(msg: V2TIMMessage, completion: @escaping (Int32, String?, V2TIMMessage?) -> Void) {}
}
extension UIImageView {
  convenience init() { self.init(frame: .zero) }
}
