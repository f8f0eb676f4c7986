import DiagnosticTestSupport
import Inspection
import Schema
import SchemaReader
import SchemaTestSupport
import SourceText
import TestSupport
import Testing

@testable import messagegen

/// What must hold of the fixes of every example of every rule, whatever the rules say.
struct FixExampleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var title: String
    var example: Example
    var testDescription: String { title }

    static let all =
      (RuleCatalog.afterReading + SchemaReader.rules).map(\.pageWithCases)
      .flatMap { cases($0.id, $0.bad + $0.good) }
      + cases("slip", commonMistakes)

    /// For each change the first example of each rule, the fourth and so on.
    private static func cases(_ id: String, _ examples: [Example]) -> [Case] {
      examples.enumerated().filter { Tier.hasEverything || $0.offset.isMultiple(of: 3) }
        .map { Case(title: "\(id) \($0 + 1)", example: $1) }
    }

    /// Several fixes in one file, some of which wait for others.
    private static let commonMistakes: [Example] = [
      "message：Gift # 礼物\nid：5 # five\nfields:\n  title：string\n",
      "message: Gift\nid: 5\nfields:\n\ttitle: string # a title\n\tcount: int\n",
      "message: Gift\nid: 5\nfields:\n  title: String # a title\n  count: Int?\n  tags: [String]?\n",
      "message: Gift # a gift\nid: 5\nfields: { title：string, count：int }\n",
      "mesage: Gift\nid: 5\nfeilds:\n  title: strin\n",
      "=== messagegen.yaml\nversion：1 # one\n=== Schemas/A.yaml\nmessage: A\nid: 1\ndoc: 'a' b\n",
    ]
  }

  private func files(of example: Example) -> [SourceFile] {
    ([example.configuration] + example.schemas).enumerated().map {
      SourceFile(id: .init($0), path: $1.path, text: $1.text)
    }
  }

  private func state(_ files: [SourceFile], allSafe: Bool = false) -> Fixing.State {
    let project = TestProject(files: files)
    var findings = project.findings
    if let schema = try? project.schema {
      findings = Outcome(schema, findings).checkingExamples().diagnostics + found(in: schema)
    }
    findings = findings.inOrder()
    if allSafe {
      for (index, finding) in findings.enumerated() {
        for fix in finding.fixIts.indices { findings[index].fixIts[fix].isSafe = true }
      }
    }
    return Fixing.State(files: files, findings: findings, all: findings)
  }

  /// Of rules that are off as well, as `--rule` has them.
  private func found(in schema: Schema) -> [Diagnostic] {
    SchemaFindings.found(by: RuleCatalog.afterReading, in: schema).map {
      var finding = $0
      finding.severity = RuleCatalog.byID[finding.id]?.severity ?? .warning
      return finding
    }
  }

  private func fix(_ state: Fixing.State, allSafe: Bool = false) throws -> Fixing.Result {
    try Fixing(read: { self.state($0, allSafe: allSafe) }, mayChange: { _ in true }).fix(state)
  }

  /// The ids of the rules that know what to do.
  private func fixable(_ state: Fixing.State) -> Set<String> {
    Set(state.findings.filter { $0.fixIts.contains(where: \.isSafe) }.map(\.id))
  }

  /// A safe fix ends its finding, fixing again changes nothing, and comments stay.
  @Test(arguments: Case.all) func safeFixes(_ test: Case) throws {
    let files = files(of: test.example)
    let before = state(files)
    let after = try fix(before).state
    let again = try fix(after)
    #expect(again.fixedCount == 0 && again.state.files.map(\.bytes) == after.files.map(\.bytes))
    for (old, new) in zip(files, after.files) {
      let text = String(decoding: new.bytes, as: UTF8.self)
      for comment in comments(in: old) { #expect(text.contains(comment), "\(comment)") }
    }
    #expect(fixable(after).isEmpty)
    for rule in fixable(before) {
      #expect(after.findings.count { $0.id == rule } < before.findings.count { $0.id == rule }, "\(rule)")
    }
    // What cannot be read hides what else is wrong.
    guard before.syntaxErrors.isEmpty, (try? TestProject(files: Array(before.files)).schema) != nil else { return }
    let errors = Set(before.findings.filter { $0.severity == .error }.map(\.id))
    #expect(after.findings.filter { $0.severity == .error && !errors.contains($0.id) } == [])
  }

  /// A comment behind every line that may have one stays where it is.
  @Test(arguments: Case.all) func commentsEverywhereStay(_ test: Case) throws {
    let files = files(of: test.example)
    let commented = files.map { SourceFile(id: $0.id, path: $0.path, text: commenting($0)) }
    let (plain, before) = (state(files), state(commented))
    guard plain.findings.map(\.id) == before.findings.map(\.id) else { return }
    for (old, new) in zip(commented, try fix(before).state.files) {
      let text = String(decoding: new.bytes, as: UTF8.self)
      #expect(comments(in: old).filter { !text.contains($0 + "\n") } == [])
    }
  }

  /// Whatever rules call safe: nothing is broken, and there is an end.
  @Test(arguments: Case.all) func anyFixLeavesYAML(_ test: Case) throws {
    let before = state(files(of: test.example), allSafe: true)
    let once = try fix(before, allSafe: true).state
    for (file, count) in once.syntaxErrors { #expect(count <= before.syntaxErrors[file, default: 0]) }
    #expect(try fix(once, allSafe: true).state.files.map(\.bytes) == once.files.map(\.bytes))
  }

  private func commenting(_ file: SourceFile) -> String {
    (1..<max(2, file.lineStarts.count)).map { file.line($0) + " # line \($0)\n" }.joined()
  }

  /// But for those to the tool, which have findings and fixes of their own.
  private func comments(in file: SourceFile) -> [String] {
    (1...file.lineStarts.count).compactMap { number in
      file.line(number).firstRange(of: "# ").map { String(file.line(number)[$0.lowerBound...]) }
    }.filter { !$0.contains("messagegen") }
  }
}
