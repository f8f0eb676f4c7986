import Evolution
import Schema
import SourceText
import Testing

/// Earlier releases are compared by way of the latest one; and the profile, which is not a message.
struct HistoryTests {
  @Test(arguments: fields + messages + unchanged + cases + profiles) func isFound(_ compared: Compared) throws {
    try compared.check()
  }

  // MARK: Fields of older releases

  private static let fields: [Compared] = [
    Compared(
      "the key of a lost field gives at least another value", [gift("on: bool?"), gift("a: int?")],
      gift("a: int?, on: string?"),
      finds: ["key-reused Gift/fields/on old-reads-new=altered old-reads-new=absent new-reads-old=altered"]),
    Compared(
      "a lost field may come back with its key", [gift("a: int?"), gift("b: int?")], gift("b: int?, a: int?"),
      finds: []),
    Compared(
      "a new field with another key is not the lost one of its name", [gift("a: int?"), gift("b: int?")],
      gift("b: int?, a: { type: string?, key: c }"), finds: []),
    Compared(
      "the latest release has the type that changes", [gift("a: bool?"), gift("a: bool?")], gift("a: string?"),
      finds: ["type-changed Gift/fields/a old-reads-new=altered old-reads-new=absent source"]),
    Compared(
      "what has shipped is not said again of a renamed field", [gift("a: int?"), gift("a: bool?")],
      gift("b: { type: bool?, key: a, swiftName: a }"), finds: []),
  ]

  // MARK: Messages of older releases

  private static let asked = "message: A\nid: 1\nfields: { q: string }"
  private static let moved: Example = "message: A\nid: 2\nfields: { q: string }"

  private static let messages: [Compared] = [
    Compared(
      "a renamed message is the same in earlier releases", [gift("title: string?"), gift("title: string")],
      "message: Present\nid: 7\nfields: { title: string }", finds: ["declaration-renamed Present source"]),
    Compared(
      "what breaks a renamed message is its own finding",
      [gift("title: string"), "message: Present\nid: 7\nfields: { title: string }"],
      "message: Present\nid: 7\nfields: { title: string, count: int }",
      finds: ["required-field-added Present/fields/count new-reads-old=invalid source"]),
    Compared(
      "what has shipped is not said again under another name", [gift("title: string?"), gift("title: string")],
      "message: Present\nid: 7\nfields: { name: { type: string, key: title } }",
      finds: ["declaration-renamed Present source", "property-renamed Present/fields/name source"]),
    Compared(
      "the id of a message that is gone is not renamed later",
      ["message: Invite\nid: 2\nfields: { user: string, group: string? }", "message: Tip\nid: 3"],
      "message: Kick\nid: 2\nfields: { user: string }\n---\nmessage: Tip\nid: 3",
      finds: [
        "message-added Kick old-reads-new=unrecognized source",
        "id-reused Kick/ids/Invite old-reads-new=misread new-reads-old=misread",
      ]),
    Compared(
      "the old name of a renamed message is free", [Example(asked), "message: B\nid: 1\nfields: { q: string }"],
      "message: B\nid: 1\nfields: { q: string }\n---\nmessage: A\nid: 2\nfields: { r: string }",
      finds: ["message-added A old-reads-new=unrecognized source"]),
    Compared(
      "fields of a message that is not found break nobody", [Example(asked), moved],
      "message: A\nid: 2\nfields: { q: string, r: string }",
      finds: ["required-field-added A/fields/r new-reads-old=invalid source"]),
  ]

  @Test func fieldsOfAMessageThatIsNotFoundNameNoOlderRelease() throws {
    let found = try Evolution.compare(
      "message: A\nid: 2\nfields: { q: string, r: string }", with: [Example(Self.asked), Self.moved])
    #expect(found.flatMap(\.releases) == ["new-reads-old=invalid: 2.0", "source: 2.0"])
  }

  @Test func aMessageThatIsFoundAgainBreaksWhatTheLatestReleaseDidNotFind() throws {
    let gift = "message: Gift\nids: [1..2]\nfields: { title: int? }\n---\n"
    let found = try Evolution.compare(
      Example(gift + "message: Poll\nid: 3"),
      with: ["message: Gift\nids: [1..2]\nfields: { title: string? }", Example(gift + "message: Poll\nids: [1, 2]")])
    let changed = found.first { $0.rule.id == "type-changed" }
    #expect(changed?.text.hasPrefix("Gift/fields/title new-reads-old=") == true, "\(found.map(\.text))")
  }

  // MARK: Messages that are as they were in the latest release

  private static func poll(_ name: String, _ fields: String) -> Example {
    Example(
      """
      message: Gift
      id: 7
      fields: { place: Place? }
      ---
      message: Poll
      id: 8
      fields: { \(fields) }
      ---
      object: Place
      fields: { name: \(name) }
      """)
  }

  private static func profile(_ keys: String, _ schemas: String = "message: Gift\nid: 7") -> Example {
    Example(
      """
      === messagegen.yaml
      version: 1
      targets: [{ name: Chat, path: Sources/Chat/Generated }]
      profile: { \(keys) }
      === Schemas/Example.yaml
      \(schemas)
      """)
  }

  private static func placed(_ name: String, _ fields: String) -> Example {
    profile(
      "fields: { \(fields) }",
      "message: Gift\nid: 7\nfields: { place: Place? }\n---\nobject: Place\nfields: { name: \(name) }")
  }

  private static let unchanged: [Compared] = [
    Compared(
      "what a type broke in one message is not said of another",
      [poll("string?", "place: Place?"), poll("int?", "at: int?")], poll("int?", "at: int?, place: Place?"), finds: []),
    Compared(
      "what a type broke in one message is not said of the profile",
      [placed("string?", "place: Place?"), placed("int?", "at: int?")], placed("int?", "at: int?, place: Place?"),
      finds: []),
  ]

  // MARK: Cases

  private static let cases: [Compared] = [
    Compared(
      "the raw value of a case that is gone is not renamed later",
      [gift("a: { enum: { x: 1, y: 2 } }"), gift("a: { enum: { x: 1 } }")], gift("a: { enum: { x: 1, z: 2 } }"),
      finds: [
        "case-added Gift/fields/a/enum/z old-reads-new=unlisted source",
        "case-value-changed Gift/fields/a/enum/z old-reads-new=altered new-reads-old=altered",
      ]),
    Compared(
      "the old name of a renamed case is free", [gift("a: { enum: { x: 1 } }"), gift("a: { enum: { y: 1 } }")],
      gift("a: { enum: { y: 1, x: 3 } }"), finds: ["case-added Gift/fields/a/enum/x old-reads-new=unlisted source"]),
  ]

  // MARK: The profile

  private static let profiles: [Compared] = [
    Compared(
      "a profile is decoded by old apps and from histories",
      [profile("fields: { nick: string?, level: int? }, validate: [{ field: nick, length: 1..32 }]")],
      profile("fields: { nick: { type: string?, key: n }, level: int }, validate: [{ field: nick, length: 1..16 }]"),
      finds: [
        "key-changed MessageProfile/fields/nick old-reads-new=absent new-reads-old=absent",
        "field-became-required MessageProfile/fields/level new-reads-old=invalid source",
        "constraint-tightened MessageProfile/validate new-reads-old=invalid",
      ]),
    Compared(
      "another name of the profile concerns code alone", [profile("fields: { nick: string? }")],
      profile("typeName: Sender, fields: { nick: string? }"), finds: ["declaration-renamed Sender source"]),
  ]

  @Test func aProfileThatIsGoneHasNoFields() throws {
    let found = try Evolution.compare(
      "message: Gift\nid: 7", with: [Self.profile("fields: { nick: string }")])
    let removed = found.first { $0.rule.id == "field-removed" }
    #expect(removed?.text == "MessageProfile/fields/nick old-reads-new=invalid source")
  }
}
