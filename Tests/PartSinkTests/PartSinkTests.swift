import Testing

@testable import PartSink

/// A target with some of the messages: dispatch knows all of them, and what falls to another one is unrecognized.
struct PartSinkTests {
  private func decode(_ text: String, externalID: MessageIdentity? = nil) -> CustomMessage {
    CustomAttachmentDecoder().decode(text, externalID: externalID)
  }

  private func reason(_ message: CustomMessage) -> UnrecognizedMessage.Reason? {
    if case .unrecognized(let message) = message { return message.reason }
    return nil
  }

  static let strangers: [(String, UnrecognizedMessage.Reason)] = [
    (#"{"type":30,"data":{}}"#, .unknownIdentity("30")),
    (#"{"type":3020,"data":{}}"#, .unknownIdentity("3020")),
    (#"{"type":3009,"data":{}}"#, .unknownIdentity("3009")),
    (#"{"type":"Order","data":{}}"#, .unknownIdentity("\"Order\"")),
    (#"{"type":"05","data":{}}"#, .unknownIdentity("\"05\"")),
    (#"{"type":" 5","data":{}}"#, .unknownIdentity("\" 5\"")),
    (#"{"type":"5.0","data":{}}"#, .unknownIdentity("\"5.0\"")),
    (#"{"type":0,"data":{}}"#, .unknownIdentity("0")),
    (#"{"first":8,"second":91,"data":{}}"#, .unknownIdentity("8")),
    (#"{"first":11,"second":101,"data":{}}"#, .unknownIdentity("11")),
    (#"{"a":1,"b":2,"c":3,"payload":{}}"#, .noIdentity),
    (#"{"strictType":5.0,"data":{}}"#, .unknownIdentity("5.0")),
    (#"{"strictType":6,"data":{}}"#, .unknownIdentity("6")),
    (#"{"type":5.5,"data":{}}"#, .unknownIdentity("5.5")),
    (#"{"first":10,"second":1.5,"data":{}}"#, .unknownIdentity("10")),
    (#"{"first":10,"second":99999999999999999999,"data":{}}"#, .unknownIdentity("10")),
    (#"{"type":true,"data":{}}"#, .noIdentity),
    (#"{"type":null,"data":{}}"#, .noIdentity),
    (#"{"type":"","data":{}}"#, .noIdentity),
    (#"{"type":[5],"data":{}}"#, .noIdentity),
    (#"{"type":{},"data":{}}"#, .noIdentity),
    (#"{"type":"\ud800","data":{}}"#, .noIdentity),
    (#"{"first":10,"data":{}}"#, .noIdentity),
    (#"{"first":10,"second":null,"data":{}}"#, .noIdentity),
    (#"{"head":1,"body":{}}"#, .noIdentity),
    (#"{"app":{"kind":1},"data":{}}"#, .noIdentity),
    (#"{}"#, .noIdentity),
    (#"{"data":{"title":"a"}}"#, .noIdentity),
    (#"{"type":61,"data":{"typing":true}}"#, .unknownIdentity("61")),
    (#"{"type":"61","data":{"typing":true}}"#, .unknownIdentity("\"61\"")),
    (#"{"type":61.0}"#, .unknownIdentity("61.0")),
    (#"{"first":10,"second":101,"data":{}}"#, .unknownIdentity("10")),
    (#"{"first":10,"second":102,"data":{}}"#, .unknownIdentity("10")),
    (#"{"businessID":"notice","title":"a"}"#, .noIdentity),
    (#"{"businessID":"legacy_headed","title":"a"}"#, .noIdentity),
    (#"{"chatbotPlugin":1,"session":{"token":"t"}}"#, .noIdentity),
  ]

  @Test(arguments: strangers) func isUnrecognized(_ text: String, _ reason: UnrecognizedMessage.Reason) {
    let message = decode(text)
    #expect(self.reason(message) == reason, "\(message)")
    #expect(message.encode() == text)
    #expect(message.kind == nil && message.attachment == nil)
  }

  @Test func itsOwnMessagesAreRead() {
    #expect(decode(#"{"type":3015,"data":{}}"#) == .idInsideRange(PartIdInsideRangeMessage()))
    #expect(decode(#"{"type":3016,"data":{}}"#) == .idRange(PartIdRangeMessage(identity: 3016)))
    #expect(decode(#"{"first":8,"second":82,"data":{}}"#) == .pairs(PartPairsMessage(identity: [8, 82])))
    #expect(PartIdTextMessage(title: "a").encode() == #"{"type":"order","data":{"title":"a"}}"#)
    #expect(PartIdTextMessage.messageName == "IdText")
    #expect(CustomMessage.Kind.allCases.count == 9)
  }

  /// 25 is a message that is not of this target, 20 to 29 one that is, where "25" is another id than 25.
  @Test func idsOfOthersInARangeAreNobodys() {
    #expect(decode(#"{"strictType":24,"body":{}}"#).kind == .looseRange)
    #expect(decode(#"{"strictType":"25","body":{}}"#).kind == .looseRange)
    #expect(reason(decode(#"{"strictType":25,"body":{}}"#)) == .unknownIdentity("25"))
  }

  @Test func outsideIsNobodyHere() {
    let text = #"{"type":3015,"data":{}}"#
    #expect(reason(decode(text, externalID: 77)) == .unknownIdentity("77"))
    #expect(reason(decode(text, externalID: "x")) == .unknownIdentity("\"x\""))
    #expect(reason(decode("no JSON", externalID: 5)) == .unknownIdentity("5"))
    #expect(decode("no JSON", externalID: 5).encode() == "no JSON")
  }
}
