import Testing

@testable import KitchenSink

/// A path leads through objects, and through one string alone: the payload that the envelope says is one.
struct PathTests {
  @Test(arguments: [
    #"{"head":{"kind":1},"body":"{\"payload\":{\"title\":\"hello\"}}"}"#,
    #"{"head":{"kind":1},"body":"{}"}"#, #"{"head":{"kind":1},"body":"x"}"#, #"{"head":{"kind":1},"body":5}"#,
    #"{"head":{"kind":1},"body":[{}]}"#, #"{"head":{"kind":1},"body":true}"#,
  ])
  func whatIsNoObjectOnTheWayToThePayloadIsInvalid(_ text: String) {
    let message = decode(text)
    #expect(message.paths == [""], "\(message)")
    #expect(message.encode() == text)
  }

  @Test(arguments: [#""""#, "[]", "null"]) func whatIsEmptyOnTheWayIsMissing(_ body: String) {
    Reading(
      #"{"head":{"kind":1},"body":\#(body)}"#, .deep, #"{"head":{"kind":1},"body":{"payload":{"title":""}}}"#
    ).check(decode(#"{"head":{"kind":1},"body":\#(body)}"#))
  }

  @Test(arguments: [
    #"{"head":"{\"kind\":1}","body":{"payload":{"title":"a"}}}"#,
    #"{"message":"{\"kind\":7,\"title\":\"a\"}"}"#, #"{"chatbotPlugin":1,"session":"{\"token\":\"t\"}"}"#,
  ])
  func anIdentityInAStringIsNone(_ text: String) {
    #expect(decode(text).kind == nil)
    #expect(decode(text).encode() == text)
  }

  @Test func anEmptyTextIsNoIdentity() {
    #expect(PairAnyAttachment(second: .text("a")).validate().isEmpty)
    let empty = PairAnyAttachment(second: .text(""))
    #expect(empty.validate().map(\.description) == ["`second` must not be empty"])
    #expect(decode(empty.encode()).kind == nil)
  }

  @Test func enumerationsGoByTheirRawValues() {
    #expect(Odd.unrecognized("none") == Odd(rawValue: "none"))
    #expect(Set([Odd.unrecognized("s"), Odd(rawValue: "s")]).count == 1)
    #expect(Odd.unrecognized("x") != Odd.unrecognized("y"))
  }
}
