import Evolution
import Inspection
import Schema
import SourceText
import Testing

/// The files beside a `release.yaml`.
struct ReleaseFixtureTests {
  private func files(_ example: Example, since base: Example? = nil) throws -> [String: String] {
    let files = ReleaseFixture.all(of: try Schema(example), changedSince: try base.map { try Schema($0, from: 100) })
    #expect(files.map(\.fileName) == files.map(\.fileName).sorted())
    return Dictionary(uniqueKeysWithValues: files.map { ($0.fileName, $0.text) })
  }

  /// The names and contents of a file's examples, a line each.
  private func contents(_ example: Example) throws -> [String] {
    try ReleaseFixture.all(of: Schema(example), changedSince: nil).flatMap { file in
      let read = ReleaseFixture.read(
        SourceFile(id: .init(0), path: file.fileName, text: file.text), by: .damagedRelease)
      #expect(read.diagnostics == [])
      return try #require(read.value).examples.map { $0.name + " " + $0.content }
    }
  }

  @Test func aFileHasEverythingAndWhatMustBe() throws {
    let files = try files(
      """
      message: Gift
      id: 7
      fields:
        title: string
        count: int64?
        at: { type: timestamp, unit: s }
        serial: { type: uint64, default: 18446744073709551615 }
        icon: data
        link: url?
        tags: [string]
        state: { enum: { open: 2, shut: 3 } }
        items: [Item]
        extra: json?
      ---
      object: Item
      fields: { price: double, note: string? }
      """)
    #expect(
      files == [
        "Gift.json": #"""
        {"message": "Gift", "examples": [
          {"name": "full", "content": "{\"type\":7,\"data\":{\"title\":\"title\",\"count\":1,\"at\":1714521600,\"serial\":1,\"icon\":\"AQID\",\"link\":\"https://example.com/link\",\"tags\":[\"tags\"],\"state\":2,\"items\":[{\"price\":1,\"note\":\"note\"}],\"extra\":{}}}", "slots": {}, "outside": null,
           "values": {"title": "title", "count": 1, "at": "2024-05-01T00:00:00Z", "serial": 1, "icon": "AQID", "link": "https://example.com/link", "tags": ["tags"], "state": "open", "items": [{"price": 1, "note": "note"}], "extra": {}}},
          {"name": "least", "content": "{\"type\":7,\"data\":{\"title\":\"title\",\"at\":1714521600,\"serial\":18446744073709551615,\"icon\":\"AQID\",\"tags\":[],\"state\":2,\"items\":[]}}", "slots": {}, "outside": null,
           "values": {"title": "title", "count": null, "at": "2024-05-01T00:00:00Z", "serial": "18446744073709551615", "icon": "AQID", "link": null, "tags": [], "state": "open", "items": [], "extra": null}},
          {"name": "state=shut", "content": "{\"type\":7,\"data\":{\"title\":\"title\",\"at\":1714521600,\"serial\":18446744073709551615,\"icon\":\"AQID\",\"tags\":[\"tags\"],\"state\":3,\"items\":[{\"price\":1}]}}", "slots": {}, "outside": null,
           "values": {"title": "title", "count": null, "at": "2024-05-01T00:00:00Z", "serial": "18446744073709551615", "icon": "AQID", "link": null, "tags": ["tags"], "state": "shut", "items": [{"price": 1, "note": null}], "extra": null}}
        ]}

        """#
      ])
  }

  @Test func furtherCasesIDsAndTheSchemasExamplesFollow() throws {
    let contents = try contents(
      """
      message: Gift
      ids: [7, 10..12]
      fields:
        kind: Kind?
        parts: [Part]
      examples:
        full: { parts: [{ kind: b }] }
        again: { parts: [{ kind: b }] }
        late: { $id: 11, parts: [] }
      ---
      object: Part
      fields: { kind: Kind }
      ---
      enum: Kind
      cases: [a, b]
      """)
    #expect(
      contents == [
        #"full {"type":7,"data":{"kind":"a","parts":[{"kind":"b"}]}}"#,
        #"least {"type":7,"data":{"parts":[]}}"#,
        #"parts.kind=a {"type":7,"data":{"parts":[{"kind":"a"}]}}"#,
        #"id=10 {"type":10,"data":{"parts":[{"kind":"b"}]}}"#,
        #"id=12 {"type":12,"data":{"parts":[{"kind":"b"}]}}"#,
        #"full 2 {"type":7,"data":{"parts":[{"kind":"b"}]}}"#,
        #"late {"type":11,"data":{"parts":[]}}"#,
      ])
  }

  @Test func guessedValuesThatARuleRefusesAreLeftOut() throws {
    #expect(
      try contents(
        """
        message: Gift
        id: 7
        fields: { a: string?, b: string?, c: string? }
        validate:
          - oneOf: [a, b]
        """) == [#"full {"type":7,"data":{"a":"a","c":"c"}}"#])
    #expect(
      try contents(
        """
        message: Gift
        id: 7
        fields: { code: { type: string, pattern: "[0-9]{6}" }, note: string? }
        examples: { usual: { code: "123456" } }
        """) == [
          #"full {"type":7,"data":{"code":"123456","note":"note"}}"#, #"least {"type":7,"data":{"code":"123456"}}"#,
        ])
  }

  /// What a hook says nobody knows: only what the author says that it passes is recorded.
  @Test func ofAMessageWithAHookOnlyItsOwnExamplesAreRecorded() throws {
    let message = "message: Gift\nid: 7\nfields: { count: int }\nvalidate:\n  - hook: isSold\n"
    #expect(try contents(Example(message)) == [])
    #expect(
      try contents(Example(message + "examples: { usual: { count: 3 } }\n"))
        == [#"usual {"type":7,"data":{"count":3}}"#])
  }

  @Test func onlyMessagesThatChangedHaveAFile() throws {
    let base: Example = """
      message: Gift
      id: 7
      fields: { item: Item }
      ---
      message: Note
      id: 8
      fields: { text: string }
      ---
      object: Item
      fields: { price: int }
      """
    let new: Example = """
      message: Gift
      id: 7
      fields: { item: Item }
      ---
      message: Note
      id: 8
      doc: A note.
      fields: { text: { type: string, swiftName: body } }
      ---
      message: Poll
      id: 9
      ---
      message: Draft
      id: 10
      stability: draft
      ---
      object: Item
      fields: { price: int, name: string }
      """
    #expect(try files(new, since: base).keys.sorted() == ["Gift.json", "Poll.json"])
    #expect(try files(new, since: new).isEmpty)
  }

  // MARK: Reading

  /// A row: what is in a file, and what is said of it.
  private static let damaged: [(text: String, finding: String)] = [
    ("", "0: `x.json` is damaged: not JSON"),
    (#"{"message": }"#, "12: `x.json` is damaged: not JSON"),
    ("[]", "0: `x.json` is damaged: `message` must be a string"),
    (#"{"message": "A", "examples": {}}"#, "0: `x.json` is damaged: `examples` must be a list of examples"),
    (
      #"{"message": "A", "examples": [{"name": "a", "content": 1}]}"#,
      "0: `x.json` is damaged: `examples[0].content` must be a string"
    ),
    (
      #"{"message": "A", "examples": [{"name": "a", "content": "{}", "slots": {"text": 1}}]}"#,
      "0: `x.json` is damaged: `examples[0].slots` must be an object of strings"
    ),
    (
      #"{"message": "A", "examples": [{"name": "a", "content": "{}", "values": []}]}"#,
      "0: `x.json` is damaged: `examples[0].values` must be an object"
    ),
    (
      #"{"message": "A", "examples": [{"name": "a", "content": "{}", "values": {}, "outside": true}]}"#,
      "0: `x.json` is damaged: `examples[0].outside` must be an id or null"
    ),
    (
      #"{"message":"A","examples":[{"name":"a","content":"{}","values":{}},{"name":"a","content":"","values":{}}]}"#,
      "0: `x.json` is damaged: duplicate example `a`"
    ),
  ]

  @Test(arguments: damaged) func whatIsNoSuchFileIsReported(_ row: (text: String, finding: String)) {
    let read = ReleaseFixture.read(SourceFile(id: .init(0), path: "x.json", text: row.text), by: .damagedRelease)
    #expect(read.value == nil)
    #expect(read.diagnostics.map { "\($0.range.start): \($0.message.english)" } == [row.finding])
    #expect(read.diagnostics.map(\.id) == ["damaged-release"])
  }

  @Test func whatIsWrittenIsReadAsTheSame() throws {
    let schema = try Schema(
      """
      message: Gift
      id: [a, _]
      envelope: pair
      fields: { title: { type: string?, slot: desc }, notes: { type: { string: int }, default: {} } }
      examples:
        odd: { $id: [a, "\\"b"], title: "\\u202E\\u0001\\u2028\\"", notes: { "é\\\\": 9007199254740993 } }
      === messagegen.yaml
      version: 1
      envelopes: { pair: { id: [first, second] } }
      targets: []
      """)
    for file in ReleaseFixture.all(of: schema, changedSince: nil) {
      let read = ReleaseFixture.read(
        SourceFile(id: .init(0), path: file.fileName, text: file.text), by: .damagedRelease)
      #expect(read.diagnostics == [])
      #expect(read.value?.text == file.text)
      #expect(!file.text.unicodeScalars.contains { $0.isInvisible && $0 != "\n" })
    }
  }

  @Test(arguments: [
    (Int64(-62_135_596_800_000), "0001-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59.999Z"),
    (951_782_400_000, "2000-02-29T00:00:00Z"), (4_107_542_399_000, "2100-02-28T23:59:59Z"),
    (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
  ])
  func timesAreInUTC(milliseconds: Int64, text: String) throws {
    for (unit, number) in [("ms", "\(milliseconds)"), ("s", "\(Double(milliseconds) / 1000)")] {
      let field = "fields: { at: { type: timestamp, unit: \(unit) } }"
      let schema = try Schema(Example("message: Gift\nid: 7\n\(field)\nexamples: { own: { at: \(number) } }\n"))
      let full = try #require(ReleaseFixture(schema.messages[0], by: Inspector(schema))?.examples.first)
      #expect(full.values["at"]?.string == text, "\(full.content)")
    }
  }
}
