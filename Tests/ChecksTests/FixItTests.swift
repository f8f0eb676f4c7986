import Checks
import DiagnosticTestSupport
import Schema
import SchemaTestSupport
import SourceText
import Testing

/// What a fix-it of a rule writes ends its finding, and leaves a project that can be read.
struct FixItTests {
  static let fixing = Lint.rules.flatMap { rule in rule.rule.pageWithCases.bad.map { (rule, $0) } }.filter {
    rule, example in
    ((try? TestProject(example).validSchema).map { rule.findings(in: $0) } ?? []).contains { !$0.fixIts.isEmpty }
  }

  @Test func someRulesHaveThem() {
    let ids = Set(Self.fixing.map(\.0.rule.id))
    #expect(ids.isSuperset(of: ["needless-hide-when-empty", "swapped-insets", "unknown-theme-key"]))
  }

  @Test(arguments: fixing)
  func eachEndsItsFinding(_ rule: LintRule, _ example: Example) throws {
    let project = TestProject(example)
    let before = rule.findings(in: try project.validSchema)
    for finding in before {
      for fix in finding.fixIts {
        let after = rule.findings(in: try project.applying([fix]).validSchema)
        #expect(after.count == before.count - 1, "\(fix.message.english)")
      }
    }
    let all = before.compactMap(\.fixIts.first)
    let after = rule.findings(in: try project.applying(all).validSchema)
    #expect(after.count == before.count - all.count)
  }

  /// Whatever rules find the ids, and in however many messages.
  @Test(arguments: [
    "message: A\nid: 5\n---\nmessage: B\nid: 5\n---\nmessage: C\nid: 5\n---\nmessage: D\nids: [5, 6, 5]",
    """
    message: A
    id: 101
    ---
    message: B
    id: 5
    ---
    message: C
    id: "5"
    ---
    message: D
    ids: [102, 30]
    ---
    message: E
    id: 101
    === messagegen.yaml
    version: 1
    ids: { allowed: 1..20, reserved: [2, 101, 102] }
    """,
    """
    message: A
    envelope: pair
    ids: [[8, 1], [101, 1]]
    ---
    message: B
    envelope: pair
    ids: [[8, 1], [102, 1]]
    ---
    message: C
    envelope: pair
    ids: [[8, 1], [101, 1]]
    === messagegen.yaml
    version: 1
    envelopes: { pair: { id: [type, subtype], payload: data } }
    ids: { reserved: [101, 102] }
    """,
    """
    message: A
    id: 3
    ---
    message: B
    id: 1000
    ---
    message: C
    id: 1000
    ---
    message: D
    id: 101
    === messagegen.yaml
    version: 1
    targets: [{ name: Chat, path: Sources/Chat/Generated, sdk: [nim-v2] }]
    """,
  ])
  func idsOfAllFixesAreFreeTogether(_ text: String) throws {
    let project = TestProject(text)
    let rules: Set = ["duplicate-id", "reserved-id", "id-not-allowed", "nim-kit-type"]
    func found(_ project: TestProject) throws -> [Diagnostic] {
      Lint.check(try project.validSchema).filter { rules.contains($0.id) }
    }
    let fixes = Set(try found(project).compactMap(\.fixIts.first))
    #expect(fixes.count >= 3)
    #expect(try found(project.applying(Array(fixes))).map(\.message.english) == [])
  }

  /// The text around a removed key, comments among it, is what it was.
  @Test(arguments: [
    ("- { label: \"{n}\", hideWhenEmpty: true, font: 9 }", "- { label: \"{n}\", font: 9 }"),
    ("- { hideWhenEmpty: true, label: \"{n}\" }", "- { label: \"{n}\" }"),
    ("- { label: \"{n}\" , hideWhenEmpty: true }", "- { label: \"{n}\" }"),
    ("- hideWhenEmpty: true\n      label: \"{n}\" # a", "- label: \"{n}\" # a"),
    (
      "- label: \"{n}\" # a\n      hideWhenEmpty: true\n      # b\n      font: 9",
      "- label: \"{n}\" # a\n      # b\n      font: 9"
    ),
    ("- {\n        label: \"{n}\",\n        hideWhenEmpty: true\n      }", "- {\n        label: \"{n}\",\n      }"),
    ("- label: \"{n}\"\n      hideWhenEmpty: true # why", nil),
    ("- { label: \"{n}\", hideWhenEmpty: &on true }", nil),
  ])
  func aKeyGoesWithItsOwnCommaOrLine(_ written: String, _ wanted: String?) throws {
    func text(_ element: String) -> String {
      "message: Card\nid: 7\nfields: { n: int }\nlayout:\n  content:\n    \(element)\n    - { label: 礼物 }\n"
    }
    let project = TestProject(text(written))
    let rule = try #require(Lint.rules.first { $0.rule.id == "needless-hide-when-empty" })
    let findings = rule.findings(in: try project.validSchema)
    #expect(findings.count == 1)
    let fixes = findings.flatMap(\.fixIts)
    #expect(fixes.map(\.isSafe) == (wanted == nil ? [] : [true]))
    if let wanted {
      let (fixed, expected) = (project.applying(fixes), TestProject(text(wanted)))
      #expect(fixed.files.map { $0.text(in: $0.range) } == expected.files.map { $0.text(in: $0.range) })
    }
  }

  /// A preset is read for each message that is like it: what one needs not, another may.
  @Test func aPresetIsLeftAlone() throws {
    let example: Example = """
      message: Card
      id: 7
      fields: { text: int }
      layout: { preset: card }
      === messagegen.yaml
      version: 1
      presets:
        card: { content: { label: "{text}", hideWhenEmpty: true } }
      """
    let rule = try #require(Lint.rules.first { $0.rule.id == "needless-hide-when-empty" })
    let findings = rule.findings(in: try TestProject(example).validSchema)
    #expect(findings.count == 1)
    #expect(findings.flatMap(\.fixIts).isEmpty)
  }
}
