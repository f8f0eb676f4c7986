/// The customer service and the bots: no `businessID`, but a key of the plugin's and a `src`.
extension Sample {
  static let service = serviceSignals + menus + bots

  private static func service(_ src: Int, _ members: String = "") -> String {
    #"{"src":"\#(src)","customerServicePlugin":0\#(members.isEmpty ? "" : ",")\#(members)}"#
  }

  static let serviceSignals = [
    // in the order in which the plugin writes them
    Sample(.serviceRequest, #"{"customerServicePlugin":0,"src":"7"}"#, service(7)),
    Sample(
      .serviceEvaluationChoice,
      service(10, #""menuSelected":{"id":"101","content":"满意","sessionId":"s1"}"#)),
    Sample(.serviceTyping, service(12)),
    Sample(.serviceTyping, service(12, #""typingStatus":1"#)),
    Sample(.serviceRobotCommand, service(13, #""content":{"command":"updateBotStatus","content":"inBot"}"#)),
    Sample(.serviceRobotCommand, service(13, #""content":{"command":"feedback","content":{"a":[1.50]}}"#)),
    Sample(.serviceMember, service(17, #""name":"Ann""#)),
    Sample(.serviceNobodyThere, service(18)),
    Sample(.serviceSessionEnd, service(19)),
    Sample(.serviceTimeout, service(20)),
    Sample(.serviceEvaluationRule, service(23, #""content":{"menuSendRuleFlag":4}"#)),
    Sample(
      .serviceEvaluationRule, service(23, #""content":{"menuSendRuleFlag":"4"}"#),
      service(23, #""content":{"menuSendRuleFlag":4}"#)),
    Sample(.serviceEvaluationTrigger, service(24)),
    Sample(.serviceRobotStatus, service(25, #""content":{"command":"x"}"#)),
    Sample(.serviceSeatStatus, service(26, #""content":{"command":"updateSeatStatus","content":"inSeat"}"#)),
    Sample(.serviceEndRequest, service(27)),
  ]

  static let menus = [
    Sample(
      .serviceEvaluation,
      service(
        9,
        #""menuContent":{"type":1,"head":"请评价","tail":"谢谢","sessionId":"s1","expireTime":1700000000,"#
          + #""menu":[{"id":"101","content":"满意"},{"id":"102","content":"一般"}]}"#)),
    // the answer's id as the number that some clients write
    Sample(
      .serviceEvaluation,
      service(
        9,
        #""menuContent":{"type":2,"head":"","tail":"","sessionId":"","expireTime":0,"menu":[],"#
          + #""selected":{"id":101,"content":"满意"}}"#),
      service(
        9,
        #""menuContent":{"type":2,"head":"","tail":"","sessionId":"","expireTime":0,"menu":[],"#
          + #""selected":{"id":"101","content":"满意"}}"#)),
    // not answered yet
    Sample(
      .serviceEvaluation,
      service(
        9, #""menuContent":{"type":1,"head":"","tail":"","sessionId":"","expireTime":0,"menu":[],"selected":{}}"#)),
    Sample(
      .serviceBranch,
      service(
        15,
        #""content":{"header":"请选择","items":[{"content":"退款","desc":"r"},{"content":"发票","desc":""}],"#
          + #""selected":{"content":"退款","desc":"r"}}"#)),
    // Android's tail; a line without a description, and one that is null
    Sample(
      .serviceBranch, service(15, #""content":{"header":"h","tail":"t","items":[{"content":"a"},null]}"#),
      service(15, #""content":{"header":"h","tail":"t","items":[{"content":"a","desc":""}]}"#)),
    Sample(.serviceCollection, service(21, #""content":{"header":"订单号","type":0,"items":[]}"#)),
    Sample(
      .serviceCollection, service(21, #""content":{"header":"订单号","type":"1"}"#),
      service(21, #""content":{"header":"订单号","type":1,"items":[]}"#)),
    Sample(
      .serviceProductCard,
      service(22, #""content":{"header":"手机","desc":"￥99","pic":"https://a.b/c.png","url":"https://a.b"}"#)),
    Sample(
      .serviceProductCard, service(22, #""content":{"header":"手机","desc":99,"pic":"","url":null}"#),
      service(22, #""content":{"header":"手机","desc":"99"}"#)),
    Sample(
      .serviceOrder,
      service(
        28,
        #""content":{"guide":"我的订单","name":"手机","desc":"￥99","pic":"https://a.b/c.png","#
          + #""customField":[{"name":"订单号","value":"1","customerValue":""}]}"#)),
    Sample(
      .serviceOrder, service(28, #""content":{"name":"手机"}"#),
      service(28, #""content":{"guide":"","name":"手机","desc":"","customField":[]}"#)),
  ]

  static let bots = [
    Sample(
      .botBranch,
      service(29, #""subtype":"welcome_msg","content":{"title":"你好","items":[{"content":"a"},{"content":"b"}]}"#)),
    Sample(
      .botBranch, service(29, #""subtype":"clarify_msg","content":{"title":"t","content":"c","items":[]}"#)),
    Sample(.botRichText, service(30, ##""content":"# 标题\n**粗**""##)),
    Sample(.botStreamText, service(31, #""chunks":["你","好"]"#)),
    // one piece alone, without its list
    Sample(.botStreamText, service(31, #""chunks":"你好""#), service(31, #""chunks":["你好"]"#)),
    Sample(.chatbotAnswer, #"{"src":2,"chatbotPlugin":2,"chunks":["a","b"],"isFinished":1}"#),
    Sample(
      .chatbotAnswer, #"{"chatbotPlugin":2,"src":2,"chunks":[],"isFinished":0}"#,
      #"{"src":2,"chatbotPlugin":2,"chunks":[],"isFinished":0}"#),
    Sample(
      .chatbotAnswer, #"{"chatbotPlugin":2,"src":2,"isFinished":true}"#,
      #"{"src":2,"chatbotPlugin":2,"chunks":[],"isFinished":1}"#),
    // TUIKit shows what has the key as an answer, whatever its `src`.
    Sample(
      .chatbotAnswer, #"{"chatbotPlugin":2,"src":5,"chunks":["a"]}"#,
      #"{"src":2,"chatbotPlugin":2,"chunks":["a"],"isFinished":0,"src_":5}"#),
    Sample(
      .chatbotAnswer, #"{"chatbotPlugin":1,"chunks":["a"]}"#,
      #"{"src":2,"chatbotPlugin":2,"chunks":["a"],"isFinished":0}"#),
    Sample(.chatbotError, #"{"src":23,"chatbotPlugin":2,"errorInfo":"busy","chunks":[]}"#),
    Sample(.chatbotInterrupt, #"{"src":22,"chatbotPlugin":2,"msgKey":"k"}"#),
  ]
}
