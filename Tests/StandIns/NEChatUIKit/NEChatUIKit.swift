// A stand-in for NetEase's V10 chat UI kit, written by hand: what the generated code and the cells of an app use of it,
// as the sources of nim-uikit-ios 10.9.25 have it, below `NEChatUIKit/NEChatUIKit/Classes`.
//
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
// As the pod imports it: what re-exports other pods there (`Common/ChatConstant.swift:8–11`) leaves this one out.
import NEChatKit
import NIMSDK
import UIKit

// MARK: - Constants

/// `Common/ChatConstant.swift:55`, the screen's.
public let kScreenWidth: CGFloat = 375

// `Common/ChatCellConstantValue.swift`
public let chat_cell_margin: CGFloat = 16
public let chat_content_margin: CGFloat = 8
public let chat_timeCellH: CGFloat = 22
public let chat_min_h: CGFloat = 40
public let fun_chat_min_h: CGFloat = 42
public let chat_reply_height: CGFloat = 16
public let fun_chat_reply_height: CGFloat = 44
public let chat_content_maxW: CGFloat = kScreenWidth - 156
public let chat_pin_height: CGFloat = 16

/// `Common/ChatConstant.swift:14`
public func chatLocalizable(_ key: String) -> String { key }

// MARK: - The kit and its configuration

/// `Common/NEChatUIKitClient.swift:12`
open class NEChatUIKitClient: NSObject {
  public static let instance = NEChatUIKitClient()
  private var cells: [String: UITableViewCell.Type] = [:]
  // The spelling is the kit's.
  open func regsiterCustomCell(_ registerDic: [String: UITableViewCell.Type]) {
    for (key, cell) in registerDic { cells[key] = cell }
  }
  open func getRegisterCustomCell() -> [String: UITableViewCell.Type] { cells }
}

/// `ChatConfig/ChatUIConfig.swift:20`
public class ChatUIConfig: NSObject {
  public static let shared = ChatUIConfig()
  /// `:39`
  public var chatPopMenu: ((ChatViewController, inout [OperationItem], MessageContentModel?) -> Void)?
}

// MARK: - Models

/// `Chat/Model/MessageContentModel.swift:13`
open class MessageContentModel: NSObject, MessageModel {
  public var message: V2NIMMessage?
  public var contentSize = CGSize.zero
  public var height: CGFloat = 0
  public var customType = 0
  public var fullNameHeight: CGFloat = 0
  public var offset: CGFloat = 0
  public var isRevoked = false
  public var isReply = false
  public var replyText: String?
  /// `:58`; `Chat/Helper/ReplyMessageUtil.swift` gives the text.
  public var replyedModel: (any MessageModel)? {
    didSet {
      isReply = replyedModel != nil
      replyText = "Li: " + chatLocalizable("msg_custom")
    }
  }
  /// `:120`
  public var messageTextColor = UIColor.black
  public var timeContent: String? {
    didSet {
      if let time = timeContent, !time.isEmpty, time != oldValue { height += chat_timeCellH }
    }
  }
  open func cellHeight() -> CGFloat { height + offset }
}

// MARK: - Cells

/// `Base/BaseView/NEChatBaseCell.swift:10`
open class NEChatBaseCell: UITableViewCell {
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setModel(_ model: MessageContentModel) {}
  open func setModel(_ model: MessageContentModel, _ isSend: Bool = false) {}
}

/// `Chat/View/Cell/NEBaseChatMessageCell.swift:13`
public protocol ChatBaseCellDelegate: NSObjectProtocol {}

/// `Chat/View/Cell/NEBaseChatMessageCell.swift:66`
open class NEBaseChatMessageCell: NEChatBaseCell {
  public weak var delegate: (any ChatBaseCellDelegate)?
  public var contentModel: MessageContentModel?
  public var bubbleImageLeft = UIImageView(frame: .zero)
  public var bubbleImageRight = UIImageView(frame: .zero)
  public var selectedButton = UIButton(frame: .zero)
  /// What the kit did of a tap. For tests.
  public var tapped = 0

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bubbleImageLeft.image = UIImage()
    bubbleImageRight.image = UIImage()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// `:398`
  open func tapMessage(tap: UITapGestureRecognizer) { tapped += 1 }
  /// `:453`
  open override func setModel(_ model: MessageContentModel, _ isSend: Bool) {
    contentModel = model
    selectedButton.isHidden = true
  }
}

/// `NormalUI/Cell/NormalChatMessageBaseCell.swift:8`
open class NormalChatMessageBaseCell: NEBaseChatMessageCell {}

/// `FunUI/Cell/FunChatMessageBaseCell.swift:8`
open class FunChatMessageBaseCell: NEBaseChatMessageCell {}

// MARK: - Controllers

/// `Chat/ViewModel/ChatViewModel.swift:158`
open class ChatViewModel: NSObject {
  public var anchor: V2NIMMessage?
}

/// `Chat/Controller/ChatViewController.swift:18`
open class ChatViewController: UIViewController {
  public var viewModel = ChatViewModel()
  public var pendingNewMessages: [V2NIMMessage] = []
  /// For tests.
  public let conversationId: String
  public var loaded = 0

  /// `:303`
  public init(conversationId: String) {
    self.conversationId = conversationId
    super.init()
  }
  /// `:526`
  open func loadData() { loaded += 1 }
  /// `:3430`
  open func getMultiForwardViewController(
    _ messageAttachmentUrl: String?, _ messageAttachmentFilePath: String, _ messageAttachmentMD5: String?
  ) -> MultiForwardViewController {
    MultiForwardViewController(messageAttachmentUrl, messageAttachmentFilePath, messageAttachmentMD5)
  }
}

/// `Chat/Controller/MultiForwardViewController.swift:11`
open class MultiForwardViewController: UIViewController {
  public init(_ attachmentUrl: String?, _ attachmentFilePath: String, _ attachmentMD5: String?) { super.init() }
  /// `:219`
  open func getMultiForwardViewController(
    _ messageAttachmentUrl: String?, _ messageAttachmentFilePath: String, _ messageAttachmentMD5: String?
  ) -> MultiForwardViewController {
    MultiForwardViewController(messageAttachmentUrl, messageAttachmentFilePath, messageAttachmentMD5)
  }
}

/// `NormalUI/Controller/NormalChatViewController.swift:10`
open class NormalChatViewController: ChatViewController {
  /// `:70`
  open func getMessageModel(model: any MessageModel) { model.growForQuote() }
}

/// `FunUI/Controller/FunChatViewController.swift:11`
open class FunChatViewController: ChatViewController {
  /// `:364`
  open func getMessageModel(model: any MessageModel) {
    model.growToLowest()
    if model.isReply { model.offset += fun_chat_reply_height + chat_content_margin }
  }
}

extension MessageModel {
  fileprivate func growForQuote() {
    guard isReply else { return }
    contentSize.height += chat_reply_height + chat_content_margin
    height += chat_reply_height + chat_content_margin
  }

  fileprivate func growToLowest() {
    offset = max(0, fun_chat_min_h - contentSize.height)
    contentSize.height += offset
  }
}

/// `NormalUI/Controller/P2PChatViewController.swift:11, 22`
open class P2PChatViewController: NormalChatViewController {
  public override init(conversationId: String) { super.init(conversationId: conversationId) }
  public init(conversationId: String, anchor: V2NIMMessage?) {
    super.init(conversationId: conversationId)
    viewModel.anchor = anchor
  }
}

/// `FunUI/Controller/FunP2PChatViewController.swift:10`
open class FunP2PChatViewController: FunChatViewController {
  public override init(conversationId: String) { super.init(conversationId: conversationId) }
  public init(conversationId: String, anchor: V2NIMMessage?) {
    super.init(conversationId: conversationId)
    viewModel.anchor = anchor
  }
}

/// `NormalUI/Controller/TeamChatViewController.swift:166, 175`
open class TeamChatViewController: NormalChatViewController {
  public init(conversationId: String, anchor: V2NIMMessage?) {
    super.init(conversationId: conversationId)
    viewModel.anchor = anchor
  }
}

/// `FunUI/Controller/FunTeamChatViewController.swift:10`
open class FunTeamChatViewController: FunChatViewController {
  public init(conversationId: String, anchor: V2NIMMessage?) {
    super.init(conversationId: conversationId)
    viewModel.anchor = anchor
  }
}

/// `NormalUI/Controller/HistoryMessageController.swift:11, 54`
open class HistoryMessageController: UIViewController {
  public init(conversationId: String) { super.init() }
  open func getMessageModel(model: any MessageModel) { model.growForQuote() }
}

/// `FunUI/Controller/FunHistoryMessageController.swift:100`
open class FunHistoryMessageController: UIViewController {
  public init(conversationId: String) { super.init() }
  open func getMessageModel(model: any MessageModel) { model.growToLowest() }
}

/// `NormalUI/Controller/NormalMultiForwardViewController.swift:9`
open class NormalMultiForwardViewController: MultiForwardViewController {}

/// `FunUI/Controller/FunMultiForwardViewController.swift:11, 52`
open class FunMultiForwardViewController: MultiForwardViewController {
  open func getMessageModel(model: any MessageModel) { model.growToLowest() }
}
