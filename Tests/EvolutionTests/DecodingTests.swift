import Evolution
import Schema
import SourceText
import Testing

/// Who reads what, beyond the rules' own examples.
@Suite struct DecodingTests {
  private func found(from base: Example, to new: Example) throws -> [String] {
    let release = Release(name: "1.0", schema: try Schema(base, from: 100))
    return Evolution.compare(try Schema(new), with: [release]).map { "\($0.rule.id) \($0.text)" }
  }

  @Test func strictReadersRefuseOtherTypes() throws {
    let configuration = "=== messagegen.yaml\nversion: 1\nlenient: false\n=== Schemas/Example.yaml\n"
    let found = try found(
      from: Example(configuration + "message: Gift\nid: 7\nfields: { count: string }"),
      to: Example(configuration + "message: Gift\nid: 7\nfields: { count: bool }"))
    #expect(found == ["type-changed Gift/fields/count old-reads-new=invalid new-reads-old=invalid source"])
  }

  @Test func anIDMayBeReadByAlsoReads() throws {
    let found = try found(
      from: "message: Gift\nid: 7",
      to: "message: Gift\nid: 8\nalsoReads: [{ envelope: default, id: 7 }]")
    #expect(found == ["id-changed Gift old-reads-new=unrecognized"])
  }

  @Test func anotherUnitInAListIsNotAnotherType() throws {
    let found = try found(
      from: "message: Gift\nid: 7\nfields: { times: { type: [timestamp], unit: s } }",
      to: "message: Gift\nid: 7\nfields: { times: { type: [timestamp], unit: ms } }")
    #expect(found == ["unit-changed Gift/fields/times old-reads-new=altered new-reads-old=altered"])
  }

  @Test func aSharedTypeIsOneFinding() throws {
    let messages =
      "message: A\nid: 1\nfields: { address: Address }\n---\nmessage: B\nid: 2\nfields: { home: Address }\n"
    let found = try found(
      from: Example(messages + "---\nobject: Address\nfields: { street: string, town: string }"),
      to: Example(messages + "---\nobject: Address\nfields: { street: string }"))
    #expect(found == ["field-removed Address/fields/town old-reads-new=invalid source"])
  }

  @Test func aFindingOfASharedTypeNamesTheMessagesThatUseIt() throws {
    let messages = "message: A\nid: 1\nfields: { homes: [Home] }\n---\nmessage: B\nid: 2\nfields: { state: State }\n"
    let types = "---\nobject: Home\nfields: { state: State }\n---\nmessage: C\nid: 3\n---\nenum: State\n"
    let release = Release(name: "1.0", schema: try Schema(Example(messages + types + "cases: [a, b]"), from: 100))
    let found = Evolution.compare(try Schema(Example(messages + types + "cases: [a]")), with: [release])
    #expect(found.map(\.at) == ["State/cases/b"])
    #expect(found.flatMap(\.diagnostic.notes).map(\.message.english).suffix(2) == ["used by `A`", "used by `B`"])
  }

  @Test func aDefaultCaseOfAnotherNameIsTheSameDefault() throws {
    func gift(_ name: String) -> Example {
      Example(
        stringLiteral: "message: Gift\nid: 7\nfields:\n"
          + "  look: { enum: { \(name): 1, festive: 2 }, default: \(name), omit: default }")
    }
    #expect(try found(from: gift("classic"), to: gift("plain")) == ["case-renamed Gift/fields/look/enum/plain source"])
  }

  @Test func aNumberIsTheSameDefaultOfEveryTypeOfNumber() throws {
    func gift(_ type: String) -> Example {
      Example(
        stringLiteral: "message: Gift\nid: 7\nfields: { count: { type: \(type), default: 5, omit: default } }")
    }
    #expect(try found(from: gift("int"), to: gift("double")).map { $0.prefix { $0 != " " } } == ["type-changed"])
  }

  @Test func membersOfADefaultHaveNoOrder() throws {
    func gift(_ members: String) -> Example {
      Example(
        stringLiteral: "message: Gift\nid: 7\nfields: { more: { type: json, default: { \(members) }, omit: default } }")
    }
    #expect(try found(from: gift("a: 1, b: 2"), to: gift("b: 2, a: 1")) == [])
  }

  @Test func aKeyThatAnotherFieldGainedIsReused() throws {
    let found = try found(
      from: "message: Gift\nid: 7\nfields: { count: int32?, title: string? }",
      to: "message: Gift\nid: 7\nfields: { title: { type: string?, aliases: [count] } }")
    #expect(
      found.sorted() == [
        "field-removed Gift/fields/count old-reads-new=absent source",
        "key-reused Gift/fields/title new-reads-old=altered",
      ])
  }

  @Test func aKeyOfAnotherFieldThatIsNeverReachedIsNotReused() throws {
    let found = try found(
      from: "message: Gift\nid: 7\nfields: { count: int32?, title: string }",
      to: "message: Gift\nid: 7\nfields: { title: { type: string, aliases: [count] } }")
    #expect(found == ["field-removed Gift/fields/count old-reads-new=absent source"])
  }

  @Test func aKeyBesideTheIDIsNotThatOfThePayload() throws {
    let found = try found(
      from:
        "message: Gift\nid: 7\nfields: { on: { type: bool?, slot: envelope }, more: { type: json?, aliases: [on] } }",
      to: """
        message: Gift
        id: 7
        fields: { on: { type: bool?, slot: envelope }, more: { type: json?, aliases: [on] }, note: string? }
        """)
    #expect(found == [])
  }
}
