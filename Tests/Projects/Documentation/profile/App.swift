// What the guide's samples name of an app; the message has the extension data of both APIs.
import NIMKit
import NIMSDK
import UIKit

struct Group: Sendable {
  var name: String
}

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
@MainActor var contacts: [String: Contact] = [:]
@MainActor let messages: [NIMMessage] = []
let groups: [String: Group] = [:]
@MainActor let nameLabel = UILabel()
var lookup: ProfileLookup { ProfileLookup(store: { _ in nil }, sdk: { _ in nil }) }
func userInfo(of account: String) -> MessageProfile? { nil }
