import Schema
import Testing

/// Which ids two places have in common, and which take all of another's.
struct OverlapTests {
  private static let five = TypeID.Component.value(.integer(5))
  private static let text = TypeID.Component.value(.string("5"))
  private static let order = TypeID.Component.value(.string("order"))
  private static let range = TypeID.Component.range(1...9)

  @Test(arguments: [
    (five, five, true, true), (five, text, true, false), (text, text, true, true), (five, order, false, false),
    (five, range, true, true), (text, range, true, false), (order, range, false, false),
    (range, .range(9...20), true, true), (range, .range(10...20), false, false), (range, .any, true, true),
    (order, .any, true, true), (.value(.string("05")), five, false, false),
    (.value(.string("é")), .value(.string("e\u{301}")), false, false),
  ])
  func overlaps(_ one: TypeID.Component, _ other: TypeID.Component, loosely: Bool, strictly: Bool) {
    for (a, b) in [(one, other), (other, one)] {
      #expect(a.overlaps(b, strictly: false) == loosely)
      #expect(a.overlaps(b, strictly: true) == strictly)
    }
  }

  @Test(
    arguments: [
      (.any, five, true), (five, .any, false), (range, five, true), (five, range, false), (range, .range(2...3), true),
      (range, .range(2...10), false), (five, .range(5...5), true), (text, five, true), (order, order, true),
    ] as [(TypeID.Component, TypeID.Component, Bool)])
  func covers(_ one: TypeID.Component, _ other: TypeID.Component, expected: Bool) {
    #expect(one.covers(other, strictly: false) == expected)
  }

  @Test func placesAreComparedOneByOne() {
    #expect([Self.five, Self.range].overlaps([.any, Self.five], strictly: true))
    #expect(![Self.five, Self.range].overlaps([.any, Self.order], strictly: true))
    #expect(![Self.five].overlaps([Self.five, Self.five], strictly: false), "another number of keys")
    #expect([TypeID.Component.any, Self.range].covers([Self.order, Self.five], strictly: false))
    #expect(![TypeID.Component.any, Self.five].covers([Self.order, Self.range], strictly: false))
  }
}
