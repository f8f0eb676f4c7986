// What the guide's samples name of an app; the message has the extension data of both APIs.
import NIMKit
import NIMSDK
import UIKit

struct Message {
  var remoteExt: [AnyHashable: Any]?
  var serverExtension: String?
  var senderProfile: MessageProfile?
}

struct Contact {
  var profile: MessageProfile
}

@MainActor var message = Message()
@MainActor let account = "ann"
@MainActor let contacts: [String: Contact] = [:]
@MainActor let nameLabel = UILabel()
var lookup: ProfileLookup { ProfileLookup(store: { _ in nil }, sdk: { _ in nil }) }
func userInfo(of account: String) -> MessageProfile? { nil }
