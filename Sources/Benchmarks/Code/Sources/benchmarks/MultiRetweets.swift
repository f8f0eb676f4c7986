import ChatMessages
import Foundation
import SwiftProtobuf

func multiRetweetContests(_ payload: Payload) throws -> [Contest] {
  let json = payload.json
  let coder = JSONDecoder()
  let writer = JSONEncoder()
  let options = lenientOptions()
  let retweet = try decoded(json)
  let protobuf = try MultiRetweetMessage(jsonString: json, options: options)
  let codable = try coder.decode(CodableMultiRetweet.self, from: Data(json.utf8))
  return [
    Contest(
      name: "decode \(payload.name)",
      contestants: [
        ("messagegen", { try decoded(json).messageAbstract.count }),
        ("JSONSerialization", { try lookedUp(json).messageAbstract.count }),
        (
          "JSONDecoder",
          { try coder.decode(CodableMultiRetweet.self, from: Data(json.utf8)).data.messageAbstract.count }
        ),
        ("swift-protobuf", { try MultiRetweetMessage(jsonString: json, options: options).data.messageAbstract.count }),
      ]),
    Contest(
      name: "encode \(payload.name)",
      contestants: [
        ("messagegen", { retweet.encode().utf8.count }),
        ("JSONSerialization", { try dictionaryText(retweet).utf8.count }),
        ("JSONEncoder", { try String(decoding: writer.encode(codable), as: UTF8.self).utf8.count }),
        ("swift-protobuf", { try protobuf.jsonString().utf8.count }),
      ]),
  ]
}

private func decoded(_ json: String) throws -> MultiRetweetAttachment {
  guard case .multiRetweet(let retweet) = CustomAttachmentDecoder().decode(json) else { throw Unreadable() }
  return retweet
}

/// What people write by hand.
private func lookedUp(_ json: String) throws -> MultiRetweetAttachment {
  let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
  guard let root, root["type"] as? Int == 15, let data = root["data"] as? [String: Any] else { throw Unreadable() }
  let messages = (data["messageAbstract"] as? [[String: Any]] ?? []).map {
    MultiRetweetAttachment.Abstract(sender: $0["sender"] as? String ?? "", message: $0["message"] as? String ?? "")
  }
  return MultiRetweetAttachment(
    url: data["url"] as? String,
    compressed: data["compressed"] as? Bool ?? false,
    encrypted: data["encrypted"] as? Bool ?? false,
    messageAbstract: messages)
}

private func dictionaryText(_ retweet: MultiRetweetAttachment) throws -> String {
  let data: [String: Any] = [
    "url": retweet.url ?? "", "compressed": retweet.compressed, "encrypted": retweet.encrypted,
    "messageAbstract": retweet.messageAbstract.map { ["sender": $0.sender, "message": $0.message] },
  ]
  let root: [String: Any] = ["type": 15, "data": data]
  return try String(decoding: JSONSerialization.data(withJSONObject: root), as: UTF8.self)
}

private struct CodableMultiRetweet: Codable {
  struct Contents: Codable {
    struct Abstract: Codable {
      var sender: String
      var message: String
    }

    var url: String?
    var md5: String?
    var fileName: String?
    var compressed: Bool
    var encrypted: Bool
    var password: String?
    var messageAbstract: [Abstract]
    var sessionName: String?
    var sessionId: String?
  }

  var type: Int
  var data: Contents
}
