// What the kit and the SDK have around a message, and a cell of an app's.
import ImSDK_Plus
import TIMCommon
import TUIChat
import UIKit

/// A message that comes out of the SDK.
final class Received: V2TIMMessage {
  private let element = V2TIMCustomElem()
  private let isOwn: Bool
  private let isRisky: Bool

  init(_ text: String, desc: String? = nil, isOwn: Bool = false, isRisky: Bool = false) {
    self.isOwn = isOwn
    self.isRisky = isRisky
    super.init()
    element.data = Data(text.utf8)
    element.desc = desc
  }

  override var customElem: V2TIMCustomElem? { element }
  override var isSelf: Bool { isOwn }
  override var hasRiskContent: Bool { isRisky }
  override var sender: String? { "somebody" }
  override var groupID: String? { "group" }
}

/// The kit's list of messages, where it is told of taps.
final class List: NSObject, TUIMessageCellDelegate {
  var selected = 0
  #if OBJC
    func onSelectMessage(_ cell: TUIMessageCell!) { selected += 1 }
  #else
    func onSelectMessage(_ cell: TUIMessageCell) { selected += 1 }
  #endif
}

/// A cell of the app's that is larger than what is generated, for a text too.
final class LargerCell: CustomMessageCell {
  #if OBJC
    override class func getContentSize(_ data: TUIMessageCellData?) -> CGSize { CGSize(width: 99, height: 77) }
  #else
    override class func getContentSize(_ data: TUIMessageCellData) -> CGSize { CGSize(width: 99, height: 77) }
  #endif
}

/// Has the list of messages.
final class ChatController: UIViewController {}

/// The controllers of a chat's tab.
final class Stack: UINavigationController {
  let chat = ChatController()
  override var topViewController: UIViewController? { chat }
}

/// Where the kit shows the copy of a message that a long press lifts.
final class Popup: UIViewController {
  var below: UIViewController?
  override var presentingViewController: UIViewController? { below }
}

/// A button of content, pressed.
@MainActor func press(_ cell: CustomMessageCell) {
  for view in cell.customBubble.subviews { (view as? MessageContentView)?.onTap?(.open(URL(string: "https://c.d")!)) }
}

/// What a screen reader finds.
@MainActor func spoken(in view: UIView) -> [(String, UIAccessibilityTraits)] {
  view.subviews.flatMap { part in
    part.isHidden ? [] : part.accessibilityLabel.map { [($0, part.accessibilityTraits)] } ?? spoken(in: part)
  }
}

/// Of all labels, in points.
@MainActor func fonts(in view: UIView) -> Set<CGFloat> {
  Set((view as? UILabel).flatMap { $0.font?.pointSize }.map { [$0] } ?? [])
    .union(view.subviews.flatMap { fonts(in: $0) })
}

/// It is not even given to the SDK.
func refuses(_ card: CardAttachment) -> Bool {
  do { return try card.makeV2TIMMessage().customElem == nil } catch {
    if case .tooLong = error { return true }
    return false
  }
}

// MARK: - Its texts

/// Puts tables of the kit's pods beside the program, as an app with pods that are linked statically has them.
func installTables() throws {
  let tables = [
    ("TIMCommon", "en", ["TUIKitMessageTipsUnsupportCustomMessage": "[Kit]", "gift_summary": "[Kit's gift]"]),
    ("TIMCommon", "zh-Hans", ["TUIKitMessageTipsUnsupportCustomMessage": "[套件]"]),
    ("TUIChat", "en", ["TUIChatCallSend": "kit's call", "evaluation_copy": "%@ stars of the kit's"]),
  ]
  for (pod, language, texts) in tables {
    let folder = Bundle.main.bundleURL.appendingPathComponent("\(pod)Localizable.bundle/Localizable/\(language).lproj")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lines = texts.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
    try Data(lines.utf8).write(to: folder.appendingPathComponent("Localizable.strings"))
  }
}

/// As the kit's settings do.
func chooseLanguage(_ language: String) { UserDefaults.standard.register(defaults: ["TUICustomLanguageKey": language]) }
