import SourceText
import Testing

/// Work on all cores gives what work on one gives.
struct AllCoresTests {
  private struct Odd: Error, Equatable { let number: Int }

  @Test(arguments: [0, 1, 63, 64, 65, 1000])
  func keepsTheOrder(_ count: Int) {
    #expect((0..<count).mapOnAllCores { "\($0)" } == (0..<count).map { "\($0)" })
    #expect(
      Array(0..<count)[...].dropFirst().mapOnAllCores(chunk: 1) { $0 * 2 } == (0..<count).dropFirst().map { $0 * 2 })
  }

  @Test func throwsTheFirstError() {
    #expect(throws: Odd(number: 301)) {
      try (0..<1000).mapOnAllCores { (number) throws(Odd) in
        guard number <= 300 || number.isMultiple(of: 2) else { throw Odd(number: number) }
      }
    }
  }

  private final class Owned: Sendable {}
  private final class Made: Sendable {
    let owned: Owned
    init(_ owned: Owned) { self.owned = owned }
  }

  @Test func nothingIsLeftOfWhatWasMadeBeforeAnError() {
    var owned = Owned()
    do {
      let shared = owned
      _ = try? (0..<1000).mapOnAllCores { (number) throws(Odd) in
        guard number != 500 else { throw Odd(number: number) }
        return Made(shared)
      }
    }
    #expect(isKnownUniquelyReferenced(&owned))
  }
}
