import SourceText
import Testing

/// Elements that are handed over where they stand are those of the array.
struct LentTests {
  /// Larger than what is handed over in registers.
  private struct Person: Equatable {
    var names: [String]
    var age: Int?
    var town: String
  }

  private let people = (0..<5).map {
    Person(names: ["Li \($0)", "a name that takes memory of its own"], age: $0 == 2 ? nil : $0, town: "town \($0)")
  }

  @Test func allInTheirOrder() {
    var seen: [Person] = []
    people.lendEach { seen.append($0) }
    #expect(seen == people)
    [Person]().lendEach { _ in Issue.record("nobody is there") }
  }

  @Test func oneByItsPlace() {
    #expect(people.indices.map { people.lend($0) { $0.town } } == people.map(\.town))
    #expect(people.lend(2, \.age) == nil)
  }

  @Test func partsOutliveTheLoan() {
    var names: [[String]] = []
    do {
      let people = people.map { Person(names: $0.names + ["\($0.town)"], age: 1, town: "") }
      people.lendEach { names.append($0.names) }
    }
    #expect(names.map(\.last) == people.map(\.town))
  }
}
