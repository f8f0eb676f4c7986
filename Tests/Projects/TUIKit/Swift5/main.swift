// Compiled in Swift 5 mode and in Swift 6 mode: a trailing closure of `send` is its completion in both. Swift 5 gives an
// unlabelled trailing closure to the last parameter that takes one, Swift 6 to the first.
import ImSDK_Plus

let manager: V2TIMManager = V2TIMManager.sharedInstance()
let gift = GiftAttachment(title: "Rose")

/// What had been given to the SDK when the closure was called.
var sentBefore: [Int] = []
manager.send(gift, to: .user("ann")) { _ in sentBefore.append(manager.sent.count) }
precondition(sentBefore == [1], "after sending: \(sentBefore)")
manager.send(.gift(gift), to: .user("ann")) { _ in sentBefore.append(manager.sent.count) }
precondition(sentBefore == [1, 2], "after sending: \(sentBefore)")

manager.send(gift, to: .user("ann")) { _ in
  sentBefore.append(manager.sent.count)
} completion: { _ in
  sentBefore.append(manager.sent.count)
}
precondition(sentBefore == [1, 2, 2, 3], "the push before sending, the completion after: \(sentBefore)")

manager.send(gift, to: .user("ann"), configurePush: { $0.title = "Bob" }, completion: nil)
precondition(manager.sent.last?.offlinePushInfo?.title == "Bob")
manager.send(gift, to: .user("ann"))
precondition(manager.sent.count == 5)
