import Foundation
import Testing

@testable import MessageRuntime

/// Fields of a message: failures and their paths, duplicates, aliases, wires, URLs.
struct JSONFieldTests {
  @Test func failuresNameFieldAndKey() {
    let message = FixtureMessage.decode(
      #"{"type":900,"data":{"amt":"x","scores":5,"openedAt":{},"exact":"5","code":[]}}"#)
    #expect(
      message.failures == [
        "`amountInFen` (key `amt`) must be an integer", "`scores` must be an object, not a number",
        "`openedAt` must be a number, not an object", "`code` must be a string, not a list",
        "`exact` must be an integer, not a string",
      ])
  }

  @Test func failuresInsideObjects() {
    let message = FixtureMessage.with(#""root":"{\"name\":\"a\",\"children\":{}}""#)
    #expect(message.failures == ["`root.children[0].name` is missing"])
    let strict = readJSON(FixtureAttachment.Node.self, #"{"name":"a","children":[{"name":1}]}"#, .strict)
    #expect(strict.failures.map(\.path) == ["children[0].name"])
  }

  @Test func rulesInsideObjects() {
    let message = FixtureMessage.with(#""root":{"name":"a","children":[{"name":"b"},{"name":"123456789"}]}"#)
    #expect(message.failures == ["`root.children[1].name` must have at most 8 characters"])
  }

  @Test func everyRuleIsReported() {
    let text = #"{"type":900,"data":{"amt":-1,"link":"http://a","code":"1a"}}"#
    guard case .invalid(let message) = FixtureMessage.decode(text) else {
      Issue.record("not invalid")
      return
    }
    #expect(message.failures.map(\.path) == ["amountInFen", "link", "code"])
    #expect(
      message.failures.map(\.reason) == [
        .range(min: 0, max: 1_000_000_000_000), .schemes(["https"]), .pattern("^[0-9]+$"),
      ])
    #expect(message.raw == text && message.messageName == "Fixture")
    #expect(message.description.hasPrefix("invalid Fixture:\n  `amountInFen` must be between 0 and 1000000000000"))
  }

  @Test func ofDuplicatesTheLastWins() {
    for first in ["1", #""x""#] {
      #expect(FixtureMessage.decode("{\"type\":900,\"data\":{\"amt\":\(first),\"amt\":2}}").fixture?.amountInFen == 2)
    }
    for members in [#""amt":2,"amt":"x""#, #""amt":2,"amt":null"#, #""amt":"x","amt":"y""#] {
      #expect(FixtureMessage.decode("{\"type\":900,\"data\":{\(members)}}").failures.count == 1, "\(members)")
    }
    #expect(FixtureMessage.with(#""tags":["a"],"tags":["b"]"#).fixture?.tags == ["b"])
  }

  @Test(arguments: [
    (#""amount":2"#, 2), (#""Amount":3,"amount":2"#, 2), (#""Amount":3"#, 3), (#""amount":2,"amt":1"#, 1),
    (#""amt":null,"Amount":3"#, 3), (#""amt":"","amount":null,"Amount":3"#, 3),
  ])
  func aliases(_ members: String, _ amount: Int64) {
    let fixture = FixtureMessage.decode("{\"type\":900,\"data\":{\(members)}}").fixture
    #expect(fixture?.amountInFen == amount)
    #expect(fixture?.unknownKeys.isEmpty == true)
    #expect(fixture?.encode().contains("\"amt\":\(amount),\"amount\":\(amount),\"Amount\":\(amount)") == true)
  }

  @Test func aliasesDoNotMendAFailure() {
    #expect(FixtureMessage.decode(#"{"type":900,"data":{"amt":"x","amount":2}}"#).failures.count == 1)
    let message = FixtureMessage.decode(#"{"type":900,"data":{"amount":"x"}}"#)
    #expect(message.failures == ["`amountInFen` (key `amt`) must be an integer"])
  }

  @Test(arguments: [
    "https://a/红包", "https://a/%E7%BA%A2", "https://a/b?c=d#e", "https://a/ b", "https://a/100%", "https://a/%zz",
    "https://例子.com/a",
    "https://a/{x}|\\^`\"<>", "https://a/?q=[1]", "https://a/é", "https://a", "https://a/%41",
  ])
  func urlsKeepTheirText(_ text: String) throws {
    let json = JSONValue(text).json
    let fixture = try #require(FixtureMessage.with("\"link\":\(json),\"links\":[\(json),\"https://b\"]").fixture)
    #expect(fixture.encode().contains("\"link\":\(json),\"links\":[\(json),\"https://b\"]"))
    #expect(fixture.unknownKeys.isEmpty)
    var other = fixture
    other.link = URL(string: "https://other")
    #expect(other.encode().contains(#""link":"https://other","links":["#))
    #expect(FixtureMessage.decode(fixture.encode()).fixture == fixture)
  }

  @Test(arguments: ["5", "[]", #""""#])
  func whatIsNoURL(_ json: String) {
    let message = FixtureMessage.with("\"link\":\(json)")
    if json == #""""# { #expect(message.fixture != nil) } else { #expect(message.failures.count == 1) }
  }

  @Test(arguments: [
    (#""{\"name\":\"a\"}""#, "a"), (#"{"name":"a"}"#, "a"), (#""""#, nil), ("null", nil), (#""null""#, nil),
    (#""[]""#, nil),
    (#""\"{\\\"name\\\":\\\"a\\\"}\"""#, "a"),
  ])
  func jsonInStrings(_ json: String, _ name: String?) throws {
    let fixture = try #require(FixtureMessage.with("\"root\":\(json)").fixture)
    #expect(fixture.root?.name == name)
    if name != nil { #expect(fixture.encode().contains(#""root":"{\"name\":\"a\",\"children\":[]}""#)) }
  }

  @Test func jsonInStringsThatIsNone() {
    for text in ["{", "x"] {
      #expect(FixtureMessage.with("\"root\":\"\(text)\"").failures == ["`root` must be an object"])
    }
    #expect(FixtureMessage.with(#""root":"\ud800""#).failures.count == 1)
  }

  @Test func dataAndAnything() throws {
    let text = #""extra":{ "a" : [1.50,null] , "a":1e400},"thumbnail":"AQID","serial":"18446744073709551615","code":12"#
    let fixture = try #require(FixtureMessage.with(text).fixture)
    #expect(fixture.thumbnail == Data([1, 2, 3]) && fixture.serial == .max && fixture.code == "12")
    let json = fixture.encode()
    #expect(json.contains(#""extra":{ "a" : [1.50,null] , "a":1e400},"thumbnail":"AQID","#))
    #expect(json.contains(#""serial":"18446744073709551615","code":12}"#))
    #expect(FixtureMessage.with(#""thumbnail":"AQ\nID""#).fixture?.thumbnail == Data([1, 2, 3]))
    #expect(FixtureMessage.with(#""thumbnail":"A""#).failures == ["`thumbnail` must be base64"])
    #expect(FixtureMessage.with(#""extra":null"#).fixture?.extra == nil)
  }

  @Test func enumerationsAreOpen() throws {
    let fixture = try #require(FixtureMessage.with(#""state":"new""#).fixture)
    #expect(fixture.state == .unrecognized("new"))
    #expect(fixture.encode().contains(#""state":"new""#))
    #expect(["\"\"", "5"].map { FixtureMessage.with("\"state\":\($0)").fixture?.state } == [nil, .unrecognized("5")])
    #expect(FixtureMessage.with(#""state":{}"#).failures.count == 1)
  }

  @Test func numbersThatJSONCannotSay() {
    var fixture = FixtureAttachment(amountInFen: 1)
    fixture.sentAt = Date(timeIntervalSince1970: .nan)
    #expect(fixture.validate().map(\.description) == ["`sentAt` must be a finite number"])
    #expect(JSONValue(json: fixture.encode()) != nil)
  }
}
