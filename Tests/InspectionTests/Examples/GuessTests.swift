import Inspection
import SchemaTestSupport
import Testing

/// What stands for fields that no example names.
struct GuessTests {
  /// A row: the fields of a message, and the payload of its derived example.
  struct Row: CustomTestStringConvertible {
    let fields, payload: String
    var testDescription: String { fields }
  }

  static let rows = [
    Row(fields: "title: string", payload: #"{"title":"title"}"#),
    Row(fields: "title: { type: string, length: 7..20 }", payload: #"{"title":"titleti"}"#),
    Row(fields: "title: { type: string, length: 1..3 }", payload: #"{"title":"tit"}"#),
    Row(fields: "title: { type: string, maxBytes: 2 }", payload: #"{"title":"ti"}"#),
    Row(fields: "title: { type: string, default: 你好 }", payload: #"{"title":"title"}"#),
    Row(fields: "title: string?", payload: #"{"title":"title"}"#),
    Row(fields: "title: { type: string?, nonEmpty: true }", payload: #"{"title":"title"}"#),
    Row(fields: "count: int", payload: #"{"count":1}"#),
    Row(fields: "count: { type: int, range: 3..9 }", payload: #"{"count":3}"#),
    Row(fields: "count: { type: int64, range: ..-2, encoding: string }", payload: #"{"count":"-2"}"#),
    Row(fields: "price: { type: double, range: 1.5..9 }", payload: #"{"price":1.5}"#),
    Row(fields: "at: { type: timestamp, unit: s }", payload: #"{"at":1714521600}"#),
    Row(fields: "at: { type: timestamp, unit: ms, encoding: string }", payload: #"{"at":"1714521600000"}"#),
    Row(fields: "on: bool", payload: #"{"on":true}"#),
    Row(fields: "on: { type: bool, encoding: int }", payload: #"{"on":1}"#),
    Row(fields: "link: url", payload: #"{"link":"https://example.com/link"}"#),
    Row(fields: "link: { type: url, schemes: [http] }", payload: #"{"link":"http://example.com/link"}"#),
    Row(fields: "bytes: data", payload: #"{"bytes":"AQID"}"#),
    Row(fields: "any: json", payload: #"{"any":{}}"#),
    Row(fields: "any: { type: json, encoding: json-string }", payload: #"{"any":"{}"}"#),
    Row(fields: "state: { enum: { open: 2, shut: 3 } }", payload: #"{"state":2}"#),
    Row(fields: "state: { enum: [open, shut] }", payload: #"{"state":"open"}"#),
    Row(fields: "tags: [string]", payload: #"{"tags":["tags"]}"#),
    Row(fields: "tags: { type: [int], count: 3..5 }", payload: #"{"tags":[1,1,1]}"#),
    Row(fields: "tags: { type: { string: bool }, count: 2.. }", payload: #"{"tags":{"key":true,"key2":true}}"#),
    Row(fields: "by: { object: { name: string, age: int? } }", payload: #"{"by":{"name":"name","age":1}}"#),
    Row(fields: "a: { type: string, key: b, aliases: [c], writeAliases: true }", payload: #"{"b":"a","c":"a"}"#),
    Row(fields: "n: { type: int, default: 1, omit: default }", payload: "{}"),
  ]

  @Test(arguments: rows) func aFieldThatIsNotNamedIsGuessed(_ row: Row) throws {
    let project = TestProject("message: Note\nid: 5\nfields:\n  \(row.fields)\n")
    #expect(try project.json == [#"{"type":5,"data":"# + row.payload + "}"])
  }

  @Test func asMuchIsThereAsRulesAllow() throws {
    let fields = "fields: { a: string?, b: string?, code: { type: string?, pattern: \"^[0-9]+$\" }, c: int? }"
    let project = TestProject("message: Note\nid: 5\n\(fields)\nvalidate: [{ oneOf: [a, b] }]\n")
    #expect(try project.json == [#"{"type":5,"data":{"a":"a","c":1}}"#])
  }

  @Test(arguments: [
    ("{ oneOf: [a, b] }, { oneOf: [b, c] }", #"{"a":"a","c":"c","d":"d"}"#),
    ("{ oneOf: [a, b] }, { oneOf: [b, c] }, { oneOf: [a, b, c] }", #"{"b":"b","d":"d"}"#),
    ("{ oneOf: [a, b] }, { oneOf: [b, c] }, { oneOf: [c, a, d] }", #"{"b":"b","d":"d"}"#),
    ("{ oneOf: [a, b] }, { anyOf: [code, b] }", #"{"b":"b","c":"c","d":"d"}"#),
    ("{ oneOf: [code, b] }", #"{"a":"a","b":"b","c":"c","d":"d"}"#),
    ("{ oneOf: [a, b] }, { oneOf: [b, c], when: { kind: y } }", #"{"kind":"x","a":"a","c":"c","d":"d"}"#),
  ])
  func rulesThatCrossAreSatisfiedTogether(_ rules: String, _ payload: String) throws {
    let kind = rules.contains("kind") ? "kind: { enum: [x, y] }, " : ""
    let fields = "a: string?, b: string?, c: string?, d: string?, code: { type: string?, pattern: \"^[0-9]+$\" }"
    let project = TestProject("message: Note\nid: 5\nfields: { \(kind)\(fields) }\nvalidate: [\(rules)]\n")
    #expect(try project.json == [#"{"type":5,"data":"# + payload + "}"])
    let schema = try project.schema
    #expect(FullValues(of: schema.messages[0], nil, by: Inspector(schema)).faults.isEmpty)
  }

  /// Each type holds two of the next one, in one of these ways.
  private func types(holding type: (String) -> String) -> String {
    let types = (1...30).map { "object: T\($0)\nfields: { a: \(type("T\($0 + 1)")), b: \(type("T\($0 + 1)")) }\n" }
    return (["message: Note\nid: 5\nfields: { t: T1 }\n"] + types + ["object: T31\nfields: { c: int }\n"])
      .joined(separator: "---\n")
  }

  @Test func anExampleHasAThousandGuessedObjectsAtMost() throws {
    let project = TestProject(types { "[\($0)]" })
    #expect(try project.json[0].split(separator: "{").count == 1_002)
    let schema = try project.schema
    #expect(FullValues(of: schema.messages[0], nil, by: Inspector(schema)).faults.isEmpty)
  }

  @Test func anExampleOfMoreRequiredObjectsIsNone() throws {
    let schema = try TestProject(types { $0 }).schema
    let faults = FullValues(of: schema.messages[0], nil, by: Inspector(schema)).faults
    #expect(faults.map(\.reason) == [.failure(.tooDeep)])
  }

  @Test func anObjectThatIsBeingWrittenIsLeftOut() throws {
    let project = TestProject(
      """
      message: Tree
      id: 5
      fields: { root: Node }
      ---
      object: Node
      fields: { name: string, children: [Node], byName: { string: Node }, next: Node? }
      """)
    #expect(try project.json == [#"{"type":5,"data":{"root":{"name":"name","children":[],"byName":{}}}}"#])
  }
}
