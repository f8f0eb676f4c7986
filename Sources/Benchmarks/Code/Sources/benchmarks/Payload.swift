/// A message's JSON text, as a sender writes it.
struct Payload {
  var name: String
  var json: String

  static let redPackets = [
    Payload(
      name: "small",
      json: #"{"type":5,"data":{"title":"恭喜发财，大吉大利","content":"红包消息","redPacketId":"rp-20170701-0001"}}"#),
    Payload(name: "Chinese text", json: redPacket(title: "恭喜发财，大吉大利", content: wish)),
    Payload(
      name: "escapes",
      json: redPacket(
        title: #"line\nbreak \"quoted\" \u606d\u559c\u53d1\u8d22 \ud83d\ude00"#,
        content: #"a\/b\\c\td\u0001"#)),
  ]

  /// Twenty objects in a list.
  static let multiRetweet = Payload(name: "twenty objects", json: #"{"type":15,"data":{\#(retweeted)}}"#)

  private static let wish = String(repeating: "祝你新年快乐，万事如意，身体健康，阖家幸福！", count: 4)

  private static func redPacket(title: String, content: String) -> String {
    #"{"type":5,"data":{"title":"\#(title)","content":"\#(content)","redPacketId":"rp-20170701-0001"}}"#
  }

  private static var retweeted: String {
    let messages = (0..<20).map { #"{"sender":"user-\#($0)","message":"这是第\#($0)条消息的摘要，内容不长"}"# }
    let url = #""url":"https://nim.example.com/f/0123456789abcdef01234567","compressed":true,"encrypted":false"#
    return url + #","messageAbstract":[\#(messages.joined(separator: ","))]"#
  }
}
