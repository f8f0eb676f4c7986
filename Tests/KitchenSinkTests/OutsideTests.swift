import MessageRuntime
import Testing

@testable import KitchenSink

/// Messages whose id is the SDK's own field, and what travels beside the JSON.
struct OutsideTests {
  @Test func anOutsideIdentity() {
    for identity in [77, "77"] as [MessageIdentity] {
      let message = decode(#"{"title":"a","x":1}"#, externalID: identity)
      Reading(#"{"title":"a","x":1}"#, .outsideNamed).check(message)
    }
    #expect(OutsideNamedAttachment(title: "a").encode() == #"{"title":"a"}"#)
  }

  @Test func anotherIdentityIsTheOneWithoutId() {
    for identity in [1, 0, -5, "red", "78x"] as [MessageIdentity] {
      #expect(decode(#"{"title":"a"}"#, externalID: identity).kind == .outsideAny)
    }
  }

  @Test func withoutOneTheOthersAreTriedFirst() {
    #expect(decode(#"{"title":"a"}"#).kind == .outsideAny)
    #expect(decode(#"{"title":"a","subTitle":"b"}"#).encode() == #"{"title":"a","subTitle":"b"}"#)
    #expect(decode(#"{"type":61,"title":"a"}"#).kind == .signal)
    // Only messages with an external id are tried with one.
    #expect(decode(#"{"type":61,"title":"a"}"#, externalID: 5).kind == .outsideAny)
  }

  @Test func anEmptyTextIsAnEmptyPayload() {
    #expect(decode("", externalID: 77) == .outsideNamed(OutsideNamedAttachment()))
    #expect(decode(" \n", externalID: 77) == .outsideNamed(OutsideNamedAttachment()))
    #expect(decode("", externalID: 5).complaints == ["title: is missing"])
    #expect(decode("", externalID: 78).paths == ["items"])
  }

  static let wrongTexts: [(String, MessageIdentity)] = [
    ("x", 77), ("{", 77), ("[]", 77), ("5", 77), ("\"{}\"", 77), ("null", 77), ("{} x", 77), ("[]", 5),
    ("{}", 78), ("x", 78), ("[", 78), ("5", 78), ("null", 78), (#""[]""#, 78), (#"[{"x":1}] y"#, 78),
  ]

  @Test(arguments: wrongTexts) func aTextThatIsNoPayloadIsInvalid(_ text: String, _ identity: MessageIdentity) {
    let message = decode(text, externalID: identity)
    #expect(message.paths == [""], "\(message)")
    #expect(message.encode() == text)
  }

  @Test func aListAtTheRoot() {
    let text = #"[{"x":1,"y":0,"label":"a","z":[]},{"x":2,"y":3}]"#
    Reading(text, .bare).check(decode(text, externalID: 78))
    #expect(decode("[]", externalID: 78) == .bare(BareAttachment(items: [])))
    #expect(BareAttachment(items: []).encode() == "[]")
    let some = decode(#"[{"x":1},5,null]"#, externalID: "78")
    #expect(some.kind == .bare && some.attachment?.unknownKeys.droppedElements == 2)
    #expect(decode("[]").reason == .notAnObject)
    let wrong = decode(#"[{"x":0,"label":""}]"#, externalID: 78)
    #expect(wrong.complaints == ["items[0].label: must not be empty"])
  }

  @Test func slotsTravelBesideTheJSON() {
    let text = #"{"type":60,"customHeight":44.5,"must":2,"data":{"title":"a","desc":"unknown"},"x":1}"#
    let given = ["desc": "d", "extension": "e", "myOwn": "o", "text": "t", "strange": "s"]
    let message = decode(text, slots: given)
    Reading(text, .slotted).check(message)
    guard case .slotted(let value) = message else { return }
    #expect([value.desc, value.ext, value.other] == ["d", "e", "o"])
    #expect(value.customHeight == 44.5 && value.must == 2)
    #expect(value.slots() == ["desc": "d", "extension": "e", "myOwn": "o", "text": "请升级后查看"])
    #expect(decode(value.encode(), slots: value.slots()) == message)
    let bare = SlottedAttachment(title: "a", must: 1)
    #expect(bare.slots() == ["extension": "", "text": "请升级后查看"])
    #expect(bare.encode() == #"{"type":60,"must":1,"data":{"title":"a"}}"#)
    #expect(CardAttachment(title: "a").slots() == ["text": "请升级后查看"])
    #expect(decode(bare.encode()) == .slotted(bare))
  }

  @Test func listsThatAreTooDeep() {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(decode(text, externalID: 78).failures.map(\.reason) == [.tooDeep])
  }

  @Test func nothingBehindAByteOrderMark() {
    for text in ["", " ", "\u{FEFF}", "\u{FEFF} \n"] { #expect(decode(text, externalID: 77).kind == .outsideNamed) }
  }

  @Test func aSlotOfTheEnvelopeIsAField() {
    let complaints = [
      #"{"type":60,"data":{"title":"a"}}"#: ["must: is missing"],
      #"{"type":60,"must":null,"data":{"title":"a"}}"#: ["must: is missing"],
      #"{"type":60,"must":{},"data":{"title":"a"}}"#: ["must: must be an integer, not an object"],
      #"{"type":60,"must":1,"data":{"title":"a","must":9}}"#: [],
    ]
    for (text, expected) in complaints { #expect(decode(text).complaints == expected, "\(text)") }
    #expect(decode(#"{"type":60,"must":1,"must":"2","data":{"title":"a"}}"#).encode().contains(#""must":2"#))
    #expect(decode(#"{"type":60,"customHeight":"x","data":{}}"#).paths == ["title", "customHeight", "must"])
  }

  @Test func aHiddenMessage() {
    #expect(decode(#"{"type":61}"#).isHidden)
    #expect(!decode(#"{"type":"order"}"#).isHidden)
    #expect(!decode("x").isHidden)
  }
}
