import Schema
import Testing

struct VersionRangeTests {
  @Test(arguments: [
    ("1.8..", ["1.8", "1.8.0", "1.8.1", "2.0", "10"], ["1.7.9", "1"]),
    ("..2.0", ["0", "1.9.9", "2", "2.0.0"], ["2.0.1", "2.10"]),
    ("1.8..2.0", ["1.8", "1.10", "2.0"], ["1.7", "2.0.1"]), ("2.0", ["2", "2.0.0"], ["2.0.1", "1.9"]),
    ("2..2", ["2.0"], ["2.0.1"]),
  ])
  func hasBothEnds(range: String, inside: [String], outside: [String]) throws {
    let range = try #require(VersionRange(range))
    for version in inside { #expect(try range.contains(#require(ReleaseVersion(version))), "\(version)") }
    for version in outside { #expect(try !range.contains(#require(ReleaseVersion(version))), "\(version)") }
  }

  @Test(arguments: ["", "..", "2.x", "2.0..1.9", "1...2", "1-2", ">=2", "1..2..3", " 1..", "1.2.3.4.5"])
  func otherTextsAreNot(text: String) { #expect(VersionRange(text) == nil) }
}
