import SourceText
import Testing

/// The one fix-it of a type that is spelled otherwise makes it right in a single step.
struct TypeFixTests {
  @Test(arguments: [
    ("at: Date", "at: { type: timestamp, unit: ms }"),
    ("at: Date?", "at: { type: timestamp?, unit: ms }"),
    ("at?: [Date]", "at?: { type: [timestamp], unit: ms }"),
    ("at: { string: Date }", "at: { type: { string: timestamp }, unit: ms }"),
    ("at: { type: Date, key: t }", "at: { type: timestamp, unit: ms, key: t }"),
    ("at: { type: [time], unit: s }", "at: { type: [timestamp], unit: s }"),
    ("at:\n    type: Date\n    key: t", "at:\n    type: timestamp\n    unit: ms\n    key: t"),
    ("at: timestamp", "at: { type: timestamp, unit: ms }"),
    ("at: Optional<Date>", "at: { type: timestamp?, unit: ms }"),
    ("a: [Optional<String>]", "a: [string]"),
    ("a: [Int?]", "a: [int]"),
    ("a: Int??", "a: int?"),
    ("a: String[]", "a: [string]"),
    ("a: [String: [Int]]", "a: { string: [int] }"),
    ("a: [String: [String: Bool]]", "a: { string: { string: bool } }"),
    ("a: { String: [Int64] }", "a: { string: [int64] }"),
    ("a: { type: enum, cases: [b, c] }", "a: { type: enum, enum: [b, c] }"),
  ])
  func `one step is enough`(written: String, right: String) throws {
    let project = Project("message: A\nid: 1\nfields:\n  \(written)\n")
    let fixed = project.applying(try #require(project.findings.first?.fixIts.first))
    #expect(String(decoding: fixed.files[1].bytes, as: UTF8.self).hasPrefix("message: A\nid: 1\nfields:\n  \(right)\n"))
    #expect(fixed.printed() == "")
  }
}
