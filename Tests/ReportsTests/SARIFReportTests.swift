import Foundation
import SourceText
import Testing

@testable import Reports

/// What the standard of SARIF 2.1.0 (with errata 01) requires, by its sections, and what GitHub wants beyond it.
@Suite struct SARIFReportTests {
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
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.contains("sarif-2.1.0") == true)
    let runs = try #require(log["runs"] as? [Object])
    #expect(runs.count == 1 && runs[0]["columnKind"] as? String == "utf16CodeUnits")
    return runs[0]
  }

  private func driver(_ run: Object) throws -> Object {
    try #require((run["tool"] as? Object)?["driver"] as? Object)
  }

  /// 3.13.2, 3.14.8, 3.20.14, 3.14.14: the base id is named, an absolute place on this machine is not.
  @Test func theRun() throws {
    let run = try run([])
    #expect(run["language"] as? String == "en")
    #expect((run["invocations"] as? [Object])?.map { $0["executionSuccessful"] as? Bool } == [true])
    let root = try #require((run["originalUriBaseIds"] as? [String: Object])?["%SRCROOT%"])
    #expect(root.keys.sorted() == ["description"])
  }

  /// 3.14.3, 3.17.3: two projects in one repository are two series of runs; the slash at the end leaves the run unnamed.
  @Test func theRunNamesItsProject() throws {
    let file = SourceFile(id: .init(0), path: "Shop/messagegen.yaml", text: "")
    let log = try JSONSerialization.jsonObject(with: Data(report.text(of: [], in: [file]).utf8)) as? Object
    let run = try #require((log?["runs"] as? [Object])?.first)
    #expect((run["automationDetails"] as? Object)?["id"] as? String == "messagegen/Shop/messagegen.yaml/")
  }

  @Test func noFindings() throws {
    let run = try run([])
    #expect((run["results"] as? [Object])?.isEmpty == true)
    #expect(try driver(run)["name"] as? String == "messagegen")
    #expect(try driver(run)["version"] as? String == "1.2.3")
  }

  /// 3.49.9 to 3.49.14, 3.50.3 for the level, 3.12.3 for a text that is not empty.
  @Test func rules() throws {
    let rules = try #require(driver(run(Fixture.findings))["rules"] as? [Object])
    #expect(rules.map { $0["id"] as? String } == ["hostile-rule", "id-rule", "many-lines"])
    // 3.49.3: a rule that nobody has written about has an id, and that is all.
    #expect(rules[0].count == 1 && rules[1].count == 1)
    for rule in rules[2...] {
      for key in ["shortDescription", "fullDescription", "help"] {
        #expect(((rule[key] as? Object)?["text"] as? String)?.isEmpty == false)
      }
      #expect((rule["help"] as? Object)?["markdown"] is String)
      let level = (rule["defaultConfiguration"] as? Object)?["level"] as? String
      #expect(["none", "note", "warning", "error"].contains(level))
    }
    #expect((rules[2]["fullDescription"] as? Object)?["text"] as? String == "a why")
    #expect((rules[2]["defaultConfiguration"] as? Object)?["enabled"] as? Bool == false)
    // 3.8.2: in the property bag, each once.
    #expect((rules[2]["properties"] as? Object)?["tags"] as? [String] == ["wire"])
    let help = try #require(rules[2]["help"] as? [String: String])
    #expect(help["text"] == "lines {x}\n\na why\n\nFor details, run `messagegen explain many-lines`.")
    #expect(help["markdown"]?.contains("Reported:\n\n```yaml\nid: {x}\n```") == true)
  }

  /// 3.27.5 to 3.27.22; 3.27.6 for the index; 3.28.2 for the ids that links in messages name.
  @Test func results() throws {
    let run = try run(Fixture.findings)
    let rules = try #require(driver(run)["rules"] as? [Object])
    let results = try #require(run["results"] as? [Object])
    #expect(results.map { $0["level"] as? String } == ["error", "warning", "note"])
    var fingerprints: Set<String> = []
    for result in results {
      #expect((result["message"] as? Object)?["text"] is String)
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      try check(locations: result["locations"])
      try check(locations: result["relatedLocations"] ?? [Object]())
      let hashes = try #require(result["partialFingerprints"] as? [String: String])
      #expect(fingerprints.insert(try #require(hashes["primaryLocationLineHash"])).inserted)
    }
    let related = try #require((results[0]["relatedLocations"] as? [Object])?.first)
    #expect((related["message"] as? Object)?["text"] as? String == Fixture.hostile)
    let text = try #require((results[0]["message"] as? Object)?["text"] as? String)
    #expect(text.contains("\nnote: no place\nhelp: "))
    #expect(related["id"] as? Int == 1 && text.hasSuffix("](1)") && text.contains("\nnote: ["))
  }

  /// 3.11.5 for braces, 3.11.6 for brackets.
  @Test(arguments: [
    ("a {0} {b}", "a {{0}} {{b}}"), ("[a] [b] \\ \\[", "[a] [b] \\ \\["), ("[a](1) ](", "[a\\](1) \\]("),
    ("`[string]?`", "`[string]?`"),
    ("]\u{301}(", "]\u{301}("),
  ])
  func messages(text: String, written: String) throws {
    let results = try #require(
      run([Diagnostic("r", .error, .verbatim(text), at: Fixture.range("x"))])["results"] as? [Object])
    #expect((results[0]["message"] as? Object)?["text"] as? String == written)
  }

  /// 3.11.6: every bracket and backslash in the text of a link is escaped.
  @Test func links() throws {
    let note = Diagnostic.Note(.verbatim("[a](1) \\ {b}"), at: Fixture.other.range)
    let finding = Diagnostic("r", .error, .verbatim("m"), at: Fixture.range("x"), notes: [note])
    let result = try #require((run([finding])["results"] as? [Object])?.first)
    #expect((result["message"] as? Object)?["text"] as? String == "m\nnote: [\\[a\\](1) \\\\ {{b}}](1)")
  }

  @Test func speaksChinese() throws {
    let finding = Diagnostic(
      "r", .error, LocalizedText("m", zh: "红"), at: Fixture.range("x"), help: LocalizedText("h", zh: "包"))
    let text = SARIFReport(version: "1", rules: [], language: .simplifiedChinese).text(of: [finding], in: Fixture.files)
    #expect(text.contains("\"红\\n建议：包\"") && text.contains("\"language\": \"zh-CN\""))
  }

  private func check(locations: Any?) throws {
    for location in try #require(locations as? [Object]) {
      let place = try #require(location["physicalLocation"] as? Object)
      let artifact = try #require(place["artifactLocation"] as? [String: String])
      let uri = try #require(artifact["uri"])
      #expect(artifact["uriBaseId"] == "%SRCROOT%")
      #expect(URL(string: uri) != nil && uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && uri.hasPrefix("Schemas/"))
      try check(region: place["region"])
    }
  }

  /// 3.30.5 to 3.30.8: GitHub wants all four.
  private func check(region: Any?) throws {
    let region = try #require(region as? [String: Int])
    #expect(Set(region.keys) == ["startLine", "startColumn", "endLine", "endColumn"])
    #expect(region.values.allSatisfy { $0 >= 1 })
  }

  /// 3.55 to 3.57.
  @Test func fixes() throws {
    let results = try #require(run(Fixture.findings)["results"] as? [Object])
    let fix = try #require((results[0]["fixes"] as? [Object])?.first)
    #expect((fix["description"] as? Object)?["text"] as? String == Fixture.hostile)
    let changes = try #require(fix["artifactChanges"] as? [Object])
    #expect(changes.count == 2)
    for change in changes {
      #expect((change["artifactLocation"] as? Object)?["uri"] is String)
      let replacement = try #require((change["replacements"] as? [Object])?.first)
      try check(region: replacement["deletedRegion"])
      #expect((replacement["insertedContent"] as? Object)?["text"] is String)
    }
    let first = (changes[0]["replacements"] as? [Object])?.first
    #expect(
      first?["deletedRegion"] as? [String: Int] == ["startLine": 2, "startColumn": 6, "endLine": 2, "endColumn": 7])
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
    let results = try #require(
      run([Diagnostic("r", .error, "m", at: range, fixIts: [fixIt])])["results"] as? [Object])
    #expect((results[0]["locations"] as? [Object])?.isEmpty == true && results[0]["fixes"] == nil)
  }
}
