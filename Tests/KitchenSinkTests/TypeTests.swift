import Testing

@testable import KitchenSink

/// Types and cases whose names mean something elsewhere; what is read as each type, `SurgeryTests` ask of every key.
struct TypeTests {
  /// Inside the message the name means the inline type; what it hides is another type elsewhere.
  @Test func aTypeNamedLikeASharedOne() {
    let text = #"{"type":59,"data":{"level":"bright","marks":[{"point":{"z":3}}]}}"#
    guard case .shading(let message) = decode(text) else {
      Issue.record("not decoded")
      return
    }
    #expect(message.level == ShadingAttachment.Level.bright && message.summary == "bright 1")
    #expect(message.marks == [.init(point: .init(z: 3))] && message.encode() == text)
    #expect(CustomMessage.Kind.shading.identities == [[59]])
    #expect(ShadingAttachment.Level(rawValue: "normal").isKnown == false && Level(rawValue: 1).isKnown)
  }

  @Test func namesThatSwiftHas() {
    let text = #"{"type":2,"data":{"root":{"name":"a"},"odd":"i","maybeOdd":"n","odds":["d","s","so","c","?"]}}"#
    guard case .recursive(let value) = decode(text) else { return #expect(Bool(false)) }
    #expect(value.odd == .`init` && value.maybeOdd == Odd.none)
    #expect(value.odds == [.default, .`self`, .some, .class, .unrecognized("?")])
    #expect(value.odds.map(\.isKnown) == [true, true, true, true, false])
    #expect(Odd.allKnown.count == 6)
  }
}
