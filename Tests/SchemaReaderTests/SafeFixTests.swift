import DiagnosticTestSupport
import SourceText
import Testing

@testable import SchemaReader

/// A fix-it that may be applied unasked ends its finding, and makes no new mistake.
struct SafeFixTests {
  @Test(arguments: ExampleTests.all) func `safe fixes end their findings`(_ example: Example) {
    let run = example.run()
    for finding in run.findings {
      for fix in finding.fixIts where fix.isSafe {
        let fixed = Example.run(run.files.map { applying(fix, to: $0) })
        #expect(!fixed.places.contains(run.place(of: finding)), "\(fixed.report)")
        let made = Set(fixed.findings.map(\.id)).subtracting(run.findings.map(\.id))
        #expect(made.isDisjoint(with: ["yaml-syntax", "duplicate-key", "unknown-key"]), "\(fixed.report)")
      }
    }
  }

  @Test(arguments: ExampleTests.all) func `no fix writes a key that is there already`(_ example: Example) {
    let run = example.run()
    let had = run.findings.count { $0.id == "duplicate-key" }
    for fix in run.findings.flatMap(\.fixIts) {
      let fixed = Example.run(run.files.map { applying(fix, to: $0) })
      #expect(fixed.findings.count { $0.id == "duplicate-key" } <= had, "\(fixed.report)")
    }
  }

  @Test func `a misspelt key beside the right one is named with that`() throws {
    let run = Example("message: A\nid: 1\nfields:\n  a: { type: string, doc: x, dok: y }\n").run()
    let finding = try #require(run.findings.first)
    #expect(finding.id == "unknown-key")
    #expect(finding.fixIts.isEmpty)
    #expect(finding.notes.first?.range.map { run.files[0].text(in: $0) } == "doc")
  }

  @Test(arguments: [
    ("fields: title:string\n", "fields: { title: string }\n"),
    ("fields:\n  title：string\n", "fields:\n  title: string\n"),
  ])
  func `a pair that ran together is pulled apart where it stands`(_ text: String, _ wanted: String) throws {
    let run = Example("message: A\nid: 1\n" + text).run()
    let fix = try #require(run.findings.first?.fixIts.first)
    #expect(fix.isSafe)
    let fixed = applying(fix, to: run.files[0])
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == "message: A\nid: 1\n" + wanted)
    #expect(Example.run([fixed]).findings.isEmpty)
  }

  @Test(arguments: [
    "a: \"int # cents\"", "a: { type: \"int, key: x\" }", "a: \"int, string\"", "a: |\n    string\n",
    "a: { type: double, range: 0..<10 }", "a: { type: int, range: 5..<5 }",
    "a: { type: int, range: 0..<-9223372036854775808 }", "a: type: string", "a: type: string, key: b",
    "a:\n    type: string\n\t  key: b", "a: { type: string, doc: #add a comment }",
    "a: { type: string, #face\n    b: c", "说明：这里是字段", "a: { type: string, doc: [红包, # one\n    转账] }",
  ])
  func `what may mean something else is left to the author`(_ field: String) throws {
    let run = Example("message: A\nid: 1\nfields:\n  " + field + "\n").run()
    let fixes = run.findings.flatMap(\.fixIts)
    #expect(!run.findings.isEmpty && !fixes.contains(where: \.isSafe), "\(run.report)")
  }

  @Test(arguments: [
    ("a: \"string?\"", "a: string?"), ("a: '[string]'", "a: [string]"),
    ("a: \"{ string: int }\"", "a: { string: int }"),
    ("a: { type: int, range: 0..<10 }", "a: { type: int, range: 0..9 }"),
    ("a: { type: int, range: ..<10 }", "a: { type: int, range: ..9 }"),
    ("a: { type: double, range: 0...1 }", "a: { type: double, range: 0..1 }"),
  ])
  func `what can mean one thing alone is fixed`(_ field: String, _ wanted: String) throws {
    let text = { (field: String) in "message: A\nid: 1\nfields:\n  \(field)\n" }
    let run = Example(text(field)).run()
    let fix = try #require(run.findings.first?.fixIts.first)
    #expect(fix.isSafe)
    #expect(String(decoding: applying(fix, to: run.files[0]).bytes, as: UTF8.self) == text(wanted))
  }

  @Test func `several pairs that ran together are pulled apart at once`() throws {
    let run = Example("message: A\nid: 1\nfields:\n  title:string\n  amount:int\n").run()
    #expect(run.findings.map(\.id) == ["missing-space", "missing-space"])
    let fixed = applying(try #require(run.findings[0].fixIts.first), to: run.files[0])
    #expect(
      String(decoding: fixed.bytes, as: UTF8.self) == "message: A\nid: 1\nfields:\n  title: string\n  amount: int\n")
  }

  @Test func `a sentence over several lines is left to the author`() {
    let run = Example("message: A\nid: 1\nfields:\n  title:string\n  and more\n").run()
    #expect(run.findings.map(\.id) == ["missing-space"])
    #expect(run.findings[0].fixIts.isEmpty)
  }

  private func applying(_ fix: Diagnostic.FixIt, to file: SourceFile) -> SourceFile {
    var fix = fix
    fix.edits.removeAll { $0.range.file != file.id }
    return SourceFile(id: file.id, path: file.path, text: DiagnosticTestSupport.applying(fix, to: file))
  }
}

extension Example.Run {
  fileprivate var places: Set<String> { Set(findings.map { place(of: $0) }) }

  fileprivate func place(of finding: Diagnostic) -> String {
    "\(files.first { $0.id == finding.range.file }!.path):\(finding.range.start): \(finding.id)"
  }
}
