import Evolution
import Schema
import SourceText
import Testing

/// Messages that show what changes do, and the notes that name them.
struct BreakingExampleTests {
  private func changes(from releases: [String: Example], to new: Example) throws -> [BreakingChange] {
    let ordered = try releases.sorted { $0.key < $1.key }.enumerated().map { index, release in
      Release(name: release.key, schema: try Schema(release.value, from: 100 * (index + 1)))
    }
    return Evolution.compare(try Schema(new), with: ordered)
  }

  private func notes(from releases: [String: Example], to new: Example) throws -> [String] {
    try changes(from: releases, to: new).flatMap(\.diagnostic.notes).map(\.message.english)
  }

  @Test(arguments: RuleCase.all.filter { !$0.example.breaks.isEmpty })
  func whatReadersMakeOfMessagesIsShown(_ item: RuleCase) throws {
    let releases = Dictionary(uniqueKeysWithValues: item.example.releases.map { ($0.name, $0.schemas) })
    let all = try changes(from: releases, to: item.example.new)
    for change in all where change.rule.id == item.rule.id {
      for part in change.breaks where part.consequence.outcome ?? .ignored > .foreign {
        #expect(part.shown.flatMap(\.releases) == part.releases)
        // What another change makes invalid does not show this one.
        let isHidden = all.contains { other in
          other.at != change.at
            && other.breaks.map(\.consequence).contains {
              $0.direction == part.consequence.direction && $0 < part.consequence
            }
        }
        // Texts that read alike do not show that another thing was meant by them.
        let isMeaning = change.rule.id == "key-reused" && part.consequence.outcome == .altered
        #expect(
          part.shown.allSatisfy { $0.example != nil } || isHidden || isMeaning,
          "\(change.at) \(part.consequence.text)")
      }
    }
  }

  private let title: Example = """
    message: Gift
    id: 7
    fields: { title: string }
    """
  private let optionalTitle: Example = """
    message: Gift
    id: 7
    fields: { title: string? }
    """
  private let nothing: Example = """
    message: Gift
    id: 7
    """

  @Test(arguments: [
    ("1.0 to 1.2 reject", ["1.0", "1.1", "1.2"], [] as [String]),
    ("1.0 and 1.1 reject", ["1.0", "1.1"], []),
    ("1.0 rejects", ["1.0"], []),
    ("1.0, 1.2 and 1.4 reject", ["1.0", "1.2", "1.4"], ["1.1", "1.3"]),
    ("1.0 to 1.2 and 1.4 reject", ["1.0", "1.1", "1.2", "1.4"], ["1.3"]),
  ])
  func releasesAreNamedByTheirNeighbors(_ words: String, needing: [String], not: [String]) throws {
    let releases = Dictionary(
      uniqueKeysWithValues: needing.map { ($0, title) } + not.map { ($0, optionalTitle) })
    let note = try notes(from: releases, to: optionalTitle).first
    #expect(note == words + #" `{"type":7,"data":{}}`: `title` is missing"#)
  }

  /// 1.0 is compared with what 1.1 shows to be the same message, though alone the two would be strangers.
  @Test func aRenamedMessageIsShownToOlderReleases() throws {
    func message(_ name: String, _ kind: String) -> Example {
      Example(stringLiteral: "message: \(name)\nid: 7\nfields: { kind: { enum: \(kind) } }")
    }
    let changes = try changes(
      from: ["1.0": message("Gift", "[a, b], known: true"), "1.1": message("Gift", "[a, b]")],
      to: message("Present", "[a, b, c]"))
    let added = try #require(changes.first { $0.rule.id == "case-added" })
    let note = #"1.0 rejects `{"type":7,"data":{"kind":"c"}}`: `kind` must be a declared value, not c"#
    #expect(added.diagnostic.notes.map(\.message.english).contains(note))
  }

  @Test func anotherNoteNamesReleasesThatAnExampleIsNotOf() throws {
    let other: Example = """
      message: Gift
      id: 7
      fields: { count: int32 }
      """
    let found = try notes(
      from: ["1.0": nothing, "1.1": other],
      to: """
        message: Gift
        id: 7
        fields: { title: string, count: int32? }
        """)
    #expect(
      found.prefix(2) == [
        #"the new app rejects `{"type":7,"data":{"count":1}}` from 1.1, also in histories: `title` is missing"#,
        "the new app may reject what 1.0 sent, also in histories",
      ])
  }

  /// What one of several releases shows that share a message is shown for the others, but not where its id is another's.
  @Test func messagesThatReleasesShareAreShownAsTheirOwn() throws {
    func schemas(_ cases: String, poll id: Int) -> Example {
      Example(
        """
        message: Gift
        ids: [1..9]
        fields: { kind: { enum: [\(cases)] } }
        ---
        message: Poll
        id: \(id)
        """)
    }
    let new = try Schema(schemas("a, b", poll: 20))
    func notes(_ released: [Schema]) -> [String] {
      let releases = released.enumerated().map { Release(name: "1.\($0)", schema: $1) }
      return Evolution.compare(new, with: releases).flatMap(\.diagnostic.notes).map(\.message.english)
    }
    let own = try [20, 1, 20].enumerated().map { try Schema(schemas("a", poll: $1), from: 100 * ($0 + 1)) }
    let sharing = own.map { schema in
      var schema = schema
      schema.messages[0] = own[0].messages[0]
      return schema
    }
    #expect(notes(sharing) == notes(own))
    #expect(notes(own).contains { $0.hasPrefix("1.0 and 1.2 decode `kind` of `{") })
  }

  @Test func sensitiveValuesOfEitherSideAreNotShown() throws {
    let open: Example = """
      message: Gift
      id: 7
      fields: { code: string, title: string? }
      examples: { real: { code: s3cret } }
      """
    let hidden: Example = """
      message: Gift
      id: 7
      fields: { code: { type: int32, sensitive: true }, title: string }
      examples: { real: { code: 31337, title: a } }
      """
    for (base, new) in [(open, hidden), (hidden, open)] {
      for change in try changes(from: ["1.0": base], to: new) {
        let texts =
          change.breaks.flatMap(\.shown).compactMap(\.example?.content)
          + change.diagnostic.notes.flatMap { [$0.message.english, $0.message.chinese] }
        for text in texts {
          #expect(!text.contains("s3cret") && !text.contains("31337"), "\(text)")
          #expect(!text.contains("code\":") || text.contains("<redacted>"), "\(text)")
        }
      }
    }
  }

  @Test func aRuleThatMissesAFieldIsShown() throws {
    func gift(_ fields: String, _ rule: String) -> Example {
      Example("message: Gift\nid: 7\nfields: { \(fields) }\nvalidate: [{ \(rule) }]\n")
    }
    func rejections(_ rule: String, beside others: String) throws -> [String] {
      try notes(
        from: ["1.0": gift("a: int?, \(others)", rule)], to: gift("a: { type: int?, key: x }, \(others)", rule)
      ).filter { $0.contains("reject") }
    }
    #expect(
      try rejections("oneOf: [a, b]", beside: "b: int?") == [
        #"1.0 rejects `{"type":7,"data":{"x":1}}`: the message must have exactly one of `a`, `b`"#,
        #"the new app rejects `{"type":7,"data":{"a":1}}` from 1.0, also in histories: "#
          + "the message must have exactly one of `a`, `b`",
      ])
    for (rule, others) in [
      ("anyOf: [a, b]", "b: int?"), ("field: a, present: true, when: { open: false }", "open: bool"),
      ("field: b, present: true, when: { a: absent }", "b: int?"),
    ] {
      let found = try rejections(rule, beside: others)
      #expect(found.count == 2 && found.allSatisfy { $0.contains("`{") }, "\(rule): \(found)")
    }
    let other = "b: { type: string, nonEmpty: true }"
    #expect(try rejections("anyOf: [a, b]", beside: other) == [], "there is always the other one")
    #expect(try rejections("field: a, range: 1..9", beside: "b: int?") == [], "nothing is in every range")
  }

  @Test func unknownMessagesShowTheirFallback() throws {
    let poll: Example = """
      message: Gift
      id: 7
      ---
      message: Poll
      id: 8
      fields: { question: string }
      texts: { fallback: "A poll: {question}" }
      """
    #expect(
      try notes(from: ["1.0": poll], to: nothing).first
        == #"the new app does not recognize `{"type":8,"data":{"question":"question"}}` from 1.0, also in histories, "#
        + "and shows its `fallback`, `A poll: question`")
    #expect(
      try notes(from: ["1.0": nothing], to: poll).first
        == #"1.0 does not recognize `{"type":8,"data":{"question":"question"}}` and shows its `fallback`, "#
        + "`A poll: question`")
  }

  @Test func longMessagesAreCutAroundWhatChanged() throws {
    let fields = (1...9).map { "aRatherLongName\($0): string" }.joined(separator: ", ")
    let base = Example("message: Gift\nid: 7\nfields: { \(fields), count: int64, last: string }\n")
    let new = Example("message: Gift\nid: 7\nfields: { \(fields), count: int32, last: string }\n")
    #expect(
      try notes(from: ["1.0": base], to: new).first
        == #"the new app rejects `{"type":7,"data":{…,"count":2147483648,…}}` from 1.0, also in histories: "#
        + "`count` does not fit `int32`: 2147483648")
  }

  @Test func factsNameThePlaceAndWhomItBreaks() throws {
    let finding = try #require(try changes(from: ["1.0": title], to: optionalTitle).first?.diagnostic)
    #expect(finding.facts.map(\.key) == ["at", "breaks"])
    #expect(finding.facts.first?.value.line == "\"Gift/fields/title\"")
    #expect(
      finding.facts.last?.value.line.hasPrefix(
        #"[{"direction": "old-reads-new", "outcome": "invalid", "releases": ["1.0"], "#
          + #""content": "{\"type\":7,\"data\":{}}", "slots": {}, "outside": null}, "#) == true)
  }
}
