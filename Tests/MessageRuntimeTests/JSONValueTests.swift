import Testing

@testable import MessageRuntime

/// `JSONValue` and `UnknownKeys` as users meet them.
struct JSONValueTests {
  @Test func literals() {
    let value: JSONValue = ["a": 1, "b": [true, nil, -2.5, "x\n"], "红": [:], "c": []]
    #expect(value.json == #"{"a":1,"b":[true,null,-2.5,"x\n"],"红":{},"c":[]}"#)
    #expect(JSONValue(UInt64.max).json == "18446744073709551615")
    #expect(JSONValue(Double.nan).json == "0")
  }

  @Test func accessors() throws {
    let value = try #require(JSONValue(json: #" {"a":1,"b":[true,null,-2.5,"x"],"a":18446744073709551615} "#))
    #expect(value.members?.map(\.key) == ["a", "b", "a"])
    #expect(value["a"]?.unsignedInteger == .max && value["a"]?.integer == nil)
    #expect(value["b"]?[0]?.bool == true && value["b"]?[1]?.isNull == true && value["b"]?[3]?.string == "x")
    #expect(value["b"]?[2]?.double == -2.5 && value["b"]?[2]?.integer == nil)
    #expect(value["b"]?[4] == nil && value["b"]?[-1] == nil && value["z"] == nil && value[0] == nil)
    #expect(value["b"]?.elements?.count == 4 && value.elements == nil && value["b"]?.members == nil)
    #expect(value.string == nil && value.bool == nil && value.double == nil && !value.isNull)
    #expect(value.json.first == "{" && value.json.last == "}")
  }

  @Test(
    arguments: [
      ("5.0", 5), ("1e3", 1000), ("-0", 0), ("9223372036854775807", .max), (#""5""#, nil), ("5.5", nil), ("true", nil),
      ("null", nil), ("9223372036854775808", nil), ("1e400", nil),
    ] as [(String, Int64?)])
  func wholeNumbers(_ json: String, _ integer: Int64?) {
    #expect(JSONValue(json: json)?.integer == integer)
  }

  @Test func equalityIsThatOfTheText() {
    #expect(JSONValue(json: "1") != JSONValue(json: "1.0"))
    #expect(JSONValue(json: " 1 ") == 1)
  }

  /// Of other types it is dropped where decoding is lenient.
  @Test func listsAndMapsKeepNull() throws {
    let document = try JSONDocument(#"[[1,null,{"a":null}],{"k":null}]"#)
    let places = document.contents(of: 0)
    var reader = JSONReader(document)
    let list = [JSONValue].read(&reader, at: places[0], [])
    #expect(list == [1, nil, ["a": nil]])
    #expect([String: JSONValue].read(&reader, at: places[1], []) == ["k": nil])
    #expect(reader.dropped == 0 && reader.failures.isEmpty)
    #expect([String: String].read(&reader, at: places[1], []) == [:] && reader.dropped == 1)
  }

  @Test func unknownKeys() {
    var keys = UnknownKeys()
    #expect(keys.isEmpty && keys.keys.isEmpty && keys["a"] == nil)
    keys["a"] = 1
    keys["b\n"] = ["x"]
    keys["a"] = "new"
    keys[envelope: "v"] = 2
    #expect(keys.keys == ["a", "b\n"] && keys.envelopeKeys == ["v"])
    #expect(keys["a"] == "new" && keys["v"] == nil && keys[envelope: "v"] == 2)
    keys["a"] = nil
    #expect(keys.keys == ["b\n"] && !keys.isEmpty)
    keys.removeAll()
    #expect(keys.isEmpty && keys == UnknownKeys())
  }

  @Test func copiesOfUnknownKeysAreValues() {
    var keys = UnknownKeys()
    keys["a"] = 1
    var copy = keys
    copy["b"] = 2
    copy.droppedElements = 3
    #expect(keys.keys == ["a"] && keys.droppedElements == 0)
    #expect(copy.keys == ["a", "b"] && copy.droppedElements == 3)
    copy["a"] = nil
    copy["b"] = nil
    copy.droppedElements = 0
    #expect(copy == UnknownKeys() && MemoryLayout.size(ofValue: copy) == MemoryLayout<Int>.size)
  }

  @Test func countsAreNoPartOfEquality() {
    var keys = UnknownKeys()
    keys.droppedElements = 3
    #expect(keys.isEmpty && keys == UnknownKeys() && keys.hashValue == UnknownKeys().hashValue)
  }

  /// What is written differently is not equal.
  @Test func textsOfURLsArePartOfEquality() {
    var keys = UnknownKeys()
    let text = UnknownKeys.Entry(scope: UnknownKeys.textScope, key: "https://x", value: "https://红")
    keys.keep([(place: "url", entry: text)])
    #expect(keys.isEmpty && keys != UnknownKeys())
    keys.removeAll()
    #expect(keys.kept == [UTF8Text("url"): [text]])
  }

  @Test func membersAndElementsHaveInitialisersOfTheirOwn() {
    #expect(JSONValue([]).json == "[]")
    #expect(JSONValue(members: []).json == "{}")
    #expect(JSONValue(members: [(key: "a", value: 1), (key: "a", value: [2])]).json == #"{"a":1,"a":[2]}"#)
  }
}
