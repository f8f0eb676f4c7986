import Testing

@testable import KitchenSink

/// Where the payload is, and what else may be there. What is no payload, the tests of the runtime try, and at every
/// envelope the differential test.
struct EnvelopeTests {
  @Test func aPathThatIsMissingIsAnEmptyPayload() {
    let written = #"{"head":{"kind":1},"body":{"payload":{"title":""}}}"#
    for body in ["", #","body":{}"#, #","body":null"#, #","body":{"payload":null}"#, #","body":{"payload":{}}"#] {
      let text = #"{"head":{"kind":1}\#(body)}"#
      Reading(text, .deep, written).check(decode(text))
    }
  }

  @Test func constantsAreWrittenAndIgnored() {
    let written = #"{"cmd":1,"version":1,"app":"kitchen \"sink\"","body":{"title":"a"}}"#
    for constants in [#""version":2,"app":null,"#, "", #""version":{"x":1},"#] {
      let text = #"{\#(constants)"cmd":1,"body":{"title":"a"}}"#
      Reading(text, .headed, written).check(decode(text))
    }
  }

  @Test func presentTells() {
    let service = #"{"src":"9","customerServicePlugin":0,"content":"hi"}"#
    Reading(service, .service).check(decode(service))
    for text in [#"{"customerServicePlugin":{},"src":9,"content":"hi","x":1}"#] {
      Reading(text, .service, service.dropLast() + #","x":1}"#).check(decode(text))
    }
    let plugin = #"{"chatbotPlugin":1,"session":{"token":"t","x":[]},"answer":"a","y":null}"#
    Reading(plugin, .plugin).check(decode(plugin))
    Reading(
      #"{"session":{"token":5},"chatbotPlugin":false}"#, .plugin, #"{"chatbotPlugin":1,"session":{"token":"5"}}"#
    ).check(decode(#"{"session":{"token":5},"chatbotPlugin":false}"#))
  }

  /// What none of the envelopes fits falls to the message without `id`.
  @Test(arguments: [
    #"{"customerServicePlugin":null,"src":"9"}"#, #"{"src":"9","content":"hi"}"#,
    #"{"customerServicePlugin":0,"src":"8"}"#, #"{"chatbotPlugin":1,"session":{"token":null}}"#,
    #"{"chatbotPlugin":1,"session":"token"}"#, #"{"chatbotPlugin":1,"session":{}}"#, #"{"session":{"token":1}}"#,
  ])
  func presentIsNotThere(_ text: String) {
    #expect(decode(text).complaints == ["title: is missing"])
  }

  @Test func presentComesFirst() {
    let kinds: [(String, CustomMessage.Kind)] = [
      (#"{"type":61,"data":{},"customerServicePlugin":0,"src":"9","content":"hi"}"#, .service),
      // Its id does not match, so the next group is asked.
      (#"{"type":61,"data":{},"customerServicePlugin":0,"src":"8"}"#, .signal),
      // The first group of the configuration wins.
      (#"{"type":61,"data":{},"businessID":"notice","title":"a"}"#, .signal),
      (#"{"type":999,"data":{},"businessID":"notice","title":"a"}"#, .flatNotice),
    ]
    for (text, kind) in kinds { #expect(decode(text).kind == kind, "\(text)") }
  }

  @Test func readsOtherEnvelopes() {
    let text = #"{"legacyType":"group_create","legacyData":{"title":"a","more":1},"z":[1]}"#
    let written = #"{"cmd":1,"version":1,"app":"kitchen \"sink\"","body":{"title":"a","more":1},"z":[1]}"#
    Reading(text, .headed, written).check(decode(text))
    guard case .headed(let value) = decode(text) else { return }
    #expect(value == decode(written).attachment as? HeadedAttachment)
    #expect(value.unknownKeys.keys == ["more"])
    #expect(value.unknownKeys.envelopeKeys == ["z"])
  }

  @Test func readsAFlatEnvelope() {
    let text = #"{"businessID":"legacy_headed","title":"a","more":1}"#
    let written = #"{"cmd":1,"version":1,"app":"kitchen \"sink\"","body":{"title":"a","more":1}}"#
    Reading(text, .headed, written).check(decode(text))
    // After all others.
    #expect(decode(#"{"businessID":"legacy_headed","type":61}"#).kind == .signal)
  }

  /// What another envelope holds under a key of the message's own would be written twice: it gets another name.
  @Test func readsKeysOfItsOwn() {
    let text =
      #"{"legacyType":"group_create","cmd":null,"body":5,"version":"x","legacyData":{"title":"a","cmd":2},"y":1}"#
    let written =
      #"{"cmd":1,"version":1,"app":"kitchen \"sink\"","body":{"title":"a","cmd":2},"#
      + #""cmd_":null,"body_":5,"version_":"x","y":1}"#
    Reading(text, .headed, written).check(decode(text))
    let flat =
      #"{"legacyType":"old_notice","title":5,"businessID":7,"x":1,"legacyData":{"title":"a","businessID":8,"z":2}}"#
    let notice =
      #"{"businessID":"notice","title":"a","level":1,"businessID_":8,"z":2,"title_":5,"businessID__":7,"x":1}"#
    Reading(flat, .flatNotice, notice).check(decode(flat))
    let inner = #"{"message":{"kind":"old_notice","title":"a","businessID":8,"z":2},"level":5,"x":1}"#
    let other = #"{"businessID":"notice","title":"a","level":1,"businessID_":8,"z":2,"level_":5,"x":1}"#
    Reading(inner, .flatNotice, other).check(decode(inner))
    #expect(decode(notice) == decode(flat) && decode(other) == decode(inner))
  }

  @Test func identityBehindThePayload() {
    let text = #"{"data":{"x":1,"title":"a"},"y":2,"type":"order"}"#
    Reading(text, .idText, #"{"type":"order","data":{"title":"a","x":1},"y":2}"#).check(decode(text))
    let inner = #"{"message":{"title":"a","x":{"kind":2},"kind":1},"kind":9}"#
    Reading(inner, .inner, #"{"message":{"kind":1,"title":"a","x":{"kind":2}},"kind":9}"#).check(decode(inner))
  }

  @Test func theLastDuplicateWins() {
    #expect(decode(#"{"type":"order","type":null,"title":"a"}"#).kind == .outsideAny)
    #expect(decode(#"{"type":"order","\u0074ype":61}"#).kind == .signal)
  }
}
