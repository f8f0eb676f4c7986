import Evolution
import Inspection
import MessageRuntime
import Schema
import SourceText
import Testing

/// What the current schemas are expected to make of recorded messages.
struct ExpectedExampleTests {
  /// A row: a release, the current schemas, what is accepted, and what is expected of each example.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let released, current: Example
    var breaks: [ExpectedBreak] = []
    let expected: [String]
    var testDescription: String { name }
  }

  private static let gift: Example =
    "message: Gift\nid: 7\nfields: { title: string?, kind: Kind }\n---\nenum: Kind\ncases: [a, b]\n"
  private static let full = #"full message("Gift") {"title":"title","kind":"a"}"#
  private static let least = #"least message("Gift") {"title":null,"kind":"a"}"#
  private static let other = #"kind=b message("Gift") {"title":null,"kind":"b"}"#

  static func accepted(_ rule: String, _ at: String, _ outcome: DecodingOutcome) -> ExpectedBreak {
    ExpectedBreak(rule: rule, at: at, outcome: outcome, reason: "because", release: "2.0")
  }

  static let rows = [
    Row(name: "nothing changed", released: gift, current: gift, expected: [full, least, other]),
    Row(
      name: "a field and a case have other names", released: gift,
      current:
        "message: Gift\nid: 7\nfields: { name: { type: string?, key: title }, kind: Kind }\n---\nenum: Kind\ncases: { a: a, c: b }\n",
      expected: [
        #"full message("Gift") {"kind":"a"}"#, #"least message("Gift") {"kind":"a"}"#,
        #"kind=b message("Gift") {"kind":"c"}"#,
      ]),
    Row(
      name: "a case was removed, which nobody accepted", released: gift,
      current: "message: Gift\nid: 7\nfields: { title: string?, kind: Kind }\n---\nenum: Kind\ncases: [a]\n",
      expected: [full, least, other]),
    Row(
      name: "a case was removed, which is accepted", released: gift,
      current: "message: Gift\nid: 7\nfields: { title: string?, kind: Kind }\n---\nenum: Kind\ncases: [a]\n",
      breaks: [accepted("case-removed", "Kind/cases/b", .unlisted)],
      expected: [
        #"full message("Gift") {"title":"title"} case-removed"#, #"least message("Gift") {"title":null} case-removed"#,
        #"kind=b message("Gift") {"title":null} case-removed"#,
      ]),
    Row(
      name: "a field became required, which nobody accepted", released: gift,
      current: "message: Gift\nid: 7\nfields: { title: string, kind: Kind }\n---\nenum: Kind\ncases: [a, b]\n",
      expected: [
        full, #"least message("Gift") {"kind":"a"}"#, #"kind=b message("Gift") {"kind":"b"}"#,
      ]),
    Row(
      name: "a field became required, which is accepted", released: gift,
      current: "message: Gift\nid: 7\nfields: { title: string, kind: Kind }\n---\nenum: Kind\ncases: [a, b]\n",
      breaks: [accepted("field-became-required", "Gift/fields/title", .invalid)],
      expected: [
        full, "least invalid {} field-became-required", "kind=b invalid {} field-became-required",
      ]),
    Row(
      name: "something else is accepted", released: gift,
      current: "message: Gift\nid: 7\nfields: { title: string, kind: Kind }\n---\nenum: Kind\ncases: [a, b]\n",
      breaks: [accepted("constraint-tightened", "Gift/fields/kind", .invalid)],
      expected: [
        full, #"least message("Gift") {"kind":"a"}"#, #"kind=b message("Gift") {"kind":"b"}"#,
      ]),
    Row(
      name: "the message was removed", released: "message: Gift\nid: 7\n", current: "message: Note\nid: 8\n",
      expected: [#"full message("Gift") {}"#]),
    Row(
      name: "the message was removed, which is accepted", released: "message: Gift\nid: 7\n",
      current: "message: Note\nid: 8\n", breaks: [accepted("message-removed", "Gift", .unrecognized)],
      expected: ["full unrecognized {} message-removed"]),
    Row(
      name: "the message has another name", released: "message: Gift\nid: 7\nfields: { a: string, b: int }\n",
      current: "message: Present\nid: 7\nfields: { a: string, b: int }\n",
      breaks: [accepted("type-changed", "Present/fields/b", .altered)],
      expected: [#"full message("Present") {"a":"a"} type-changed"#]),
    Row(
      name: "its id is another message's, which is accepted", released: "message: Gift\nid: 7\n",
      current: "message: Gift\nid: 8\n---\nmessage: Note\nid: 7\n",
      breaks: [accepted("id-reused", "Note/ids/Gift", .misread)], expected: [#"full message("Note") {} id-reused"#]),
    Row(
      name: "what others of the envelope hold is elsewhere, which is accepted",
      released: "message: Gift\nid: 7\nfields: { title: string? }\n",
      current: """
        === messagegen.yaml
        version: 1
        envelopes: { default: { id: type, payload: body } }
        === Schemas/Example.yaml
        message: Gift
        id: 7
        fields: { title: string? }
        """,
      breaks: [accepted("envelope-changed", "envelopes/default", .absent)],
      expected: [#"full message("Gift") {} envelope-changed"#, #"least message("Gift") {} envelope-changed"#]),
    Row(
      name: "types are compared where their values are of one form",
      released:
        "message: Gift\nid: 7\nfields: { a: int, b: int, at: { type: timestamp, unit: s }, big: uint64 }\nexamples: { x: { a: 1, b: 2, at: 1.5, big: 18446744073709551615 } }\n",
      current: "message: Gift\nid: 7\nfields: { a: int64, b: string, at: { type: timestamp, unit: s }, big: uint64 }\n",
      expected: [
        #"full message("Gift") {"a":1,"at":1.5,"big":18446744073709551615}"#,
        #"least message("Gift") {"a":1,"at":1714521600,"big":1}"#,
      ]),
  ]

  @Test(arguments: rows) func itIsWhatItWasUnlessSomethingElseWasAccepted(_ row: Row) throws {
    let (released, current) = (try Schema(row.released), try Schema(row.current, from: 100))
    let fixture = try #require(ReleaseFixture(released.messages[0], by: Inspector(released)))
    let expectation = ReleaseExpectation(
      of: released, in: current, by: Inspector(current), breaks: row.breaks)
    let found = expectation.examples(of: fixture).map { example in
      let reasons = example.reasons.map { " " + $0.rule }.joined()
      return "\(example.example.name) \(example.outcome) \(example.values.json)\(reasons)"
    }
    #expect(found == row.expected)
  }

  /// What was accepted before a shared type, or a message for the second time, got another name.
  @Test func whatWasAcceptedGoesWithItsDeclaration() throws {
    func schema(_ message: String, _ style: String, _ unit: String, _ b: String, from file: Int) throws -> Schema {
      try Schema(
        Example(
          """
          message: \(message)
          id: 7
          fields: { a: string, b: \(b), style: \(style) }
          ---
          object: \(style)
          fields: { at: { type: timestamp, unit: \(unit) } }
          """), from: file)
    }
    let released = try schema("Gift", "Style", "s", "int", from: 100)
    let later = try schema("Present", "Style", "ms", "string", from: 200)
    let current = try schema("Pres", "Look", "ms", "string", from: 300)
    let accepted = [
      Self.accepted("unit-changed", "Style/fields/at", .altered),
      Self.accepted("type-changed", "Present/fields/b", .altered),
    ]
    let expectation = ReleaseExpectation(
      of: released, in: current, by: Inspector(current), breaks: accepted.moved(from: later, to: current))
    let fixture = try #require(ReleaseFixture(released.messages[0], by: Inspector(released)))
    let full = try #require(expectation.examples(of: fixture).first)
    #expect(full.outcome == .message("Pres"))
    #expect(full.values.json == #"{"a":"a","style":{}}"#)
    #expect(full.reasons.map(\.at) == ["Present/fields/b", "Style/fields/at"])
  }
}
