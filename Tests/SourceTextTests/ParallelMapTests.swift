import SourceText
import Testing

/// Work on all cores gives what work on one gives.
struct ParallelMapTests {
  private struct Odd: Error, Equatable { let number: Int }

  @Test(arguments: [0, 1, 2, 1000])
  func keepsTheOrder(_ count: Int) {
    #expect(Array(0..<count).parallelMap { "\($0)" } == (0..<count).map { "\($0)" })
  }

  @Test func throwsTheFirstError() {
    #expect(throws: Odd(number: 301)) {
      try Array(0..<1000).parallelMap { (number) throws(Odd) in
        guard number <= 300 || number.isMultiple(of: 2) else { throw Odd(number: number) }
      }
    }
  }
}
