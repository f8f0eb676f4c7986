import MessageRuntime
import Testing

@testable import KitchenSink

/// A message that has several ids has the declared form of the one that came, and is read by what it writes.
struct StoredTypeIDTests {
  @Test func hasTheDeclaredForm() throws {
    for text in [#""12""#, "12", "12.0", "1.2e1"] {
      guard case .idSeveral(let value) = decode(#"{"type":\#(text),"data":{"title":"a"}}"#) else { throw Unexpected() }
      #expect(value.identity == 12 && value.identity == .integer(12))
    }
    for text in [#""4502""#, "4502", "4502.0"] {
      guard case .twinComposed(let value) = decode(#"{"type":\#(text),"data":{}}"#) else { throw Unexpected() }
      #expect(value.identity == "4502")
      #expect(decode(#"{"type":\#(text),"data":{}}"#).summary == "digits")
    }
    guard case .pairs(let value) = decode(#"{"first":"8","second":"85","data":{}}"#) else { throw Unexpected() }
    #expect(value.identity == [8, 85])
    guard case .twinAnyFirst(let any) = decode(#"{"first":"20","second":"5","data":{}}"#) else { throw Unexpected() }
    #expect(any.first == "20" && any.second == 5, "a `_` has no form of its own")
    #expect(any.text(for: .summary, in: MessageContext()) == "five")
    #expect(TwinAnyFirstAttachment(first: 20, second: 6).text(for: .summary, in: MessageContext()) == "none")
  }

  @Test func keepsTheFormWhereAnotherMessageClaimsTheDeclaredOne() throws {
    for text in [#""25""#, "25.0", "2.5e1"] {
      let message = decode(#"{"strictType":\#(text),"body":{"title":"a"}}"#)
      #expect(message == .looseRange(LooseRangeAttachment(identity: "25", title: "a")))
      #expect(decode(message.encode()) == message)
    }
  }

  private static let values: [MessageIdentity] = [
    0, 1, 5, "5", 6, "6", 7, "7", 8, 10, 11, "12", 20, 25, "25", 29, 30, "30", 31, "31", 34, 81, "85", 101, "101", 153,
    3010,
    3015, "3015", 3019, "word", "OK", "O\u{212A}", "order", "100", "x", "", -1, "4502", 4501, "\u{E9}", "e\u{301}",
  ]

  private static var messages: [any CustomAttachment] {
    var messages: [any CustomAttachment] = []
    for one in values {
      messages += [
        IdSeveralAttachment(identity: one, title: "a"), IdRangeAttachment(identity: one),
        IdMixedAttachment(identity: one),
        ExactSeveralAttachment(identity: one, title: "a"), LooseRangeAttachment(identity: one),
        TwinComposedAttachment(identity: one), PairAnyAttachment(second: one), ExactPairAnyAttachment(minor: one),
      ]
      for other in values {
        messages += [
          PairsAttachment(identity: [one, other], title: "a"),
          ExactPairsAttachment(identity: [one, other], title: "a"),
          LoosePairsAttachment(identity: [one, other]), TwinAnyFirstAttachment(first: one, second: other),
        ]
      }
    }
    return messages
  }

  /// Whatever id the app gives a message: it is invalid, or read as that message.
  @Test func whatIsWrittenIsReadAsTheSameMessage() {
    var valid: [String: Int] = [:]
    var invalid: [String: Int] = [:]
    for message in Self.messages {
      let name = type(of: message).messageName
      let text = message.encode()
      guard message.validate().isEmpty else {
        invalid[name, default: 0] += 1
        continue
      }
      valid[name, default: 0] += 1
      let read = decode(text)
      #expect(read.kind?.rawValue == name, "\(text) is \(read)")
      #expect(decode(read.encode()) == read)
    }
    // Each of the messages was there both ways.
    #expect(valid.count == 12 && Set(valid.keys) == Set(invalid.keys), "\(valid) \(invalid)")
  }

  /// An id that is not the message's, or that another message claims, although it is in its range.
  @Test func otherIdentitiesAreInvalid() {
    let loose: [(any CustomAttachment, [String])] = [
      (IdSeveralAttachment(identity: 13), []), (IdSeveralAttachment(identity: "13"), []),
      (IdRangeAttachment(identity: 3020), ["identity"]), (IdRangeAttachment(identity: 3014), []),
      (PairsAttachment(identity: [8, 91]), ["identity"]), (PairsAttachment(identity: [8]), ["identity"]),
      (LooseRangeAttachment(identity: 25), ["identity"]), (PairAnyAttachment(second: 101), ["second"]),
      (PairAnyAttachment(second: "101"), ["second"]), (ExactPairAnyAttachment(minor: "5"), ["minor"]),
      (ExactPairAnyAttachment(minor: 5), []), (PairAnyAttachment(second: ""), ["second"]),
      // Of the other message's ids, the first place says more.
      (TwinAnyFirstAttachment(first: 10, second: 3), ["second"]),
      (TwinAnyFirstAttachment(first: 20, second: 10), ["second"]), (TwinAnyFirstAttachment(first: 20, second: 3), []),
    ]
    // In a strict envelope a text is no number.
    let strict: [(any CustomAttachment, [String])] = [
      (ExactSeveralAttachment(identity: "30", title: "a"), []), (ExactSeveralAttachment(identity: 31), []),
      (ExactSeveralAttachment(identity: "31"), ["identity"]), (ExactPairsAttachment(identity: [6, 7]), []),
      (ExactPairsAttachment(identity: ["6", 7]), ["identity"]),
      (ExactPairsAttachment(identity: [6, "8"]), ["identity"]), (LoosePairsAttachment(identity: ["7", "8"]), []),
    ]
    for (message, paths) in loose + strict { #expect(message.validate().map(\.path) == paths, "\(message)") }
    #expect(IdSeveralAttachment(identity: 14).validate().map(\.reason) == [.unknownValue("14")])
    #expect(IdRangeAttachment(identity: 3015).validate().map(\.reason) == [.unknownValue("3015")])
    #expect(ExactSeveralAttachment(identity: "31").validate().map(\.reason) == [.unknownValue(#""31""#)])
  }
}
