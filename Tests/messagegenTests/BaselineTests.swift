import Testing

@testable import messagegen

/// Known findings as they are in their file.
struct BaselineTests {
  private func read(_ text: String) throws -> Baseline { try Baseline(reading: Array(text.utf8), name: "known") }

  @Test func equalKeysAreCounted() throws {
    let key = Baseline.Key(rule: "a-b", path: "Gift")
    let baseline = Baseline([key, key])
    #expect(baseline.text == "messagegen baseline 1\n2 a-b Gift\n")
    #expect(baseline.remaining(of: [(1, key), (2, nil), (3, key), (4, key)]) == [2, 4])
    #expect(baseline.gone(from: [key]) == 1 && baseline.gone(from: [key, key, key]) == 0)
    #expect(try read(baseline.text) == baseline)
  }

  @Test func aMergeOfTwoIsRead() throws {
    let union = try read("messagegen baseline 1\n2 a-b Gift\n1 a-b Box/红包 x\r\n1 a-b Gift\n\n")
    #expect(union.text == "messagegen baseline 1\n1 a-b Box/红包 x\n2 a-b Gift\n")
  }
}
