import Checks
import Schema
import Testing

/// Who collides with whom: the table of the language's section on dispatch.
struct TypeIDTests {
  private static let rules = ["duplicate-id", "several-without-id", "shadowed-id"]

  struct Pair: Sendable {
    var a: [TypeID.Component]
    var b: [TypeID.Component]
    var collide: Bool

    init(_ a: [TypeID.Component], _ b: [TypeID.Component], _ collide: Bool) {
      self.a = a
      self.b = b
      self.collide = collide
    }
  }

  @Test(arguments: [
    Pair([5], [5], true), Pair([5], [6], false), Pair([5], ["5"], true), Pair([5], ["05"], false),
    Pair(["a"], ["a"], true), Pair([5], [.range(1...9)], false), Pair([5], [.any], false),
    Pair([.range(1...5)], [.range(5...9)], true), Pair([.range(1...4)], [.range(5...9)], false),
    Pair([.range(1...5)], [.any], false), Pair([.any], [.any], true),
    Pair([8, 1], [8, 1], true), Pair([8, 1], [8, 2], false), Pair([8, .any], [8, .any], true),
    Pair([8, .any], [8, 1], false), Pair([8, .any], [.any, 8], false), Pair([.any, 1], [.any, 2], false),
    Pair([8, .range(1...5)], ["8", .range(3...9)], true),
    // Unicode takes these for the same.
    Pair(["K"], ["\u{212A}"], false), Pair(["\u{E9}"], ["e\u{301}"], false), Pair(["\u{E9}"], ["\u{E9}"], true),
    Pair([8, "K"], [8, "\u{212A}"], false),
  ])
  func twoOfAGroupCollide(_ pair: Pair) {
    let keys: [Envelope.Path] = pair.a.count == 1 ? [["type"]] : [["first"], ["second"]]
    let schema = Samples.schema(
      [Samples.envelope(id: keys)], [Samples.message("A", [pair.a]), Samples.message("B", [pair.b])])
    #expect(Samples.found(schema, Self.rules) == (pair.collide ? ["duplicate-id"] : []))
  }

  @Test(arguments: [(true, true, false), (true, false, true), (false, true, true), (false, false, true)])
  func aTextIsANumberUnlessBothAreStrict(_ a: Bool, _ b: Bool, _ collide: Bool) {
    let envelopes = [Samples.envelope("a", isStrict: a), Samples.envelope("b", isStrict: b)]
    let schema = Samples.schema(envelopes, [Samples.message("A", [[5]]), Samples.message("B", [["5"]], in: 1)])
    #expect(Samples.found(schema, Self.rules) == (collide ? ["duplicate-id"] : []))
  }

  @Test func onlyEnvelopesThatLookInTheSamePlacesShareIdentities() {
    let flat = Samples.envelope("flat", id: [["kind"]])
    let messages = [Samples.message("A", [[5]]), Samples.message("B", [[5]], in: 1)]
    #expect(Samples.found(Samples.schema([Samples.envelope(), flat], messages), Self.rules) == [])
    var same = Samples.envelope("same")
    same.payload = nil
    #expect(Samples.found(Samples.schema([Samples.envelope(), same], messages), Self.rules) == ["duplicate-id"])
  }

  @Test func envelopesOfKeysThatUnicodeTakesForTheSameLookInTwoPlaces() {
    let envelopes = [Samples.envelope("letter", id: [["K"]]), Samples.envelope("sign", id: [["\u{212A}"]])]
    let messages = [Samples.message("A", [[5]]), Samples.message("B", [[5]], in: 1)]
    #expect(Samples.found(Samples.schema(envelopes, messages), Self.rules) == [])
  }

  @Test(arguments: [
    (TypeID.Component.range(5...9), true), (.range(1...9), false), (5, false), (.any, false),
  ])
  func theFirstIdIsNotClaimedByAnother(_ component: TypeID.Component, _ isClaimed: Bool) {
    let strict = [Samples.envelope("loose"), Samples.envelope("exact", isStrict: true)]
    let messages = [Samples.message("A", [[component], [20]]), Samples.message("B", [[5]], in: 1)]
    let rules = ["claimed-first-id"]
    #expect(Samples.found(Samples.schema(strict, messages), rules) == (isClaimed ? rules : []))
    // What is written is an integer: nobody takes it for a text who is strict.
    let text = [Samples.message("A", [[component], [20]]), Samples.message("B", [["5"]], in: 1)]
    #expect(Samples.found(Samples.schema(strict, text), rules) == [])
  }

  @Test func severalKeysHaveAFirstIdToo() {
    let pair = Samples.envelope(id: [["first"], ["second"]])
    func found(_ a: [[TypeID.Component]], _ b: [TypeID.Component]) -> [String] {
      Samples.found(Samples.schema([pair], [Samples.message("A", a), Samples.message("B", [b])]), ["claimed-first-id"])
    }
    #expect(found([[8, .range(81...90)], [8, 153]], [8, 81]) == ["claimed-first-id"])
    #expect(found([[8, .range(81...90)], [8, 153]], [8, 82]) == [])
    #expect(found([[8, 153], [8, .range(81...90)]], [8, 81]) == [])
    #expect(found([[.range(1...9), 5]], [1, .any]) == ["claimed-first-id"])
    #expect(found([[.any, 5]], [1, .any]) == [], "the app says what stands at the `_`")
    let many = TypeID.Component.range(1...1_000_000_000_000_000_000)
    #expect(found([[.range(1...2), many]], [1, many]) == ["claimed-first-id"], "nobody tries them all")
  }

  @Test func aReadCollidesWithReadsAlone() {
    let first = Samples.message("A", [[5]])
    let second = Samples.message("B", [[6]], alsoReads: [(0, [[5]])])
    let third = Samples.message("C", [[7]], alsoReads: [(0, [[5]])])
    #expect(
      Samples.found(Samples.schema([first, second]), Self.rules + ["also-reads-never-wins"]) == [
        "also-reads-never-wins"
      ])
    #expect(Samples.found(Samples.schema([second, third]), Self.rules) == ["duplicate-id"])
  }

  @Test func outsideAMessageWithoutIdTakesTheRest() {
    let sdk = Samples.envelope("sdk", id: [], hasExternalID: true)
    let rest = Samples.message("Rest", [])
    #expect(Samples.found(Samples.schema([sdk], [rest, Samples.message("A", [[5]])]), Self.rules) == [])
    let twins = Samples.schema([sdk], [rest, Samples.message("A", [])])
    #expect(Samples.found(twins, Self.rules) == ["several-without-id"])
  }

  @Test func presentComesFirstWhereverItIsConfigured() {
    let service = Samples.envelope(
      "service", id: [["src"]], requiredKeys: [["plugin"]], constants: [.init(key: "plugin", json: "0")])
    let plain = Samples.envelope("plain", id: [["src"]], constants: [.init(key: "plugin", json: "1")])
    let messages = [Samples.message("A", [[9]]), Samples.message("B", [["9"]], in: 1)]
    #expect(Samples.found(Samples.schema([plain, service], messages), Self.rules) == ["shadowed-id"])
  }

  @Test func theNextFreeIdIsAboveAllInUse() {
    let messages = [Samples.message("A", [[5]]), Samples.message("B", [[.range(10...20)]])]
    let free = { (configure: (inout Configuration) -> Void) in
      Samples.schema(messages, configure: configure).nextFreeID(in: .init(0))
    }
    #expect(free { _ in } == 21)
    #expect(free { $0.reservedIDs = [.init(21...22, Samples.range)] } == 23)
    #expect(free { $0.allowedIDs = .init(1000...1999, Samples.range) } == 1000)
    #expect(free { $0.allowedIDs = .init(5...20, Samples.range) } == 6)
    #expect(free { $0.allowedIDs = .init(10...20, Samples.range) } == nil)
    #expect(Samples.schema([Samples.message("A", [[.range(7...Int64.max)]])]).nextFreeID(in: .init(0)) == 1)
  }
}
