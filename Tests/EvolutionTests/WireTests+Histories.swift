import Evolution
import Schema
import SourceText
import Testing

/// What is compared by way of the latest release, and what is not a message.
extension WireTests {
  // MARK: Messages of older releases

  @Test func theIDOfAMessageThatIsGoneIsNotRenamedLater() throws {
    let invite = Example("message: Invite\nid: 2\nfields: { user: string, group: string? }")
    let tip = Example("message: Tip\nid: 3")
    let found = try found(
      [invite, tip], Example("message: Kick\nid: 2\nfields: { user: string }\n---\nmessage: Tip\nid: 3"))
    #expect(
      found == [
        "message-added Kick old-reads-new=unrecognized source",
        "id-reused Kick/ids/Invite old-reads-new=misread new-reads-old=misread",
      ])
  }

  @Test func theOldNameOfARenamedMessageIsFree() throws {
    let (first, second) = (
      Example("message: A\nid: 1\nfields: { q: string }"), "message: B\nid: 1\nfields: { q: string }"
    )
    let found = try found(
      [first, Example(second)], Example(second + "\n---\nmessage: A\nid: 2\nfields: { r: string }"))
    #expect(found == ["message-added A old-reads-new=unrecognized source"])
  }

  @Test func fieldsOfAMessageThatIsNotFoundBreakNobody() throws {
    let (first, second) = (
      Example("message: A\nid: 1\nfields: { q: string }"), Example("message: A\nid: 2\nfields: { q: string }")
    )
    let found = try found([first, second], Example("message: A\nid: 2\nfields: { q: string, r: string }"))
    #expect(found == ["required-field-added A/fields/r new-reads-old=invalid source"])
    let releases = try self.releases([first, second], Example("message: A\nid: 2\nfields: { q: string, r: string }"))
    #expect(releases == ["new-reads-old=invalid: 2.0", "source: 2.0"])
  }

  // MARK: Messages that are as they were in the latest release

  @Test func aMessageThatIsFoundAgainBreaksWhatTheLatestReleaseDidNotFind() throws {
    let gift = "message: Gift\nids: [1..2]\nfields: { title: int? }\n---\n"
    let found = try found(
      ["message: Gift\nids: [1..2]\nfields: { title: string? }", Example(gift + "message: Poll\nids: [1, 2]")],
      Example(gift + "message: Poll\nid: 3"))
    #expect(found.contains { $0.hasPrefix("type-changed Gift/fields/title new-reads-old=") }, "\(found)")
  }

  @Test func whatATypeBrokeInOneMessageIsNotSaidOfAnother() throws {
    func schemas(_ name: String, poll: String) -> Example {
      Example(
        """
        message: Gift
        id: 7
        fields: { place: Place? }
        ---
        message: Poll
        id: 8
        fields: { \(poll) }
        ---
        object: Place
        fields: { name: \(name) }
        """)
    }
    let releases = [schemas("string?", poll: "place: Place?"), schemas("int?", poll: "at: int?")]
    #expect(try found(releases, schemas("int?", poll: "at: int?, place: Place?")).isEmpty)
  }

  @Test func whatATypeBrokeInOneMessageIsNotSaidOfTheProfile() throws {
    func schemas(_ name: String, profile: String) -> Example {
      Example(
        """
        === messagegen.yaml
        version: 1
        targets: [{ name: Chat, path: Sources/Chat/Generated }]
        profile: { fields: { \(profile) } }
        === Schemas/Example.yaml
        message: Gift
        id: 7
        fields: { place: Place? }
        ---
        object: Place
        fields: { name: \(name) }
        """)
    }
    let releases = [schemas("string?", profile: "place: Place?"), schemas("int?", profile: "at: int?")]
    #expect(try found(releases, schemas("int?", profile: "at: int?, place: Place?")).isEmpty)
  }

  // MARK: Cases

  @Test func theRawValueOfACaseThatIsGoneIsNotRenamedLater() throws {
    let found = try found(
      [gift("a: { enum: { x: 1, y: 2 } }"), gift("a: { enum: { x: 1 } }")], gift("a: { enum: { x: 1, z: 2 } }"))
    #expect(
      found == [
        "case-added Gift/fields/a/enum/z old-reads-new=unlisted source",
        "case-value-changed Gift/fields/a/enum/z old-reads-new=altered new-reads-old=altered",
      ])
  }

  @Test func theOldNameOfARenamedCaseIsFree() throws {
    let found = try found(
      [gift("a: { enum: { x: 1 } }"), gift("a: { enum: { y: 1 } }")], gift("a: { enum: { y: 1, x: 3 } }"))
    #expect(found == ["case-added Gift/fields/a/enum/x old-reads-new=unlisted source"])
  }

  // MARK: The profile

  private func profile(_ keys: String) -> Example {
    Example(
      """
      === messagegen.yaml
      version: 1
      targets: [{ name: Chat, path: Sources/Chat/Generated }]
      profile: { \(keys) }
      === Schemas/Example.yaml
      message: Gift
      id: 7
      """)
  }

  @Test func aProfileIsDecodedByOldAppsAndFromHistories() throws {
    let found = try found(
      [profile("fields: { nick: string?, level: int? }, validate: [{ field: nick, length: 1..32 }]")],
      profile("fields: { nick: { type: string?, key: n }, level: int }, validate: [{ field: nick, length: 1..16 }]"))
    #expect(
      found == [
        "key-changed MessageProfile/fields/nick old-reads-new=absent new-reads-old=absent",
        "field-became-required MessageProfile/fields/level new-reads-old=invalid source",
        "constraint-tightened MessageProfile/validate new-reads-old=invalid",
      ])
  }

  @Test func aProfileThatIsGoneHasNoFields() throws {
    let found = try found([profile("fields: { nick: string }")], Example("message: Gift\nid: 7"))
    #expect(
      found.contains("field-removed MessageProfile/fields/nick old-reads-new=invalid source"), "\(found)")
  }

  @Test func anotherNameOfTheProfileConcernsCodeAlone() throws {
    let found = try found(
      [profile("fields: { nick: string? }")], profile("typeName: Sender, fields: { nick: string? }"))
    #expect(found == ["declaration-renamed Sender source"])
  }
}
