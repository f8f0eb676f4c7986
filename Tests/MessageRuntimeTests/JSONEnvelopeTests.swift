import Testing

@testable import MessageRuntime

/// IDs, payloads, and what is beside them.
struct JSONEnvelopeTests {
  private let strict = FixtureMessage.Setup(isStrict: true)

  @Test(arguments: ["900", "\"900\"", "900.0", "9e2", "\"fixture\""])
  func identities(_ identity: String) {
    for text in ["{\"type\":\(identity),\"data\":{\"amt\":1}}", "{\"data\":{\"amt\":1},\"type\":\(identity)}"] {
      #expect(FixtureMessage.decode(text).fixture != nil)
      let isDeclared = !identity.contains(".") && !identity.contains("e2")
      #expect((FixtureMessage.decode(text, strict).fixture != nil) == isDeclared)
    }
  }

  @Test(arguments: ["null", "true", "{}", "[900]", "\"\"", "\"\\ud800\""])
  func noIdentity(_ identity: String) {
    #expect(FixtureMessage.decode("{\"type\":\(identity),\"data\":{\"amt\":1}}").reason == .noIdentity)
    #expect(FixtureMessage.decode("{\"data\":{\"amt\":1}}").reason == .noIdentity)
  }

  @Test(arguments: ["0", "901", "-900", "\"0900\"", "\" 900\"", "\"900.0\"", "900.5", "99999999999999999999999"])
  func unknownIdentity(_ identity: String) {
    let text = "{\"type\":\(identity),\"data\":{\"amt\":1}}"
    #expect(FixtureMessage.decode(text).reason == .unknownIdentity(identity))
  }

  @Test(arguments: ["1", "\"{}\"", "null", "true", "[{}]"])
  func notAnObject(_ text: String) {
    #expect(FixtureMessage.decode(text).reason == .notAnObject)
  }

  @Test(arguments: ["", #","data":null"#, #","data":{}"#, #","data":"""#, #","data":[]"#])
  func emptyPayloads(_ payload: String) {
    #expect(FixtureMessage.decode("{\"type\":900\(payload)}").failures == ["`amountInFen` (key `amt`) is missing"])
  }

  @Test(arguments: ["5", "true", "[1]", #""{}""#, #""x""#])
  func payloadsOfAnotherType(_ payload: String) {
    let message = FixtureMessage.decode("{\"type\":900,\"data\":\(payload)}")
    #expect(message.failures.first?.hasPrefix("the message must have an object as its payload") == true)
  }

  @Test func strictPayloads() {
    let envelope = FixtureMessage.Setup(options: .strict)
    for payload in [#""""#, "[]"] {
      let message = FixtureMessage.decode("{\"type\":900,\"data\":\(payload)}", envelope)
      #expect(message.failures.first?.hasPrefix("the message must have an object") == true)
    }
    #expect(FixtureMessage.decode(#"{"type":900,"data":{"amt":"1"}}"#, envelope).failures.count == 1)
  }

  @Test(arguments: [#""{\"amt\":1}""#, #"" {\"amt\":1} ""#])
  func payloadsInStrings(_ payload: String) {
    let text = "{\"type\":900,\"data\":\(payload)}"
    for encoding in [MessageEnvelope.Encoding.string, .objectOrString] {
      #expect(FixtureMessage.decode(text, FixtureMessage.Setup(encoding: encoding)).fixture != nil)
    }
  }

  @Test func payloadsInStringsAlone() {
    let text = #"{"type":900,"data":{"amt":1}}"#
    #expect(FixtureMessage.decode(text, FixtureMessage.Setup(encoding: .string)).failures.count == 1)
    #expect(
      FixtureMessage.decode(text, FixtureMessage.Setup(encoding: .objectOrString)).fixture != nil)
    for payload in [#""""#, #""[]""#, #""null""#, #""{}""#] {
      let text = "{\"type\":900,\"data\":\(payload)}"
      let message = FixtureMessage.decode(text, FixtureMessage.Setup(encoding: .string))
      #expect(message.failures == ["`amountInFen` (key `amt`) is missing"])
    }
    let broken = FixtureMessage.decode(
      #"{"type":900,"data":"{"}"#, FixtureMessage.Setup(encoding: .string))
    #expect(broken.failures == ["the message must have an object in a string as its payload"])
  }

  @Test func duplicatesAtTheRoot() {
    #expect(FixtureMessage.decode(#"{"type":1,"data":{"amt":1},"type":900}"#).fixture?.amountInFen == 1)
    for first in ["1", #""x""#] {
      let text = "{\"type\":900,\"data\":{\"amt\":\(first)},\"data\":{\"amt\":2}}"
      #expect(FixtureMessage.decode(text).fixture?.amountInFen == 2)
    }
    #expect(FixtureMessage.decode(#"{"type":900,"data":{"amt":1},"type":7}"#).reason == .unknownIdentity("7"))
  }

  @Test func unknownKeysBesideThePayload() throws {
    let text = #"{"a":1,"type":900,"b":{"x":[ ]},"data":{"amt":1,"c":2},"a":"\u0041"}"#
    var fixture = try #require(FixtureMessage.decode(text).fixture)
    #expect(fixture.unknownKeys.keys == ["c"])
    #expect(fixture.unknownKeys.envelopeKeys == ["a", "b", "a"])
    #expect(fixture.unknownKeys[envelope: "a"]?.string == "A")
    let payload = #"{"amt":1,"amount":1,"Amount":1,"scores":{},"links":[],"c":2}"#
    #expect(fixture.encode() == #"{"type":900,"data":"# + payload + #","a":1,"b":{"x":[ ]},"a":"\u0041"}"#)
    fixture.unknownKeys[envelope: "a"] = nil
    #expect(fixture.unknownKeys.envelopeKeys == ["b"])
  }

  @Test func anErrorBehindThePayloadIsNoMessage() {
    let texts = [
      #"{"type":900,"data":{"amt":"x"}"#: 30, #"{"type":900,"data":{"amt":1}}}"#: 29,
      #"{"type":900,"data":{"amt":1,"z":[1,}}"#: 35,
    ]
    for (text, offset) in texts { #expect(FixtureMessage.decode(text).reason == .notJSON(offset: offset), "\(text)") }
  }
}
