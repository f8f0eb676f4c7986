import Schema
import Testing

struct ReleaseVersionTests {
  @Test(arguments: [("2.9", "2.10"), ("2", "2.0.1"), ("1.9.9.9", "2"), ("0", "0.1")])
  func versionsAreComparedAsNumbers(_ earlier: String, _ later: String) throws {
    #expect(try #require(ReleaseVersion(earlier)) < #require(ReleaseVersion(later)))
  }

  @Test(arguments: [("2.4", "2.4.0"), ("2.4", "2.04"), ("0", "0.0.0.0")])
  func zerosAtTheEndDoNotCount(_ version: String, _ other: String) throws {
    #expect(try #require(ReleaseVersion(version)) == #require(ReleaseVersion(other)))
  }

  @Test(arguments: ["", ".", "1.", "1..2", "v1", "1.2.3.4.5", "-1", "+1", "1.x", "1 ", "99999999999999999999"])
  func otherTextsAreNot(_ text: String) { #expect(ReleaseVersion(text) == nil) }
}
