// A stand-in for the list of conversations in NetEase's V10 UI kit, written by hand: what the generated code uses of
// it, as the sources of nim-uikit-ios 10.9.25 have it, below `NEConversationUIKit/NEConversationUIKit/Classes`.
import Foundation
import NIMSDK
import UIKit

/// Of NECoreIM2Kit, which the pod re-exports (`Common/ConversationUI.swift:11`):
/// `Conversation/ViewModel/ConversationViewModel.swift:336`.
open class IMKitClient: NSObject {
  public static let instance = IMKitClient()
  open func isMe(_ accountId: String?) -> Bool { accountId == "me" }
}

/// `ConversationConfig/ConversationUIConfig.swift:17, 79`
public class ConversationUIConfig: NSObject {
  public static let shared = ConversationUIConfig()
  public var customController: ((NEBaseConversationController) -> Void)?
}

/// `Conversation/Controller/NEBaseConversationController.swift:18, 166`
open class NEBaseConversationController: UIViewController {
  public var tableView = UITableView(frame: .zero)
}

/// `FunUI/Controller/FunConversationController.swift:11`
open class FunConversationController: NEBaseConversationController {}

/// `Conversation/Cell/NEBaseConversationListCell.swift:10, 196`
open class NEBaseConversationListCell: UITableViewCell {
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func contentForConversation(lastMessage: V2NIMLastMessage) -> String { "the kit's" }
}

/// `NormalUI/Cell/ConversationListCell.swift:10`
open class ConversationListCell: NEBaseConversationListCell {}

/// `FunUI/Cell/FunConversationListCell.swift:9`
open class FunConversationListCell: NEBaseConversationListCell {}
