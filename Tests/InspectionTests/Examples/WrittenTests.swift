import Inspection
import MessageRuntime
import Schema
import SchemaTestSupport
import Testing

/// Examples that a schema has.
struct WrittenTests {
  @Test func fieldsThatAreNamedHaveTheirValues() throws {
    let project = TestProject(
      """
      message: Gift
      id: 7
      fields:
        title: string
        kind: { enum: { rose: 1, tulip: 2 } }
        sentAt: { type: timestamp, unit: s }
        price: double
        to: Address
        others: [Address]
        counts: { string: int }
        note: string?
        blob: data?
        any: json?
      examples:
        first:
          title: "1"
          kind: tulip
          sentAt: 1714521600.25
          price: 12
          to: office
          others: [home, { city: 上海 }]
          counts: { b: 2, a: 1 }
          note: null
          blob: AQ==
          any: { list: [1, 1.0, "1", null, true] }
        second: { title: 二 }
      ---
      object: Address
      fields: { city: string, zip: { type: string, pattern: "^[0-9]+$" } }
      examples:
        home: { city: 北京, zip: "100080" }
        office: { city: 深圳, zip: "518000" }
      """)
    #expect(try project.checked.map(\.id) == ["invalid-example"])
    #expect(try project.examples.map(\.name) == ["first", "second"])
    #expect(
      try project.json[0] == """
        {"type":7,"data":{"title":"1","kind":2,"sentAt":1714521600.25,"price":12,\
        "to":{"city":"深圳","zip":"518000"},"others":[{"city":"北京","zip":"100080"},{"city":"上海","zip":"zip"}],\
        "counts":{"a":1,"b":2},"blob":"AQ==","any":{"list":[1,1.0,"1",null,true]}}}
        """)
    #expect(
      try project.json[1] == """
        {"type":7,"data":{"title":"二","kind":1,"sentAt":1714521600,"price":1,\
        "to":{"city":"北京","zip":"100080"},"others":[{"city":"北京","zip":"100080"}],"counts":{"key":1}}}
        """)
  }

  /// As the app does, which has the values.
  @Test func textsCountWhatIsMasked() throws {
    let project = TestProject(
      """
      message: Gift
      id: 7
      fields:
        tags: { type: [string], sensitive: true }
        more: { type: { string: int }, sensitive: true }
        sender: { type: object, typeName: Sender, object: { names: [string], nick: string }, sensitive: true }
        kind: { type: string, sensitive: true }
      texts:
        fallback:
          - when: { kind: rose }
            text: "{tags.count} {more.count} {sender.names.count} {tags.joined} {sender.nick} {kind}"
          - text: none
      examples:
        first: { tags: [a, b], more: { a: 1, b: 2, c: 3 }, sender: { names: [a], nick: b }, kind: rose }
      """)
    let schema = try project.schema
    let message = try #require(schema.messages.first)
    let inspector = Inspector(schema)
    let values = ExampleMessage.values(of: message, message.examples.first, in: schema)
    let inspection = inspector.inspect(inspector.payload(of: message, values))
    #expect(inspection.slots["text"] == "2 3 1 ab b rose")
    #expect(inspection.shownSlots?["text"] == "2 3 1 <redacted> <redacted> <redacted>")
    #expect(inspection.texts().map(\.text) == [inspection.shownSlots?["text"]])
  }

  @Test func anIDIsChosenAmongSeveral() throws {
    let project = TestProject(
      """
      message: Step
      envelope: pair
      ids: [[1, 10..19], [2, 5]]
      examples:
        first: {}
        second: { $id: [1, "12"] }
        third: { $id: [2, 5] }
      === messagegen.yaml
      version: 1
      envelopes:
        pair: { id: [a, b], payload: data }
      """)
    #expect(try project.checked == [])
    #expect(
      try project.json == [
        #"{"a":1,"b":10,"data":{}}"#, #"{"a":1,"b":12,"data":{}}"#, #"{"a":2,"b":5,"data":{}}"#,
      ])
  }

  @Test func anyIDIsOneThatNoOtherMessageHas() throws {
    let project = TestProject(
      """
      message: Step
      envelope: pair
      id: [1, _]
      ---
      message: Other
      envelope: pair
      id: [1, 1]
      === messagegen.yaml
      version: 1
      envelopes:
        pair: { id: [a, b], payload: data }
      """)
    #expect(try project.json == [#"{"a":1,"b":2,"data":{}}"#])
  }

  @Test func sensitiveValuesAreNotShown() throws {
    let project = TestProject(
      """
      message: Visit
      id: 3
      fields:
        place: string
        illness: { type: string, sensitive: true }
        by: { object: { name: string, phone: { type: int64?, sensitive: true } } }
        word: { type: string, slot: desc, sensitive: true }
      texts: { fallback: "{place}: {illness}" }
      examples: { main: { place: 家, illness: 感冒, by: { name: 小林, phone: 10086 }, word: 药 } }
      """)
    let schema = try project.schema
    let message = try #require(schema.messages.first)
    let shown = try #require(ShownExamples(of: message, by: Inspector(schema)).all.first)
    #expect(shown.json == #"{"type":3,"data":{"place":"家","illness":"<redacted>","by":{"name":"小林","phone":1}}}"#)
    #expect(shown.slots == ["desc": "<redacted>", "text": "家: <redacted>"])
  }

  /// A row: a sensitive field with its value in the example, and as it is shown.
  struct Row: CustomTestStringConvertible {
    let field, value, shown: String
    var testDescription: String { field }
  }

  static let sensitive = [
    Row(field: "type: string", value: "secret", shown: #""<redacted>""#),
    Row(field: "type: string, length: 5..9", value: "secret", shown: #""<redacted""#),
    Row(field: "type: string, maxBytes: 4", value: "abc", shown: #""<red""#),
    Row(field: "type: string", value: #""""#, shown: #""""#),
    Row(field: "type: int", value: "77", shown: "1"),
    Row(field: "type: int, range: 18..99", value: "77", shown: "18"),
    Row(field: "type: int64, encoding: string", value: "77", shown: #""1""#),
    Row(field: "type: double", value: "7.5", shown: "1"),
    Row(field: "type: bool, encoding: int", value: "true", shown: "1"),
    Row(field: "type: timestamp, unit: s", value: "1700000000", shown: "1714521600"),
    Row(field: "enum: [open, shut]", value: "shut", shown: #""open""#),
    Row(field: "type: url, schemes: [http]", value: "http://a.example", shown: #""http://example.com/f""#),
    Row(field: "type: data", value: "BAUG", shown: #""AQID""#),
    Row(field: "type: json", value: "{ a: 1 }", shown: "{}"),
    Row(field: "type: [int]", value: "[7, 8]", shown: "[1,1]"),
    Row(
      field: "type: { string: string }", value: "{ Lin: a, Wu: b }",
      shown: #"{"key":"<redacted>","key2":"<redacted>"}"#),
    Row(field: "object: { a: int, b: string? }", value: "{ a: 7, b: x }", shown: #"{"a":1,"b":"<redacted>"}"#),
    // No other value is known to match.
    Row(field: #"type: string, pattern: "^1[0-9]+$""#, value: #""10086""#, shown: #""10086""#),
  ]

  @Test(arguments: sensitive) func aSensitiveValueIsShownAsAnotherOfItsType(_ row: Row) throws {
    let project = TestProject(
      """
      message: Visit
      id: 3
      fields: { f: { \(row.field), sensitive: true } }
      examples: { main: { f: \(row.value) } }
      """)
    #expect(try project.checked.filter { $0.severity == .error } == [])
    let schema = try project.schema
    let shown = ShownExamples(of: try #require(schema.messages.first), by: Inspector(schema))
    #expect(shown.all.map(\.json) == [#"{"type":3,"data":{"f":"# + row.shown + "}}"])
    #expect(shown.faults.isEmpty)
  }

  @Test func conditionsAndTextsSeeTheValues() throws {
    let project = TestProject(
      """
      message: Gift
      ids: [7, 8]
      fields: { title: string, count: { type: double?, range: 0..9 }, tags: { type: [string], default: [] } }
      texts:
        summary:
          - { when: { count: present, $id: 8 }, text: "{title} × {count}{{{tags.joined}{tags.count}" }
          - { when: { tags: nonEmpty }, text: hook }
          - { text: "{title}" }
      examples:
        several: { $id: 8, title: 玫瑰, count: 3, tags: [红, 香] }
        one: { title: 玫瑰, count: 3 }
        hooked: { title: 玫瑰, tags: [红] }
      """)
    let schema = try project.schema
    let message = try #require(schema.messages.first)
    let summary = try #require(message.texts.summary?.value)
    let texts = try project.examples.map { $0.text(summary, in: MessageContext()) }
    #expect(texts == [.shown("玫瑰 × 3{红香2"), .shown("玫瑰"), .byCode])
  }
}
