import Testing

@testable import MessageRuntime

/// What is JSON and what is not, by RFC 8259; and what the RFC leaves to us.
struct JSONConformanceTests {
  @Test(arguments: JSONConformanceCase.accepted)
  func accepted(_ example: JSONConformanceCase) {
    #expect(offsetOfError(in: example.text) == nil)
    #expect(JSONValue(json: example.text) != nil)
  }

  @Test(arguments: JSONConformanceCase.rejected + JSONConformanceCase.rejectedTexts)
  func rejected(_ example: JSONConformanceCase) {
    #expect(outcome(of: example.text) == example.outcome)
    #expect(JSONValue(json: example.text) == nil)
  }

  @Test(arguments: JSONConformanceCase.ours)
  func ours(_ example: JSONConformanceCase) {
    #expect(outcome(of: example.text) == example.outcome)
  }

  @Test func everyCaseHasANameOfItsOwn() {
    let all =
      JSONConformanceCase.accepted + JSONConformanceCase.rejected + JSONConformanceCase.rejectedTexts
      + JSONConformanceCase.ours
    #expect(Set(all.map(\.name)).count == all.count)
  }

  @Test func depthHasALimit() {
    #expect(JSONValue(json: nested(448)) != nil)
    #expect(JSONValue(json: nested(449)) == nil)
    #expect(FixtureMessage.decode(nested(512)).reason == .notAnObject)
    #expect(FixtureMessage.decode(nested(513)).reason == .notJSON(offset: 512))
    #expect(JSONValue(json: String(repeating: "[", count: 1_000_000)) == nil)
    #expect(JSONValue(json: String(repeating: "{\"a\":", count: 1_000_000)) == nil)
  }

  private func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  private func outcome(of text: String) -> JSONConformanceCase.Outcome {
    offsetOfError(in: text).map { .rejected(at: $0) } ?? .accepted
  }

  private func offsetOfError(in text: String) -> Int? {
    guard case .notJSON(let offset) = FixtureMessage.decode(text).reason else { return nil }
    return offset
  }
}
