import Foundation
import SourceText
import Testing

@testable import Reports

/// What the published schema of SARIF 2.1.0 requires, and what GitHub wants beyond it.
@Suite struct SARIFReportTests {
  typealias Object = [String: Any]

  private let report = SARIFReport(
    version: "1.2.3",
    rules: [
      ReportedRule(id: "unused", summary: "never", severity: .note),
      ReportedRule(id: "many-lines", summary: "lines", why: "a why", severity: nil),
    ])

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

  @Test func noFindings() throws {
    let run = try run([])
    #expect((run["results"] as? [Object])?.isEmpty == true)
    #expect(try driver(run)["name"] as? String == "messagegen")
    #expect(try driver(run)["version"] as? String == "1.2.3")
  }

  @Test func rules() throws {
    let rules = try #require(driver(run(Fixture.findings))["rules"] as? [Object])
    #expect(rules.map { $0["id"] as? String } == ["hostile-rule", "id-rule", "many-lines"])
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        #expect(((rule[key] as? Object)?["text"] as? String)?.isEmpty == false)
      }
      #expect((rule["help"] as? Object)?["markdown"] is String)
      let level = (rule["defaultConfiguration"] as? Object)?["level"] as? String
      #expect(["none", "note", "warning", "error"].contains(level))
    }
    #expect((rules[2]["fullDescription"] as? Object)?["text"] as? String == "a why")
    #expect((rules[2]["defaultConfiguration"] as? Object)?["enabled"] as? Bool == false)
  }

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
    #expect(((results[0]["message"] as? Object)?["text"] as? String)?.contains("\nnote: no place\nhelp: ") == true)
  }

  private func check(locations: Any?) throws {
    for location in try #require(locations as? [Object]) {
      let place = try #require(location["physicalLocation"] as? Object)
      let uri = try #require((place["artifactLocation"] as? Object)?["uri"] as? String)
      #expect(URL(string: uri) != nil && uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && uri.hasPrefix("Schemas/"))
      try check(region: place["region"])
    }
  }

  private func check(region: Any?) throws {
    let region = try #require(region as? [String: Int])
    #expect(Set(region.keys) == ["startLine", "startColumn", "endLine", "endColumn"])
    #expect(region.values.allSatisfy { $0 >= 1 })
  }

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

  @Test func foreignFile() throws {
    let range = SourceRange(file: .init(7), start: 0, end: 1)
    let fixIt = Diagnostic.FixIt("f", replace: range, with: "")
    let results = try #require(
      run([Diagnostic("r", .error, "m", at: range, fixIts: [fixIt])])["results"] as? [Object])
    #expect((results[0]["locations"] as? [Object])?.isEmpty == true && results[0]["fixes"] == nil)
  }
}
