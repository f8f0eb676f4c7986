import Foundation
import Testing

@testable import KitchenSink

/// Every row of the table of types: what is read, what is written for it, what fails.
@Suite struct TypeTests {
  /// Swift takes the sign for kelvin for a K.
  @Test func aCaseIsItsVeryBytes() {
    let raw = "PERMANENT_LOC\u{212A}"
    #expect(raw == "PERMANENT_LOCK" && EverythingAttachment.State(rawValue: "PERMANENT_LOCK") == .permanentLock)
    guard case .unrecognized(let text) = EverythingAttachment.State(rawValue: raw) else {
      Issue.record("taken for a case")
      return
    }
    #expect(Array(text.utf8) == Array(raw.utf8))
  }

  /// Inside the message the name means the inline type; what it hides is another type elsewhere.
  @Test func aTypeNamedLikeASharedOne() {
    let text = #"{"type":59,"data":{"level":"bright","marks":[{"point":{"z":3}}]}}"#
    guard case .shading(let message) = decode(text) else {
      Issue.record("not decoded")
      return
    }
    #expect(message.level == ShadingAttachment.Level.bright && message.summary == "bright 1")
    #expect(message.marks == [.init(point: .init(z: 3))] && message.encode() == text)
    #expect(CustomMessage.Kind.shading.identities == [[59]])
    #expect(ShadingAttachment.Level(rawValue: "normal").isKnown == false && Level(rawValue: 1).isKnown)
  }

  private let sample = Sample.everything

  static let scalars = [
    Value("title", #""a\"b\u0041\/中""#, #""a\"bA/中""#), Value("title", "5", #""5""#), Value("title", "1.0", #""1""#),
    Value("title", "1.50", #""1.50""#), Value("title", "true", #""1""#), Value("title", "false", #""0""#),
    Value("title", "123456789012345678901234567890", #""123456789012345678901234567890""#),
    Value("title", #""""#, #""""#), Value("title", "[]", nil), Value("title", "{}", nil), Value("title", "null", nil),
    Value("flag", "true", "true"), Value("flag", "0", "false"), Value("flag", "0.5", "true"),
    Value("flag", "-1", "true"),
    Value("flag", #""yes""#, "true"), Value("flag", #"" -0T""#, "true"), Value("flag", #""no""#, "false"),
    Value("flag", #""0""#, "false"), Value("flag", #""""#, nil), Value("flag", "[]", nil), Value("flag", "{}", nil),
    Value("count", "9223372036854775807", "9223372036854775807"), Value("count", "9223372036854775808", nil),
    Value("count", "-9223372036854775808", "-9223372036854775808"), Value("count", "1.9", "1"),
    Value("count", "-1.9", "-1"), Value("count", "1e3", "1000"), Value("count", "5.0", "5"),
    Value("count", "true", "1"),
    Value("count", #"" +12abc""#, "12"), Value("count", #""-7.9""#, "-7"), Value("count", #""abc""#, nil),
    Value("count", #""""#, nil), Value("count", "[]", nil), Value("count", "{}", nil), Value("count", "1e400", nil),
    Value("small", "2147483647", "2147483647"), Value("small", "2147483648", nil), Value("small", "-2147483649", nil),
    Value("large", "9223372036854775807", "9223372036854775807"), Value("large", "1e19", nil),
    Value("unsigned", "4294967295", "4294967295"), Value("unsigned", "4294967296", nil), Value("unsigned", "-1", nil),
    Value("unsigned", "-0.9", "0"), Value("huge", "18446744073709551615", "18446744073709551615"),
    Value("huge", "18446744073709551616", nil), Value("huge", #""18446744073709551615""#, "18446744073709551615"),
    Value("ratio", "1.0", "1"), Value("ratio", "1e2", "100"), Value("ratio", "-0.25", "-0.25"),
    Value("ratio", #"" 2.5 ""#, "2.5"), Value("ratio", #""2,5""#, nil), Value("ratio", "1e999", nil),
    Value("ratio", "true", nil), Value("ratio", #""""#, nil), Value("ratio", "[]", nil),
    Value("link", #""https://a.b/红包?q=%zz x""#, #""https://a.b/红包?q=%zz x""#), Value("link", "5", nil),
    Value("link", #""""#, nil), Value("link", #""a b""#, #""a b""#),
    Value("bytes", #""AAEC""#, #""AAEC""#), Value("bytes", #""AA\nEC""#, #""AAEC""#), Value("bytes", #""AAE""#, nil),
    Value("bytes", #""""#, nil), Value("bytes", "5", nil),
    Value("at", "1700000000", "1700000000"), Value("at", "1.5", "1.5"), Value("at", "1.0004", "1"),
    Value("at", #""12""#, "12"), Value("at", "true", nil), Value("atMillis", "1700000000123", "1700000000123"),
    Value("atMillis", "1.5", "2"), Value("atMillis", "-0.4", "0"), Value("at", "-0.0004", "0"),
    Value("atMillis", #""""#, nil),
    Value("anything", "[1.50, {\"b\" :null}]", "[1.50, {\"b\" :null}]"), Value("anything", "0", "0"),
    Value("anything", #""""#, #""""#), Value("anything", "null", nil),
    Value("shared", #"{"x":2,"z":[1]}"#, #"{"x":2,"y":0,"z":[1]}"#),
    Value("shared", #""{\"x\":2}""#, #"{"x":2,"y":0}"#),
    Value("shared", #""""#, nil), Value("shared", "[]", nil), Value("shared", "{}", nil), Value("shared", "[1]", nil),
    Value("shared", #""5""#, nil), Value("shared", "5", nil),
    Value("level", "2", "2"), Value("level", "77", "77"), Value("level", #""1""#, "1"), Value("level", "true", "1"),
    Value("level", #""""#, nil), Value("level", "{}", nil), Value("state", #""QrCode_Add""#, #""QrCode_Add""#),
    Value("state", #""other""#, #""other""#), Value("state", "5", #""5""#), Value("state", #""""#, nil),
    Value("hand", "3", "3"), Value("hand", #""""#, "2"), Value("hand", "null", "2"), Value("hand", "[]", nil),
    Value("kind", #""m.undisclosed""#, #""m.undisclosed""#), Value("choices", "[1,0,5]", "[1,0,5]"),
  ]

  @Test(arguments: scalars) func scalar(_ value: Value) {
    #expect(sample.written(value.key, for: value.given) == value.written)
  }

  static let containers = [
    Value("tags", "[]", "[]"), Value("tags", #"["a",5,true,null,{},"b"]"#, #"["a","5","1","b"]"#),
    Value("tags", #""x""#, #"["x"]"#), Value("tags", "5", #"["5"]"#), Value("tags", #""[\"a\"]""#, #"["a"]"#),
    Value("tags", #""""#, nil), Value("tags", "{}", nil), Value("tags", "null", nil),
    Value("tags", #""[a""#, #"["[a"]"#),
    Value("scores", #"{"b":1,"a":"2","c":null,"d":{}}"#, #"{"a":2,"b":1}"#), Value("scores", "{}", "{}"),
    Value("scores", "[]", nil), Value("scores", #""""#, nil), Value("scores", #""{\"a\":1}""#, #"{"a":1}"#),
    Value("scores", "[1]", nil), Value("scores", "5", nil), Value("scores", #"{"a":1,"a":2}"#, #"{"a":2}"#),
    Value("matrix", "[[1,2],[],3,[null]]", "[[1,2],[],[3],[]]"), Value("matrix", "[1,[2]]", "[[1],[2]]"),
    Value("matrix", "1", "[[1]]"),
    Value(
      "groups", #"{"g":{"x":1},"h":[{"x":2},{}]}"#,
      #"{"g":[{"x":1,"y":0}],"h":[{"x":2,"y":0}]}"#),
    Value("levels", #"[0,9,"1","x"]"#, "[0,9,1]"),
    Value("links", #"["a b","",5,"https://c"]"#, #"["a b","https://c"]"#),
    Value("moments", "[1.25,\"2\"]", "[1.25,2]"), Value("blobs", #"["aGk=","?"]"#, #"["aGk="]"#),
    Value("values", "[1,[],{},\"\",true,null]", "[1,[],{},\"\",true]"), Value("values", "{}", "[{}]"),
    Value("flags", #"{"a":1,"b":"no"}"#, #"{"a":true,"b":false}"#), Value("people", "[]", "[]"),
    Value("people", #"[{"name":"n","friends":[]},{}]"#, #"[{"name":"n","friends":[]}]"#),
    Value("people", #"{"name":"n"}"#, #"[{"name":"n"}]"#), Value("people", #""{\"name\":\"n\"}""#, #"[{"name":"n"}]"#),
    Value("rooms", #"{"r":{},"s":{"seats":5}}"#, #"{"r":{"seats":2},"s":{"seats":5}}"#),
    Value(
      "author", #"{"name":"n","age":"5","home":{"street":"s","zip":1}}"#,
      #"{"name":"n","age":5,"home":{"street":"s","zip":"1"}}"#),
  ]

  @Test(arguments: containers) func container(_ value: Value) {
    #expect(sample.written(value.key, for: value.given) == value.written)
  }

  @Test func optionals() {
    for key in [
      "nickname", "maybeFlag", "maybeCount", "maybeLink", "maybeBytes", "maybeAt", "maybeAnything",
      "maybeShared", "maybeLevel", "maybeTags", "maybeScores",
    ] {
      #expect(decode(sample.text("\"\(key)\":null")).kind == .everything)
      #expect(sample.written(key, for: "null") == nil)
    }
    #expect(
      sample.complaints(#""maybeCount":"x","maybeTags":{},"maybeShared":{"y":1}"#) == [
        "maybeCount: must be an integer",
        "maybeShared.x: is missing", "maybeTags: must be a list, not an object",
      ])
  }

  @Test func whatIsDroppedIsCounted() {
    let message = decode(sample.text(#""tags":["a",null,{}],"groups":{"g":[{}, {"x":1}],"h":[]},"people":[5]"#))
    #expect(message.attachment?.unknownKeys.droppedElements == 4)
    #expect(decode(message.encode()).attachment?.unknownKeys.droppedElements == 0)
  }

  @Test func failuresHavePaths() {
    let more = #""author":{"name":[],"home":{"zip":{}}},"matrix":5,"shared":{"x":"?"},"huge":-1"#
    #expect(
      decode(sample.text(more)).paths == ["huge", "shared.x", "author.name", "author.home.street", "author.home.zip"])
    #expect(
      decode(#"{"type":1,"data":{}}"#).paths == [
        "title", "flag", "count", "small", "large", "unsigned", "huge", "ratio", "link", "bytes", "at", "atMillis",
        "anything", "shared", "level", "tags", "scores", "matrix", "groups", "levels", "links", "moments", "author",
        "state",
      ])
  }

  @Test func recursion() {
    func tree(_ depth: Int) -> String {
      depth == 0 ? #"{"name":"leaf"}"# : #"{"name":"n","children":[\#(tree(depth - 1))],"parent":null}"#
    }
    let fine = decode(#"{"type":2,"data":{"root":\#(tree(40)),"odd":"s"}}"#)
    #expect(fine.kind == .recursive && decode(fine.encode()) == fine)
    let deep = decode(#"{"type":2,"data":{"root":\#(tree(80)),"odd":"s"}}"#)
    #expect(deep.failures.map(\.reason) == [.tooDeep])
    let bottomless = String(repeating: #"{"parent":"#, count: 100_000)
    #expect(decode(bottomless).reason == .notJSON(offset: 512 * 10))
  }

  @Test func namesThatSwiftHas() {
    let text = #"{"type":2,"data":{"root":{"name":"a"},"odd":"i","maybeOdd":"n","odds":["d","s","so","c","?"]}}"#
    guard case .recursive(let value) = decode(text) else { return #expect(Bool(false)) }
    #expect(value.odd == .`init` && value.maybeOdd == Odd.none)
    #expect(value.odds == [.default, .`self`, .some, .class, .unrecognized("?")])
    #expect(value.odds.map(\.isKnown) == [true, true, true, true, false])
    #expect(Odd.allKnown.count == 6)
  }
}
