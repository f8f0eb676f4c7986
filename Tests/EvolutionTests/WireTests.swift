import Evolution
import Schema
import SourceText
import Testing

/// What depends on more than a pair of declarations: earlier releases, renamed messages, drafts, strict readers, ids.
@Suite struct WireTests {
  func found(_ releases: [Example], _ new: Example, isStrict: Bool = false) throws -> [String] {
    let releases = try releases.enumerated().map { index, release in
      Release(name: "\(index + 1).0", schema: try Schema(release, from: 100 * (index + 1)), isStrict: isStrict)
    }
    return Evolution.compare(try Schema(new), with: releases).map { "\($0.rule.id) \($0.text)" }
  }

  func releases(_ releases: [Example], _ new: Example) throws -> [String] {
    let releases = try releases.enumerated().map { index, release in
      Release(name: "\(index + 1).0", schema: try Schema(release, from: 100 * (index + 1)))
    }
    return Evolution.compare(try Schema(new), with: releases).flatMap(\.releases)
  }

  func gift(_ fields: String) -> Example { Example("message: Gift\nid: 7\nfields: { \(fields) }") }

  // MARK: Earlier releases

  @Test func theKeyOfALostFieldGivesAtLeastAnotherValue() throws {
    let found = try found([gift("on: bool?"), gift("a: int?")], gift("a: int?, on: string?"))
    #expect(found == ["key-reused Gift/fields/on old-reads-new=altered old-reads-new=absent new-reads-old=altered"])
  }

  @Test func aLostFieldMayComeBackWithItsKey() throws {
    #expect(try found([gift("a: int?"), gift("b: int?")], gift("b: int?, a: int?")).isEmpty)
  }

  @Test func aNewFieldWithAnotherKeyIsNotTheLostOneOfItsName() throws {
    let found = try found([gift("a: int?"), gift("b: int?")], gift("b: int?, a: { type: string?, key: c }"))
    #expect(found.isEmpty)
  }

  @Test func theLatestReleaseHasTheTypeThatChanges() throws {
    let found = try found([gift("a: bool?"), gift("a: bool?")], gift("a: string?"))
    #expect(found == ["type-changed Gift/fields/a old-reads-new=altered old-reads-new=absent source"])
  }

  @Test func aliasesSayThatAFieldIsRenamed() throws {
    let found = try found(
      [gift("title: string")], gift("name: { type: string, aliases: [title], writeAliases: true, swiftName: title }"))
    #expect(found.isEmpty)
  }

  @Test func whatHasShippedIsNotSaidAgainOfARenamedField() throws {
    let found = try found(
      [gift("a: int?"), gift("a: bool?")], gift("b: { type: bool?, key: a, swiftName: a }"))
    #expect(found.isEmpty, "\(found)")
  }

  @Test func strictReadersTellNumbersFromTexts() throws {
    let found = try found([Example("message: A\nid: 1")], Example("message: A\nid: \"1\""), isStrict: true)
    #expect(found == ["id-changed A old-reads-new=unrecognized source"])
  }

  // MARK: Messages

  @Test func aMessageWithTheIDAndAKeyOfOneThatIsGoneIsRenamed() throws {
    let found = try found(
      ["message: Gift\nid: 7\nfields: { title: string }"],
      "message: Present\nid: 7\nfields: { title: string, count: int? }")
    #expect(found == ["declaration-renamed Present source"])
  }

  @Test func aRenamedMessageIsTheSameInEarlierReleases() throws {
    let found = try found(
      [
        "message: Gift\nid: 7\nfields: { title: string? }", "message: Gift\nid: 7\nfields: { title: string }",
      ],
      "message: Present\nid: 7\nfields: { title: string }")
    #expect(found == ["declaration-renamed Present source"])
  }

  @Test func whatBreaksARenamedMessageIsItsOwnFinding() throws {
    let found = try found(
      [
        "message: Gift\nid: 7\nfields: { title: string }", "message: Present\nid: 7\nfields: { title: string }",
      ],
      "message: Present\nid: 7\nfields: { title: string, count: int }")
    #expect(found == ["required-field-added Present/fields/count new-reads-old=invalid source"])
  }

  @Test func whatHasShippedIsNotSaidAgainUnderAnotherName() throws {
    let found = try found(
      [
        "message: Gift\nid: 7\nfields: { title: string? }", "message: Gift\nid: 7\nfields: { title: string }",
      ],
      "message: Present\nid: 7\nfields: { name: { type: string, key: title } }")
    #expect(found == ["declaration-renamed Present source", "property-renamed Present/fields/name source"])
  }

  @Test func messagesThatBreakEachOtherAreTwo() throws {
    let found = try found(
      ["message: Gift\nid: 7\nfields: { title: string }"],
      "message: Present\nid: 7\nfields: { title: string, count: int }")
    #expect(
      found.sorted() == [
        "id-reused Present/ids/Gift old-reads-new=misread new-reads-old=misread source", "message-removed Gift source",
      ])
  }

  @Test func aReleasedDraftIsNotComparedAndKeepsItsID() throws {
    let draft: Example = "message: Gift\nid: 7\nstability: draft\nfields: { title: string }"
    #expect(try found([draft], "message: Gift\nid: 8\nfields: { count: int }").isEmpty)
    #expect(
      try found([draft], "message: Poll\nid: 7") == [
        "id-reused Poll/ids/Gift old-reads-new=misread new-reads-old=misread source"
      ])
  }

  @Test func aNewDraftIsNoNewMessage() throws {
    #expect(
      try found(["message: Gift\nid: 7"], "message: Gift\nid: 7\n---\nmessage: Poll\nid: 8\nstability: draft").isEmpty)
  }

  // MARK: Messages of targets

  private func chat(_ messages: String, _ schemas: String) -> Example {
    let target = "targets: [{ name: Chat, path: Sources/Chat/Generated, messages: [\(messages)] }]\n"
    return Example("=== messagegen.yaml\nversion: 1\n" + target + "=== Schemas/Example.yaml\n" + schemas)
  }

  private static let giftAndPoll = "message: Gift\nids: [7..9]\n---\nmessage: Poll\nid: 8\n"

  @Test func aMessageIsNewWithItsFirstTarget() throws {
    let found = try found(
      [chat("Gift", "message: Gift\nid: 7\n---\nmessage: Poll\nid: 8")], chat("\"*\"", Self.giftAndPoll))
    #expect(found.contains("message-added Poll old-reads-new=unrecognized source"), "\(found)")
  }

  @Test func whoeverIsLeftReadsTheIDsOfAMessageThatNoTargetHas() throws {
    let found = try found([chat("\"*\"", Self.giftAndPoll)], chat("Gift", Self.giftAndPoll))
    #expect(
      found == ["id-reused Gift/ids/Poll old-reads-new=misread new-reads-old=misread", "message-removed Poll source"])
  }

  @Test func anIDOfAMessageThatNoTargetHasIsTaken() throws {
    let found = try found(
      [chat("Gift", "message: Gift\nid: 7\n---\nmessage: Poll\nid: 8")],
      chat("\"*\"", "message: Gift\nid: 7\n---\nmessage: Quiz\nid: 8"))
    #expect(
      found == [
        "message-added Quiz old-reads-new=unrecognized source", "id-reused Quiz/ids/Poll new-reads-old=misread",
      ])
  }

  // MARK: Fields

  @Test func aFieldInAnotherSlotIsNotReadAsAnotherType() throws {
    #expect(
      try found([gift("note: string?")], gift("note: { type: int?, slot: envelope }")).sorted() == [
        "slot-changed Gift/fields/note old-reads-new=absent new-reads-old=absent",
        "type-changed Gift/fields/note source",
      ])
  }

  @Test func aListOfWhichNothingIsLeftMayBeMissing() throws {
    let found = try found(
      [gift("items?: { type: [object], omit: empty, object: { price: int } }")],
      gift("items?: { type: [object], omit: empty, object: { price: int? } }"))
    #expect(
      found == [
        "field-became-optional Gift/fields/items/object/price old-reads-new=absent old-reads-new=dropped source"
      ])
  }

  // MARK: Strict readers

  @Test func strictReadersRefuseCasesAndForms() throws {
    let found = try found(
      [gift("kind: { enum: { a: 1 } }, count: int32, items: [int32]")],
      gift("kind: { enum: { a: 1, b: 2 } }, count: { type: int32, encoding: string }, items: [bool]"),
      isStrict: true)
    #expect(
      found.sorted() == [
        "case-added Gift/fields/kind/enum/b old-reads-new=invalid source",
        "encoding-changed Gift/fields/count old-reads-new=invalid",
        "type-changed Gift/fields/items old-reads-new=invalid new-reads-old=altered source",
      ])
  }

  @Test func strictReadersFindNothingInWhatIsTheSame() throws {
    let schema = gift("kind: { enum: { a: 1 } }, items: { type: [object], object: { n: int, on: bool } }")
    #expect(try found([schema], schema, isStrict: true).isEmpty)
  }

  // MARK: Ids

  private static let ids: [(String, String, [String])] = [
    ("ids: [1..9]", "ids: [1..4, 7..9]", ["id-changed Gift new-reads-old=unrecognized"]),
    ("ids: [1..9]", "ids: [1..4, 5..9]", []),
    ("ids: [1, 2, 3]", "ids: [1..3]", []),
    ("id: 7", "id: \"7\"", ["id-changed Gift source"]),
    ("id: 7", "ids: [7, x]", ["id-changed Gift old-reads-new=unrecognized source"]),
    ("id: 7", "id: 8\nalsoReads: [{ envelope: default, id: 7 }]", ["id-changed Gift old-reads-new=unrecognized"]),
  ]

  @Test(arguments: ids)
  func idsAreReadByTheWholeDispatch(_ old: String, _ new: String, _ expected: [String]) throws {
    let found = try found([Example("message: Gift\n" + old)], Example("message: Gift\n" + new))
    #expect(found == expected)
  }

  private static let two =
    "=== messagegen.yaml\nversion: 1\nenvelopes: { default: { id: [type, sub], payload: data } }\n"

  @Test func anyValueIsTriedWithWhatOthersClaim() throws {
    let base = Self.two + "=== Schemas/A.yaml\nmessage: Gift\nid: [7, _]\n"
    let found = try found([Example(base)], Example(base + "---\nmessage: Poll\nid: [7, 3]"))
    #expect(found == ["id-reused Poll/ids/Gift old-reads-new=misread new-reads-old=misread source"])
  }

  @Test func anotherEnvelopeOfTheSameFormIsNoChange() throws {
    let found = try found(
      ["message: Gift\nid: 7\nfields: { title: string }"],
      """
      === messagegen.yaml
      version: 1
      envelopes: { default: { id: kind }, chat: { id: type, payload: data } }
      === Schemas/A.yaml
      message: Gift
      envelope: chat
      id: 7
      fields: { title: string }
      """)
    #expect(found.isEmpty)
  }

  @Test func anIDInsideOfTextIsReadWhereTextIsLookedInto() throws {
    func schema(_ encoding: String) -> Example {
      Example(
        """
        === messagegen.yaml
        version: 1
        envelopes: { default: { id: data/type, payload: data, encoding: \(encoding) } }
        === Schemas/A.yaml
        message: Gift
        id: 7
        fields: { title: string }
        """)
    }
    #expect(
      try found([schema("object-or-json-string")], schema("json-string")) == [
        "envelope-changed envelopes/default new-reads-old=invalid"
      ])
    #expect(
      try found([schema("object")], schema("json-string")) == [
        "envelope-changed envelopes/default old-reads-new=unrecognized new-reads-old=invalid"
      ])
  }
}
