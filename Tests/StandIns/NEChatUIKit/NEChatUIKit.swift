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

/// `Chat/Controller/ChatViewController.swift:18`
open class ChatViewController: UIViewController {}
