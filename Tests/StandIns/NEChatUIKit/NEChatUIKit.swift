// A stand-in for NetEase's V10 chat UI kit, written by hand: what the generated code and the cells of an app use of it,
// as the sources of nim-uikit-ios 10.9.25 have it, below `NEChatUIKit/NEChatUIKit/Classes`.
import Foundation
// As the pod imports it: what re-exports other pods there (`Common/ChatConstant.swift:8–11`) leaves this one out.
import NEChatKit
import NIMSDK
import UIKit

/// `Common/NEChatUIKitClient.swift:12`
open class NEChatUIKitClient: NSObject {
  public static let instance = NEChatUIKitClient()
  // The spelling is the kit's.
  open func regsiterCustomCell(_ registerDic: [String: UITableViewCell.Type]) {}
  open func getRegisterCustomCell() -> [String: UITableViewCell.Type] { [:] }
}

/// `Chat/Model/MessageContentModel.swift:13`
open class MessageContentModel: NSObject, MessageModel {
  open var message: V2NIMMessage?
  open var contentSize = CGSize.zero
  open var height: CGFloat = 0
  open var customType = 0
  public var fullNameHeight: CGFloat = 0
  public var offset: CGFloat = 0
  public var replyText: String?
  public var timeContent: String? {
    didSet {
      if let time = timeContent, !time.isEmpty, time != oldValue { height += 22 }
    }
  }
  open func cellHeight() -> CGFloat { height + offset }
}

/// `Base/BaseView/NEChatBaseCell.swift:10`
open class NEChatBaseCell: UITableViewCell {
  open func setModel(_ model: MessageContentModel) {}
  open func setModel(_ model: MessageContentModel, _ isSend: Bool = false) {}
}
