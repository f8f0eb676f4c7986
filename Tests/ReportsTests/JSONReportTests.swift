import Foundation
import Testing

@testable import Reports

struct JSONReportTests {
  @Test func json() throws {
    let text = JSONReport(version: "1").text(of: Fixture.findings, in: Fixture.files)
    let report = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["hostile-rule", "many-lines", "id-rule"])
    #expect(findings[0]["message"] as? String == Fixture.hostile)
    let place = try #require(findings[0]["place"] as? [String: Any])
    #expect(place["file"] as? String == Fixture.file.path)
    #expect(place["start"] as? [String: Int] == ["line": 2, "column": 9, "offset": 13])
    let empty = JSONReport(version: "1").text(of: [], in: [])
    #expect(try JSONSerialization.jsonObject(with: Data(empty.utf8)) is [String: Any])
  }

  @Test func gitLab() throws {
    let text = GitLabReport().text(of: Fixture.findings, in: Fixture.files)
    let findings = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(findings.map { $0["severity"] as? String } == ["major", "minor", "info"])
    #expect(Set(findings.compactMap { $0["fingerprint"] as? String }).count == 3)
    for finding in findings {
      #expect(finding["description"] is String && finding["check_name"] is String)
      let location = try #require(finding["location"] as? [String: Any])
      #expect(location["path"] is String && (location["lines"] as? [String: Int])?["begin"] != nil)
    }
    #expect(GitLabReport().text(of: [], in: []) == "[]\n")
  }
}
