// A stand-in for NetEase's V10 chat UI kit, written by hand: what the generated code and the cells of an app use of it.
// It is only ever type-checked.
import Foundation
import NIMSDK
import UIKit

open class NEChatUIKitClient: NSObject {
  public static let instance = NEChatUIKitClient()
  // The spelling is the kit's.
  open func regsiterCustomCell(_ registerDic: [String: UITableViewCell.Type]) {}
  open func getRegisterCustomCell() -> [String: UITableViewCell.Type] { [:] }
}

public protocol MessageModel: NSObjectProtocol {
  var message: V2NIMMessage? { get set }
  var contentSize: CGSize { get set }
  var height: CGFloat { get set }
  var customType: Int { get set }
}

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

open class NEChatBaseCell: UITableViewCell {
  open func setModel(_ model: MessageContentModel) {}
  open func setModel(_ model: MessageContentModel, _ isSend: Bool = false) {}
}
