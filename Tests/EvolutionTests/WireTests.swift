import Evolution
import Schema
import SourceText
import Testing

/// What depends on more than a pair of declarations: renamed messages, drafts, targets, strict readers, ids.
struct WireTests {
  @Test(arguments: fields + messages + targets + strictReaders + ids + dispatch) func isFound(_ compared: Compared)
    throws
  {
    try compared.check()
  }

  // MARK: Fields

  private static let fields: [Compared] = [
    Compared(
      "aliases say that a field is renamed", [gift("title: string")],
      gift("name: { type: string, aliases: [title], writeAliases: true, swiftName: title }"), finds: []),
    Compared(
      "a field in another slot is not read as another type", [gift("note: string?")],
      gift("note: { type: int?, slot: envelope }"),
      finds: [
        "slot-changed Gift/fields/note old-reads-new=absent new-reads-old=absent",
        "type-changed Gift/fields/note source",
      ]),
    Compared(
      "a list of which nothing is left may be missing",
      [gift("items?: { type: [object], omit: empty, object: { price: int } }")],
      gift("items?: { type: [object], omit: empty, object: { price: int? } }"),
      finds: ["field-became-optional Gift/fields/items/object/price old-reads-new=absent old-reads-new=dropped source"]),
    Compared(
      "another unit in a list is not another type", [gift("times: { type: [timestamp], unit: s }")],
      gift("times: { type: [timestamp], unit: ms }"),
      finds: ["unit-changed Gift/fields/times old-reads-new=altered new-reads-old=altered"]),
    Compared(
      "a default case of another name is the same default",
      [gift("look: { enum: { classic: 1, festive: 2 }, default: classic, omit: default }")],
      gift("look: { enum: { plain: 1, festive: 2 }, default: plain, omit: default }"),
      finds: ["case-renamed Gift/fields/look/enum/plain source"]),
    Compared(
      "members of a default have no order", [gift("more: { type: json, default: { a: 1, b: 2 }, omit: default }")],
      gift("more: { type: json, default: { b: 2, a: 1 }, omit: default }"), finds: []),
    Compared(
      "a key that another field gained is reused", [gift("count: int32?, title: string?")],
      gift("title: { type: string?, aliases: [count] }"),
      finds: [
        "field-removed Gift/fields/count old-reads-new=absent source",
        "key-reused Gift/fields/title new-reads-old=altered",
      ]),
    Compared(
      "a key of another field that is never reached is not reused", [gift("count: int32?, title: string")],
      gift("title: { type: string, aliases: [count] }"),
      finds: ["field-removed Gift/fields/count old-reads-new=absent source"]),
    Compared(
      "a key beside the id is not that of the payload",
      [gift("on: { type: bool?, slot: envelope }, more: { type: json?, aliases: [on] }")],
      gift("on: { type: bool?, slot: envelope }, more: { type: json?, aliases: [on] }, note: string?"), finds: []),
    Compared(
      "a shared type is one finding", [Example(sharing + "object: Address\nfields: { street: string, town: string }")],
      Example(sharing + "object: Address\nfields: { street: string }"),
      finds: ["field-removed Address/fields/town old-reads-new=invalid source"]),
  ]

  private static let sharing =
    "message: A\nid: 1\nfields: { address: Address }\n---\nmessage: B\nid: 2\nfields: { home: Address }\n---\n"

  @Test func aNumberIsTheSameDefaultOfEveryTypeOfNumber() throws {
    func fields(_ type: String) -> Example { gift("count: { type: \(type), default: 5, omit: default }") }
    #expect(try Evolution.compare(fields("double"), with: [fields("int")]).map(\.rule.id) == ["type-changed"])
  }

  @Test func aFindingOfASharedTypeNamesTheMessagesThatUseIt() throws {
    let messages = "message: A\nid: 1\nfields: { homes: [Home] }\n---\nmessage: B\nid: 2\nfields: { state: State }\n"
    let types = "---\nobject: Home\nfields: { state: State }\n---\nmessage: C\nid: 3\n---\nenum: State\n"
    let found = try Evolution.compare(
      Example(messages + types + "cases: [a]"), with: [Example(messages + types + "cases: [a, b]")])
    #expect(found.map(\.at) == ["State/cases/b"])
    #expect(found.flatMap(\.diagnostic.notes).map(\.message.english).suffix(2) == ["used by `A`", "used by `B`"])
  }

  // MARK: Messages

  private static let messages: [Compared] = [
    Compared(
      "a message with the id and a key of one that is gone is renamed", [gift("title: string")],
      "message: Present\nid: 7\nfields: { title: string, count: int? }",
      finds: ["declaration-renamed Present source"]),
    Compared(
      "messages that break each other are two", [gift("title: string")],
      "message: Present\nid: 7\nfields: { title: string, count: int }",
      finds: [
        "id-reused Present/ids/Gift old-reads-new=misread new-reads-old=misread source", "message-removed Gift source",
      ]),
    Compared(
      "a released draft is not compared", [draft], "message: Gift\nid: 8\nfields: { count: int }", finds: []),
    Compared(
      "a released draft keeps its id", [draft], "message: Poll\nid: 7",
      finds: ["id-reused Poll/ids/Gift old-reads-new=misread new-reads-old=misread source"]),
    Compared(
      "a new draft is no new message", ["message: Gift\nid: 7"],
      "message: Gift\nid: 7\n---\nmessage: Poll\nid: 8\nstability: draft", finds: []),
  ]

  private static let draft: Example = "message: Gift\nid: 7\nstability: draft\nfields: { title: string }"

  // MARK: Messages of targets

  private static func chat(_ messages: String, _ schemas: String) -> Example {
    let target = "targets: [{ name: Chat, path: Sources/Chat/Generated, messages: [\(messages)] }]\n"
    return Example("=== messagegen.yaml\nversion: 1\n" + target + "=== Schemas/Example.yaml\n" + schemas)
  }

  private static let giftAndPoll = "message: Gift\nids: [7..9]\n---\nmessage: Poll\nid: 8\n"

  private static let targets: [Compared] = [
    Compared(
      "whoever is left reads the ids of a message that no target has", [chat("\"*\"", giftAndPoll)],
      chat("Gift", giftAndPoll),
      finds: ["id-reused Gift/ids/Poll old-reads-new=misread new-reads-old=misread", "message-removed Poll source"]),
    Compared(
      "an id of a message that no target has is taken",
      [chat("Gift", "message: Gift\nid: 7\n---\nmessage: Poll\nid: 8")],
      chat("\"*\"", "message: Gift\nid: 7\n---\nmessage: Quiz\nid: 8"),
      finds: [
        "message-added Quiz old-reads-new=unrecognized source", "id-reused Quiz/ids/Poll new-reads-old=misread",
      ]),
  ]

  @Test func aMessageIsNewWithItsFirstTarget() throws {
    let found = try Evolution.compare(
      Self.chat("\"*\"", Self.giftAndPoll),
      with: [Self.chat("Gift", "message: Gift\nid: 7\n---\nmessage: Poll\nid: 8")])
    let added = found.first { $0.rule.id == "message-added" }
    #expect(added?.text == "Poll old-reads-new=unrecognized source")
  }

  // MARK: Strict readers

  private static let strictReaders: [Compared] = [
    Compared(
      "strict readers tell numbers from texts", ["message: A\nid: 1"], "message: A\nid: \"1\"", isStrict: true,
      finds: ["id-changed A old-reads-new=unrecognized source"]),
    Compared(
      "strict readers refuse cases and forms", [gift("kind: { enum: { a: 1 } }, count: int32, items: [int32]")],
      gift("kind: { enum: { a: 1, b: 2 } }, count: { type: int32, encoding: string }, items: [bool]"), isStrict: true,
      finds: [
        "case-added Gift/fields/kind/enum/b old-reads-new=invalid source",
        "encoding-changed Gift/fields/count old-reads-new=invalid",
        "type-changed Gift/fields/items old-reads-new=invalid new-reads-old=altered source",
      ]),
    Compared(
      "strict readers find nothing in what is the same",
      [gift("kind: { enum: { a: 1 } }, items: { type: [object], object: { n: int, on: bool } }")],
      gift("kind: { enum: { a: 1 } }, items: { type: [object], object: { n: int, on: bool } }"), isStrict: true,
      finds: []),
    Compared(
      "strict readers refuse other types", [Example(strict + "fields: { count: string }")],
      Example(strict + "fields: { count: bool }"),
      finds: ["type-changed Gift/fields/count old-reads-new=invalid new-reads-old=invalid source"]),
  ]

  private static let strict =
    "=== messagegen.yaml\nversion: 1\nlenient: false\n=== Schemas/Example.yaml\nmessage: Gift\nid: 7\n"

  // MARK: Ids

  private static let ids = idChanges.map { change in
    Compared(
      "\(change.old) to \(change.new)", [Example("message: Gift\n" + change.old)],
      Example("message: Gift\n" + change.new), finds: change.expected)
  }

  private static let idChanges: [(old: String, new: String, expected: [String])] = [
    ("ids: [1..9]", "ids: [1..4, 7..9]", ["id-changed Gift new-reads-old=unrecognized"]),
    ("ids: [1..9]", "ids: [1..4, 5..9]", []),
    ("ids: [1, 2, 3]", "ids: [1..3]", []),
    ("id: 7", "id: \"7\"", ["id-changed Gift source"]),
    ("id: 7", "ids: [7, x]", ["id-changed Gift old-reads-new=unrecognized source"]),
    ("id: 7", "id: 8\nalsoReads: [{ envelope: default, id: 7 }]", ["id-changed Gift old-reads-new=unrecognized"]),
  ]

  private static let dispatch: [Compared] =
    [
      Compared(
        "any value is tried with what others claim", [Example(two)], Example(two + "---\nmessage: Poll\nid: [7, 3]"),
        finds: ["id-reused Poll/ids/Gift old-reads-new=misread new-reads-old=misread source"]),
      Compared(
        "another envelope of the same form is no change", [gift("title: string")],
        """
        === messagegen.yaml
        version: 1
        envelopes: { default: { id: kind }, chat: { id: type, payload: data } }
        === Schemas/A.yaml
        message: Gift
        envelope: chat
        id: 7
        fields: { title: string }
        """, finds: []),
      Compared(
        "an id inside of text is read where text is looked into", [inside("object-or-json-string")],
        inside("json-string"), finds: ["envelope-changed envelopes/default new-reads-old=invalid"]),
      Compared(
        "an id inside of text is not read elsewhere", [inside("object")], inside("json-string"),
        finds: ["envelope-changed envelopes/default old-reads-new=unrecognized new-reads-old=invalid"]),
    ]

  private static let two = """
    === messagegen.yaml
    version: 1
    envelopes: { default: { id: [type, sub], payload: data } }
    === Schemas/A.yaml
    message: Gift
    id: [7, _]

    """

  private static func inside(_ encoding: String) -> Example {
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
}
