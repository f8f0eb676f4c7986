import ChatMessages
import Foundation
import SwiftProtobuf

func redPacketContests(_ payload: Payload) throws -> [Contest] {
  let json = payload.json
  let coder = JSONDecoder()
  let writer = JSONEncoder()
  let options = lenientOptions()
  let packet = try decoded(json)
  let protobuf = try RedPacketMessage(jsonString: json, options: options)
  let codable = try coder.decode(CodableRedPacket.self, from: Data(json.utf8))
  return [
    Contest(
      name: "decode \(payload.name)",
      contestants: [
        ("messagegen", { try decoded(json).content.utf8.count }),
        ("JSONSerialization", { try lookedUp(json).content.utf8.count }),
        ("JSONDecoder", { try coder.decode(CodableRedPacket.self, from: Data(json.utf8)).data.content.utf8.count }),
        ("swift-protobuf", { try RedPacketMessage(jsonString: json, options: options).data.content.utf8.count }),
      ]),
    Contest(
      name: "encode \(payload.name)",
      contestants: [
        ("messagegen", { packet.encode().utf8.count }),
        ("JSONSerialization", { try dictionaryText(packet).utf8.count }),
        ("JSONEncoder", { try String(decoding: writer.encode(codable), as: UTF8.self).utf8.count }),
        ("swift-protobuf", { try protobuf.jsonString().utf8.count }),
      ]),
  ]
}

private func decoded(_ json: String) throws -> RedPacketAttachment {
  guard case .redPacket(let packet) = CustomAttachmentDecoder().decode(json) else { throw Unreadable() }
  return packet
}

/// What people write by hand.
private func lookedUp(_ json: String) throws -> RedPacketAttachment {
  let root = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
  guard let root, root["type"] as? Int == 5, let data = root["data"] as? [String: Any] else { throw Unreadable() }
  return RedPacketAttachment(
    title: data["title"] as? String ?? "",
    content: data["content"] as? String ?? "",
    redPacketId: data["redPacketId"] as? String ?? "")
}

private func dictionaryText(_ packet: RedPacketAttachment) throws -> String {
  let data = ["title": packet.title, "content": packet.content, "redPacketId": packet.redPacketId]
  let root: [String: Any] = ["type": 5, "data": data]
  return try String(decoding: JSONSerialization.data(withJSONObject: root), as: UTF8.self)
}

private struct CodableRedPacket: Codable {
  struct Contents: Codable {
    var title: String
    var content: String
    var redPacketId: String
  }

  var type: Int
  var data: Contents
}
