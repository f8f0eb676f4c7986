import Foundation
import SourceText
import Testing

@testable import Reports

/// What the standard of SARIF 2.1.0 (with errata 01) requires of odd texts and places, by its sections; a whole document is
/// the case `lint-sarif`.
struct SARIFReportTests {
  typealias Object = [String: Any]

  private let report = SARIFReport(
    version: "1.2.3",
    rules: [
      Self.rule("unused", .note, summary: "never", why: "nobody knows"),
      Self.rule("many-lines", nil, summary: "lines {x}", why: "a why"),
    ])

  private static func rule(_ id: String, _ severity: Diagnostic.Severity?, summary: LocalizedText, why: LocalizedText)
    -> RuleHelp
  {
    RuleHelp(
      rule: Rule(id, severity, theme: Rule.Theme("wire", zh: "传输")),
      page: RulePage(id: id, summary: summary, why: why, bad: ["↓\nid: {x}"], good: ["id: 1"]), language: .english)
  }

  private func run(_ findings: [Diagnostic]) throws -> Object {
    let text = report.text(of: findings, in: Fixture.files)
    let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
    return try #require((log["runs"] as? [Object])?.first)
  }

  private func results(_ findings: [Diagnostic]) throws -> [Object] {
    try #require(run(findings)["results"] as? [Object])
  }

  private func rules(_ run: Object) throws -> [Object] {
    try #require(((run["tool"] as? Object)?["driver"] as? Object)?["rules"] as? [Object])
  }

  /// The `text` of a member.
  private func text(_ object: Object, _ key: String) -> String? { (object[key] as? Object)?["text"] as? String }

  /// 3.49.9 to 3.49.14, 3.50.3 for the level, 3.12.3 for a text that is not empty.
  @Test func rules() throws {
    let rules = try rules(run(Fixture.findings))
    #expect(rules.map { $0["id"] as? String } == ["hostile-rule", "id-rule", "many-lines"])
    // 3.49.3: a rule that nobody has written about has an id, and that is all.
    #expect(rules[0].count == 1 && rules[1].count == 1)
    #expect([text(rules[2], "shortDescription"), text(rules[2], "fullDescription")] == ["lines {x}", "a why"])
    #expect((rules[2]["defaultConfiguration"] as? Object)?["enabled"] as? Bool == false)
    let help = try #require(rules[2]["help"] as? [String: String])
    #expect(help["text"] == "lines {x}\n\na why\n\nFor details, run `messagegen explain many-lines`.")
    #expect(help["markdown"]?.contains("Reported:\n\n```yaml\nid: {x}\n```") == true)
  }

  /// 3.27.5 to 3.27.22; 3.27.6 for the index; 3.28.2 for the ids that links in messages name.
  @Test func results() throws {
    let run = try run(Fixture.findings)
    let results = try #require(run["results"] as? [Object])
    #expect(results.map { $0["level"] as? String } == ["error", "warning", "note"])
    let ids = try rules(run).map { $0["id"] as? String }
    #expect(results.map { ($0["ruleIndex"] as? Int).flatMap { ids[$0] } } == results.map { $0["ruleId"] as? String })
    #expect(Set(results.compactMap { ($0["partialFingerprints"] as? [String: String])?.first?.value }).count == 3)
    let related = try #require((results[0]["relatedLocations"] as? [Object])?.first)
    #expect(text(related, "message") == Fixture.hostile && related["id"] as? Int == 1)
    let message = try #require(text(results[0], "message"))
    #expect(message.contains("\nnote: no place\nhelp: ") && message.contains("\nnote: [") && message.hasSuffix("](1)"))
  }

  /// 3.11.5 for braces, 3.11.6 for brackets.
  @Test(arguments: [
    ("a {0} {b}", "a {{0}} {{b}}"), ("[a] [b] \\ \\[", "[a] [b] \\ \\["), ("[a](1) ](", "[a\\](1) \\]("),
    ("`[string]?`", "`[string]?`"),
    ("]\u{301}(", "]\u{301}("),
  ])
  func messages(text: String, written: String) throws {
    let result = try results([Diagnostic("r", .error, .verbatim(text), at: Fixture.range("x"))])[0]
    #expect(self.text(result, "message") == written)
  }

  /// 3.11.6: every bracket and backslash in the text of a link is escaped.
  @Test func links() throws {
    let note = Diagnostic.Note(.verbatim("[a](1) \\ {b}"), at: Fixture.other.range)
    let finding = Diagnostic("r", .error, .verbatim("m"), at: Fixture.range("x"), notes: [note])
    #expect(try text(results([finding])[0], "message") == "m\nnote: [\\[a\\](1) \\\\ {{b}}](1)")
  }

  @Test func speaksChinese() throws {
    let finding = Diagnostic(
      "r", .error, LocalizedText("m", zh: "红"), at: Fixture.range("x"), help: LocalizedText("h", zh: "包"))
    let text = SARIFReport(version: "1", rules: [], language: .simplifiedChinese).text(of: [finding], in: Fixture.files)
    #expect(text.contains("\"红\\n建议：包\"") && text.contains("\"language\": \"zh-CN\""))
  }

  /// 3.55 to 3.57, in UTF-16; 3.30.5 to 3.30.8: GitHub wants all four.
  @Test func fixes() throws {
    let fix = try #require((results(Fixture.findings)[0]["fixes"] as? [Object])?.first)
    #expect(text(fix, "description") == Fixture.hostile)
    let changes = try #require(fix["artifactChanges"] as? [Object])
    let regions = changes.map { (($0["replacements"] as? [Object])?.first)?["deletedRegion"] as? [String: Int] }
    #expect(regions.map { $0?.count } == [4, 4])
    #expect(regions[0] == ["startLine": 2, "startColumn": 6, "endLine": 2, "endColumn": 7])
  }

  /// 3.4.4: an absolute URI has no base.
  @Test func absolutePaths() throws {
    let file = SourceFile(id: .init(0), path: "/p/a b.yaml", text: "x")
    let text = report.text(of: [Diagnostic("r", .error, .verbatim("m"), at: file.range)], in: [file])
    #expect(text.contains("\"file:///p/a%20b.yaml\"") && !text.contains("uriBaseId"))
  }

  @Test func foreignFile() throws {
    let range = SourceRange(file: .init(7), start: 0, end: 1)
    let fixIt = Diagnostic.FixIt("f", replace: range, with: "")
    let result = try results([Diagnostic("r", .error, "m", at: range, fixIts: [fixIt])])[0]
    #expect((result["locations"] as? [Object])?.isEmpty == true && result["fixes"] == nil)
  }
}
