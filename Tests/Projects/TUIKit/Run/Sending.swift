// What the generated code gives to the SDK to send, and what it or the SDK refuses.
import ImSDK_Plus
import MessageRuntime
import TIMCommon
import TUIChat
import UIKit

@MainActor private let manager: V2TIMManager = V2TIMManager.sharedInstance()

@MainActor private func send(_ message: CustomMessage, to receiver: V2TIMReceiver = .user("ann")) -> StandInSending? {
  let count = manager.sent.count
  let id = manager.send(message, to: receiver)
  expect((id != nil) == (manager.sent.count > count), "an id for what was sent")
  return manager.sent.count > count ? manager.sent.last : nil
}

@MainActor func trySending(_ gift: GiftAttachment) {
  if let sent = send(.gift(gift)) {
    let (message, element) = (sent.message, sent.message.customElem)
    expect(element?.data == Data(gift.encode().utf8), "the JSON")
    expect(element?.desc == "A gift; this version cannot show it" && element?.ext == "[Gift] Rose", "desc and ext")
    expect(sent.receiver == "ann" && sent.groupID == nil && sent.priority == .PRIORITY_HIGH, "where to, and how fast")
    expect(message.needReadReceipt && message.supportMessageExtension, "receipt and extensions")
    expect(message.isExcludedFromContentModeration, "moderation")
    expect(!message.isExcludedFromUnreadCount && !message.isExcludedFromLastMessage && !sent.onlineUserOnly, "the rest")
    expect(sent.offlinePushInfo?.desc == "You got a gift" && sent.offlinePushInfo?.disablePush == false, "the push")
    expect(message.customMessage == .gift(gift), "read back")
  }
  if let sent = send(.gift(gift), to: .chatroom("live")) {
    expect(sent.groupID == "live" && sent.receiver == nil, "a live group")
    expect(!sent.message.needReadReceipt && !sent.message.supportMessageExtension, "knows neither")
  }
  if let sent = send(.typing(TypingAttachment(typing: true))) {
    expect(sent.onlineUserOnly && sent.offlinePushInfo?.disablePush == true, "a signal for who is there")
    expect(sent.message.isExcludedFromUnreadCount && sent.message.isExcludedFromLastMessage, "leaves no trace")
    expect(sent.offlinePushInfo?.desc?.isEmpty == false && sent.priority == .PRIORITY_DEFAULT, "and yet has a text")
  }
  expect(send(.typing(TypingAttachment(typing: true)), to: .chatroom("live"))?.onlineUserOnly == false, "not there")
  if let sent = send(.sync(SyncAttachment())) {
    expect(!sent.message.isExcludedFromUnreadCount && !sent.message.isExcludedFromLastMessage, "as `send` says")
    expect(sent.offlinePushInfo?.disablePush == false && sent.offlinePushInfo?.desc == "[Custom Message]", "a push")
  }
  if let sent = send(.joined(JoinedAttachment(user: "Ann")), to: .group("g")) {
    expect(sent.groupID == "g" && sent.priority == .PRIORITY_LOW && sent.offlinePushInfo?.disablePush == true, "a tip")
    expect(sent.message.isExcludedFromUnreadCount && !sent.message.isExcludedFromLastMessage, "is not counted")
    expect(sent.message.customElem?.desc == "Ann joined", "the summary, where there is no fallback")
  }
  let evaluation = EvaluationAttachment(title: "Good?", more: "more", alert: "Rate us", score: 3)
  if let sent = send(.evaluation(evaluation)) {
    expect(sent.message.customElem?.desc == "Good?" && sent.message.customElem?.ext == "more", "slots")
    expect(sent.offlinePushInfo?.desc == "Rate us", "the slot of the push")
    expect(StandInChat.businessID(of: sent.message) == "evaluation", "where the kit finds it")
  }
  let silent = EvaluationAttachment(score: 3)
  if let sent = send(.evaluation(silent)) {
    let element = sent.message.customElem
    expect(element?.desc == nil && element?.ext == nil && sent.offlinePushInfo?.desc == nil, "no text in their place")
    expect(sent.message.customMessage == .evaluation(silent), "which would be read as the fields")
  }
  expect(send(.order(OrderAttachment(title: "t", desc: "d", price: "1")))?.priority == .PRIORITY_NORMAL, "normal")
}

// MARK: - What is not sent

@MainActor private var results: [String] = []

@MainActor private func report(_ result: Result<V2TIMMessage, V2TIMSendingFailure>) {
  switch result {
  case .success(let message): results.append(message.msgID == nil ? "no id" : "sent")
  case .failure(let failure): results.append("\(failure)")
  }
}

@MainActor func tryFailures(_ gift: GiftAttachment, _ app: ChatApp) throws {
  let count = manager.sent.count
  let long = CardAttachment(name: String(repeating: "长", count: 4096))
  expect(manager.send(long, to: .user("ann"), completion: { report($0) }) == nil, "too long")
  let empty = CustomMessage.invalid(InvalidMessage(messageName: "", failures: [], raw: ""))
  expect(manager.send(empty, to: .user("ann"), completion: { report($0) }) == nil, "empty")
  manager.isBroken = true
  expect(manager.send(gift, to: .user("ann"), completion: { report($0) }) == nil, "no message")
  manager.isBroken = false
  expect(manager.sent.count == count, "nothing was sent")
  expect(results[0].hasPrefix("tooLong(bytes: 3") && results[0].hasSuffix("limit: 12288)"), results[0])
  expect(results.dropFirst() == ["empty", "notCreated"], "\(results)")
  results = []
  manager.failure = (8001, "long")
  expect(manager.send(gift, to: .user("ann"), completion: { report($0) }) != nil, "it was given to the SDK")
  manager.failure = nil
  expect(results == [#"sdk(code: 8001, description: "long")"#], "\(results)")
  manager.send(
    gift, to: .user("ann"),
    configurePush: { push in
      push.title = "Bob"
      push.desc = " "
    }, completion: { report($0) })
  expect(results.last == "sent" && manager.sent.last?.offlinePushInfo?.title == "Bob", "what the app adds")
  manager.send(gift, to: .user("ann"))
  expect(manager.sent.last?.offlinePushInfo?.title == nil, "to one message alone")
  expect(manager.sent.last?.offlinePushInfo?.desc == "You got a gift", "a push is never empty")
  app.sendAsTheKit(gift, to: "bob")
  if let push = manager.sent.last?.offlinePushInfo {
    let ext = push.ext.flatMap { try? JSONSerialization.jsonObject(with: Data($0.utf8)) } as? [String: [String: Any]]
    expect(ext?["entity"]?["sender"] as? String == "me", "what a tapped notification opens: \(push.ext ?? "nothing")")
    expect(push.title == "Me" && push.desc == "You got a gift" && push.androidOPPOChannelID == "tuikit", "as the kit")
  }
  expect(manager.marks.map(\.conversation) == ["c2c_bob"] && manager.marks.last?.isSet == false, "no longer hidden")
  expect(try gift.makeV2TIMMessage().needReadReceipt, "a message for the kit to send")
  expect(refuses(long), "too long for the kit as well")
}
