// A stand-in for NEChatKit, the pod below NetEase's V10 chat UI kit, written by hand. It is closed: its names and types
// are those that the sources of nim-uikit-ios 10.9.25 use, below `NEChatUIKit/NEChatUIKit/Classes`.
//
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import NIMSDK

/// Declared in NEChatUIKit up to 10.2.1 (`Chat/Model/MessageModel.swift`), and in no source from 10.3.0 on: all files
/// that name it import this pod.
public protocol MessageModel: NSObjectProtocol {
  /// `Chat/Helper/ChatMessageHelper.swift:340`; its type: `Chat/Model/MessageContentModel.swift:16`.
  var message: V2NIMMessage? { get set }
  /// `NormalUI/Controller/NormalChatViewController.swift:73`
  var contentSize: CGSize { get set }
  /// `NormalUI/Controller/NormalChatViewController.swift:77`
  var height: CGFloat { get set }
  /// `FunUI/Controller/FunChatViewController.swift:375`
  var offset: CGFloat { get set }
  /// `NormalUI/Controller/NormalChatViewController.swift:71`
  var isReply: Bool { get set }
  /// `Chat/Controller/MultiForwardViewController.swift:173`; its type: `Chat/Model/MessageContentModel.swift:15`.
  var customType: Int { get set }
  /// `Chat/Controller/MultiForwardViewController.swift:216`
  func cellHeight() -> CGFloat
}

// `NormalUI/NormalChatRouter.swift:25, 80, 129`
public let PushP2pChatVCRouter = "PushP2pChatVCRouter"
public let PushTeamChatVCRouter = "PushTeamChatVCRouter"
public let SearchMessageRouter = "SearchMessageRouter"

/// `NormalUI/NormalChatRouter.swift:25`
open class Router: NSObject {
  public static let shared = Router()
  private var routes: [String: ([String: Any]) -> Void] = [:]

  open func register(_ url: String, _ closure: @escaping ([String: Any]) -> Void) { routes[url] = closure }
  /// `Chat/Controller/MultiForwardViewController.swift:288`
  open func use(_ url: String, parameters: [String: Any]) { routes[url]?(parameters) }
}

/// An entry of the menu of a long press: `Chat/Model/OperationItemExtension.swift`.
open class OperationItem: NSObject {
  /// `:51`; that it is optional: `Chat/Controller/ChatViewController.swift:848`.
  public var type: OperationType?
}

/// `Chat/Model/OperationItemExtension.swift:42–123`
public enum OperationType: Int {
  case reply, forward, delete, recall
}
