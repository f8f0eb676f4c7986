import Testing

@testable import MessageRuntime

/// Which keys an object has: missing ones and their order, null, duplicates, more of them than fit a word.
struct JSONKeyTests {
  /// Many required integers, and a list of its own kind.
  struct Wide: JSONObject {
    var values: [Int]
    var more: [Wide]
    var unknownKeys = UnknownKeys()

    init(members reader: inout JSONReader) {
      let renamed = [2: "second", 66: "late"]
      values = (0..<70).map { reader.required("f\($0)", name: renamed[$0]) }
      more = reader.value("more", default: [])
      unknownKeys = reader.unknownKeys()
    }

    func writeMembers(_ writer: inout JSONWriter) {}
    func checkMembers(_ check: inout MessageCheck) {}

    /// The JSON of one without some of the keys.
    static func json(without missing: Set<Int> = [], _ more: String = "") -> String {
      let members = (0..<70).filter { !missing.contains($0) }.map { "\"f\($0)\":\($0)" }
      return "{" + (members + (more.isEmpty ? [] : [more])).joined(separator: ",") + "}"
    }
  }

  /// A text and a list that are empty by default, a number that is seven.
  struct Mild: JSONObject {
    var text, must: String
    var nodes: [FixtureAttachment.Node]
    var number: Int
    var inner: FixtureAttachment.Node
    var unknownKeys = UnknownKeys()

    init(members reader: inout JSONReader) {
      text = reader.value("text", default: "")
      nodes = reader.value("nodes", default: [])
      number = reader.value("number", default: 7)
      must = reader.required("must")
      inner = reader.required("inner")
      unknownKeys = reader.unknownKeys()
    }

    func writeMembers(_ writer: inout JSONWriter) {}
    func checkMembers(_ check: inout MessageCheck) {}
  }

  private func failures<T: JSONObject>(_ type: T.Type, _ json: String, _ options: JSONOptions = []) -> [String] {
    let result = readJSON(type, json, options)
    #expect((result.value == nil) == !result.failures.isEmpty)
    return result.failures.map(\.description)
  }

  @Test func failuresComeInTheOrderOfTheFields() {
    #expect(failures(Mild.self, "{}") == ["`must` is missing", "`inner` is missing"])
    #expect(
      failures(Mild.self, #"{"number":{},"inner":{}}"#) == [
        "`number` must be an integer, not an object", "`must` is missing", "`inner.name` is missing",
      ])
    #expect(failures(Mild.self, #"{"inner":5,"must":"a"}"#) == ["`inner` must be an object, not a number"])
  }

  @Test(arguments: [
    (#""must":null"#, false), (#""must":"a","must":null"#, false), (#""must":null,"must":"a""#, true),
    (#""must":{},"must":null"#, false), (#""must":{},"must":"a""#, true), (#""must":"a""#, true),
  ]) func nullIsNoValue(_ members: String, _ isThere: Bool) {
    let expected = isThere ? [] : ["`must` is missing"]
    #expect(failures(Mild.self, "{\"inner\":{\"name\":\"n\"},\(members)}") == expected)
  }

  @Test func nullBehindAValueIsTheDefault() {
    let members = #""text":"a","nodes":[{"name":"x"}],"number":1,"text":null,"nodes":null,"number":null"#
    let value = readJSON(Mild.self, "{\"must\":\"m\",\"inner\":{\"name\":\"n\"},\(members)}").value
    #expect(value?.text == "" && value?.nodes == [] && value?.number == 7)
  }

  @Test func moreKeysThanFitAWord() {
    #expect(readJSON(Wide.self, Wide.json()).value?.values == Array(0..<70))
    #expect(
      failures(Wide.self, Wide.json(without: [69, 63, 66, 2, 62])) == [
        "`second` (key `f2`) is missing", "`f62` is missing", "`f63` is missing", "`late` (key `f66`) is missing",
        "`f69` is missing",
      ])
    #expect(failures(Wide.self, Wide.json(without: [], #""f69":null"#)) == ["`f69` is missing"])
    #expect(failures(Wide.self, Wide.json(without: [69], #""f69":null,"f69":69"#)) == [])
  }

  @Test func lateKeysAreThoseOfOneObject() {
    let some = Wide.json(without: [65])
    let all = Wide.json()
    for list in ["[\(all),\(some)]", "[\(all),\(Wide.json(without: [], "\"more\":[\(all)]")),\(some)]"] {
      let path = list.hasPrefix("[\(all),\(some)") ? "more[1].f65" : "more[2].f65"
      #expect(failures(Wide.self, Wide.json(without: [], "\"more\":\(list)"), .strict) == ["`\(path)` is missing"])
    }
    #expect(failures(Wide.self, Wide.json(without: [65], "\"more\":[\(all)]")) == ["`f65` is missing"])
    #expect(readJSON([Wide].self, "[\(some),\(all)]").value?.count == 1)
  }

  @Test(arguments: [
    ("[]", "", 0), ("[ ]", "", 0), (#"[{"name":"a"} , {"name":"b"}]"#, "ab", 0), (#"[null,{"name":"b"}]"#, "b", 1),
    (#"[{"name":"a"},{},{"name":"c"},5,"{\"name\":\"e\"}",{"name":{}},[], {"name":"h"}]"#, "aceh", 4),
    (#"[5,[{"name":"x"}],{"name":"c","children":[{},{"name":"d"}]}]"#, "c", 3), (#"{"name":"a"}"#, "a", 0),
    (#""[{\"name\":\"a\"}]""#, "a", 0), (#""""#, "", 0),
  ]) func listsOfObjects(_ list: String, _ names: String, _ dropped: Int) {
    let message = FixtureMessage.with("\"root\":{\"name\":\"r\",\"children\":\(list)}")
    #expect(message.fixture?.root?.children.map(\.name).joined() == names)
    #expect(message.fixture?.unknownKeys.droppedElements == dropped)
  }

  @Test func elementsAreNamedByTheirPlaces() {
    let list = #"[{"name":"a"},5,{},{"name":1},null,{"name":"f","children":[{"name":"g"},{}]}]"#
    #expect(
      failures(FixtureAttachment.Node.self, "{\"name\":\"r\",\"children\":\(list)}", .strict) == [
        "`children[1]` must be an object, not a number", "`children[2].name` is missing",
        "`children[3].name` must be a string, not a number", "`children[4]` is missing",
        "`children[5].children[1].name` is missing",
      ])
  }

  /// Whatever order a dictionary has them in.
  @Test func mapsAreWrittenInTheOrderOfScalars() {
    for size in 0..<16 {
      var map: [String: Int] = [:]
      map.reserveCapacity(1 << size)
      for key in ["\u{212A}", "éa", "KEN", "e\u{301}", "L", "f"] { map[key] = 1 }
      #expect(JSONWriter.text(of: map) == #"{"KEN":1,"L":1,"e\#u{301}":1,"f":1,"éa":1,"\#u{212A}":1}"#)
    }
  }
}
