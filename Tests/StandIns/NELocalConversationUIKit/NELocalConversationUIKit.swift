// A stand-in for the list of local conversations in NetEase's V10 UI kit, written by hand: what the generated code uses of
// it, as the sources of nim-uikit-ios 10.9.25 have it, below `NELocalConversationUIKit/NELocalConversationUIKit/Classes`.
import Foundation
import NIMSDK
import UIKit

/// Of NECoreIM2Kit, which the pod re-exports (`Common/LocalConversationUI.swift:11`):
/// `Conversation/ViewModel/LocalConversationViewModel.swift:333`.
open class IMKitClient: NSObject {
  public static let instance = IMKitClient()
  open func isMe(_ accountId: String?) -> Bool { accountId == "me" }
}

/// `ConversationConfig/LocalConversationUIConfig.swift:17, 79`
public class LocalConversationUIConfig: NSObject {
  public static let shared = LocalConversationUIConfig()
  public var customController: ((NEBaseLocalConversationController) -> Void)?
}

/// `Conversation/Controller/NEBaseLocalConversationController.swift:18, 166`
open class NEBaseLocalConversationController: UIViewController {
  public var tableView = UITableView(frame: .zero)
}

/// `FunUI/Controller/FunLocalConversationController.swift:11`
open class FunLocalConversationController: NEBaseLocalConversationController {}

/// `Conversation/Cell/NEBaseLocalConversationListCell.swift:10, 196`
open class NEBaseLocalConversationListCell: UITableViewCell {
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func contentForConversation(lastMessage: V2NIMLastMessage) -> String { "the kit's" }
}

/// `NormalUI/Cell/LocalConversationListCell.swift:10`
open class LocalConversationListCell: NEBaseLocalConversationListCell {}

/// `FunUI/Cell/FunLocalConversationListCell.swift:9`
open class FunLocalConversationListCell: NEBaseLocalConversationListCell {}
