import MessageRuntime
import Testing

@testable import KitchenSink

/// Which message a text is, by the values under the id keys.
struct IdentityTests {
  /// In other forms than they are written in; as they are written, `RoundTripTests` read all messages.
  static let readings = [
    Reading(#"{"type":100,"data":{"title":"a"}}"#, .idDigits, #"{"type":"100","data":{"title":"a"}}"#),
    Reading(#"{"type":1e2,"data":{"title":"a"}}"#, .idDigits, #"{"type":"100","data":{"title":"a"}}"#),
    Reading(#"{"type":"61","data":{"typing":true}}"#, .signal, #"{"type":61,"data":{"typing":true}}"#),
    Reading(#"{"type":61.0,"data":{"typing":true}}"#, .signal, #"{"type":61,"data":{"typing":true}}"#),
    Reading(#"{"type":"13","data":{"title":"a"}}"#, .idSeveral, #"{"type":13,"data":{"title":"a"}}"#),
    Reading(#"{"type":13.0,"data":{"title":"a"}}"#, .idSeveral, #"{"type":13,"data":{"title":"a"}}"#),
    Reading(#"{"type":"3016","data":{"title":"a"}}"#, .idRange, #"{"type":3016,"data":{"title":"a"}}"#),
    Reading(#"{"type":"3015","data":{"title":"a"}}"#, .idInsideRange, #"{"type":3015,"data":{"title":"a"}}"#),
    Reading(
      #"{"first":"10","second":101.0,"data":{"title":"a"}}"#, .pairExact,
      #"{"first":10,"second":101,"data":{"title":"a"}}"#),
    Reading(#"{"first":10,"second":102,"data":{"title":"a"}}"#, .pairAny),
    Reading(#"{"first":10,"second":"102","data":{"title":"a"}}"#, .pairAny),
    Reading(#"{"first":10,"second":"a\"b","data":{"title":"a"}}"#, .pairAny),
    Reading(#"{"first":10,"second":-9223372036854775808,"data":{"title":"a"}}"#, .pairAny),
    Reading(#"{"first":10,"second":9223372036854775807,"data":{"title":"a"}}"#, .pairAny),
    Reading(
      #"{"first":"8","second":"90","data":{"title":""}}"#, .pairs, #"{"first":8,"second":90,"data":{"title":""}}"#),
    Reading(
      #"{"message":{"title":"a","kind":"1"}}"#, .inner, #"{"message":{"kind":1,"title":"a"}}"#),
    Reading(
      #"{"kind2":1,"content":"{\"title\":\"a\"}"}"#, .eitherWay, #"{"kind2":1,"content":{"title":"a"}}"#),
  ]

  @Test(arguments: readings) func reads(_ reading: Reading) { reading.check(decode(reading.text)) }

  /// Objects without a readable id fall to the message that has no `id`; everything else is no message.
  @Test(arguments: [
    #"{"type":30,"title":"a"}"#, #"{"type":null,"title":"a"}"#, #"{"title":"a"}"#, #"{"type":5.5,"title":"a"}"#,
    #"{"first":10,"second":1.5,"title":"a"}"#, #"{"strictType":5.0,"title":"a"}"#,
    #"{"first":10,"second":99999999999999999999,"title":"a"}"#, #"{"type":"\ud800","title":"a"}"#,
  ])
  func fallsToTheMessageWithoutId(_ text: String) {
    let message = decode(text)
    #expect(message.kind == .outsideAny, "\(message)")
    let members = text.dropFirst().dropLast().split(separator: ",").filter { !$0.contains("title") }
    let written = (["\"title\":\"a\",\"subTitle\":\"\""] + members).joined(separator: ",")
    #expect(message.encode() == "{\(written)}")
  }

  static let strangers: [(String, UnrecognizedMessage.Reason)] = [
    ("5", .notAnObject), ("null", .notAnObject), (#""{}""#, .notAnObject), ("true", .notAnObject),
    ("[]", .notAnObject), ("", .notJSON(offset: 0)), ("  ", .notJSON(offset: 2)), ("{", .notJSON(offset: 1)),
    (#"{"type":5,}"#, .notJSON(offset: 10)), (#"{"type":5} x"#, .notJSON(offset: 11)),
    ("\u{FEFF}", .notJSON(offset: 3)), ("\u{FEFF}x", .notJSON(offset: 3)), ("\u{FEFF}5", .notAnObject),
    (" \u{FEFF}{}", .notJSON(offset: 1)), ("\u{FEFF}\u{FEFF}{}", .notJSON(offset: 3)),
    ("{'type':5}", .notJSON(offset: 1)),
  ]

  @Test(arguments: strangers) func isUnrecognized(_ text: String, _ reason: UnrecognizedMessage.Reason) {
    let message = decode(text)
    #expect(message.reason == reason, "\(message)")
    #expect(message.encode() == text)
    #expect(message.kind == nil && message.attachment == nil)
  }

  @Test(arguments: readings) func aByteOrderMarkIsPassedOver(_ reading: Reading) {
    let message = decode(reading.text)
    let marked = decode("\u{FEFF}" + reading.text)
    #expect(marked.kind == message.kind)
    if message.attachment != nil { #expect(marked == message && marked.encode() == message.encode()) }
  }

  @Test func whatIsPassedOverIsKeptInTheText() {
    let text = "\u{FEFF}{\"type\":123456789,\"more\":1}"
    #expect(Array(decode(text).encode().utf8) == Array(text.utf8))
  }

  @Test func remembersWhichIdentity() {
    #expect(IdSeveralAttachment().identity == 11)
    #expect(IdRangeAttachment().encode() == #"{"type":3010,"data":{"title":""}}"#)
    #expect(PairsAttachment().identity == [8, 81])
    #expect(IdMixedAttachment(identity: "word") != IdMixedAttachment(identity: 20))
    #expect(PairAnyAttachment(second: 7) != PairAnyAttachment(second: "7"))
    #expect(PairAnyAttachment(second: 7).encode() == #"{"first":10,"second":7,"data":{"title":""}}"#)
    #expect(decode(#"{"type":29,"data":{}}"#) == .idMixed(IdMixedAttachment(identity: 29)))
    #expect(IdTextAttachment.typeID == "order")
    #expect(ExactIntAttachment.typeID == 5)
  }

  @Test func kindsKnowTheirIdentities() throws {
    #expect(CustomMessage.Kind.idMixed.identities == [[.range(20...29)], [34], ["word"]])
    #expect(CustomMessage.Kind.pairAny.identities == [[10, .any]])
    #expect(CustomMessage.Kind.pairs.identities == [[8, .range(81...90)], [8, 153]])
    #expect(CustomMessage.Kind.plugin.identities == [])
    #expect(CustomMessage.Kind.allCases.map(\.rawValue) == (try Model.kitchenSink()).schema.messages.map(\.name))
  }
}
