import SourceText
import Testing

/// Which fix-its may be applied unasked.
struct SafeFixTests {
  @Test(arguments: [
    "a: \"int # cents\"", "a: { type: \"int, key: x\" }", "a: \"int, string\"", "a: |\n    string\n",
    "a: { type: double, range: 0..<10 }", "a: { type: int, range: 5..<5 }",
    "a: { type: int, range: 0..<-9223372036854775808 }", "a: type: string", "a: type: string, key: b",
    "a:\n    type: string\n\t  key: b", "a: { type: string, doc: #add a comment }",
    "a: { type: string, #face\n    b: c", "说明：这里是字段", "a: { type: string, doc: [红包, # one\n    转账] }",
  ])
  func `what may mean something else is left to the author`(_ field: String) throws {
    let project = Project("message: A\nid: 1\nfields:\n  \(field)")
    let fixes = project.findings.flatMap(\.fixIts)
    #expect(!project.findings.isEmpty && !fixes.contains(where: \.isSafe), "\(project.printed())")
  }

  @Test(arguments: [
    ("a: \"string?\"", "a: string?"), ("a: '[string]'", "a: [string]"),
    ("a: \"{ string: int }\"", "a: { string: int }"),
    ("a: { type: int, range: 0..<10 }", "a: { type: int, range: 0..9 }"),
    ("a: { type: int, range: ..<10 }", "a: { type: int, range: ..9 }"),
    ("a: { type: double, range: 0...1 }", "a: { type: double, range: 0..1 }"),
  ])
  func `what can mean one thing alone is fixed`(_ field: String, _ wanted: String) throws {
    let text = { (field: String) in "message: A\nid: 1\nfields:\n  \(field)" }
    let project = Project(text(field))
    let fix = try #require(project.findings.first?.fixIts.first)
    #expect(fix.isSafe)
    #expect(String(decoding: project.applying(fix).files[1].bytes, as: UTF8.self) == text(wanted) + "\n")
  }
}
