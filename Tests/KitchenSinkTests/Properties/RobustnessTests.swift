import Foundation
import MessageRuntime
import TestSupport
import Testing

@testable import KitchenSink

/// No text crashes the decoder, and none is lost.
struct RobustnessTests {
  private static let outsides: [MessageIdentity?] = [nil, nil, nil, 77, 78, "x"]

  private func check(_ text: String, externalID: MessageIdentity?, slots: [String: String] = [:]) throws {
    let message = decode(text, externalID: externalID, slots: slots)
    // Describing a message takes longer than decoding it.
    var context: Comment {
      "SEED=\(Randomness.seed) \(text.debugDescription), \(String(describing: externalID)): \(message)"
    }
    switch message {
    case .invalid(let invalid):
      try #require(!invalid.failures.isEmpty, context)
      try #require(message.encode().utf8.elementsEqual(text.utf8), context)
    case .unrecognized:
      try #require(message.encode().utf8.elementsEqual(text.utf8), context)
    default:
      let written = message.encode()
      try #require(JSONValue(json: written) != nil, context)
      let again = decode(written, externalID: externalID, slots: slots)
      // A time that came finer than a millisecond is written rounded.
      let mayRound = message.kind == .everything || message.kind == .wires
      try #require(mayRound || again == message, "\(context)\n\(again)\n\(written)")
      try #require(again.encode() == written, "\(context)\n\(written)")
    }
  }

  @Test(arguments: Subject.all) func everyTruncation(_ subject: Subject) throws {
    var random = Randomness(3)
    var count = 0
    for _ in 0..<(Tier.hasEverything ? 3 : 1) {
      let value = subject.value(&random)
      let bytes = Array(value.encode().utf8)
      for length in stride(from: 0, through: bytes.count, by: Tier.stride) {
        for part in [bytes[..<length], bytes[length...]] {
          try check(String(decoding: part, as: UTF8.self), externalID: subject.externalID, slots: value.slots())
          count += 1
        }
      }
    }
    print("truncations of \(subject.kind): \(count) cases; SEED=\(Randomness.seed)")
  }

  @Test func randomBytes() throws {
    var random = Randomness(4)
    for _ in 0..<Tier.trials(20_000) {
      let bytes = (0..<random.below(64)).map { _ in UInt8(truncatingIfNeeded: random.next() >> 20) }
      try check(String(decoding: bytes, as: UTF8.self), externalID: random.pick(Self.outsides))
    }
    print("random bytes: \(Tier.trials(20_000)) cases; SEED=\(Randomness.seed)")
  }

  private static let tokens = [
    "{", "}", "[", "]", ":", ",", "\"", "\\", "null", "true", "5", "-", "1e9", "\"type\":", "\"data\":", "\"title\":",
    "\"cmd\":1", "\"kind\":1", "\"first\":10", "\"second\":", "\"x\":1", "\"\"", "{}", "[]", "\\ud800", "\u{0}",
    "\u{FEFF}",
    "\"businessID\":\"notice\"", "\"legacyType\":\"group_create\"", "\"customerServicePlugin\":0", "\"src\":\"9\"",
    "\"message\":{\"kind\":1}", "\"body\":", "\"content\":\"{}\"", "1.5", "99999999999999999999", " ", "中",
  ]

  @Test func randomTokens() throws {
    var random = Randomness(5)
    for _ in 0..<Tier.trials(20_000) {
      var text = random.chance(4) ? "" : "{"
      for _ in 0..<random.below(12) { text += random.pick(Self.tokens) + (random.chance(3) ? "," : "") }
      text += random.chance(4) ? "" : "}"
      try check(text, externalID: random.pick(Self.outsides))
    }
    print("random tokens: \(Tier.trials(20_000)) cases; SEED=\(Randomness.seed)")
  }

  @Test(arguments: Subject.all) func mutations(_ subject: Subject) throws {
    var random = Randomness(6)
    let rounds = Tier.trials(500)
    for _ in 0..<rounds {
      let value = subject.value(&random)
      var text = value.encode()
      for _ in 0...random.below(3) {
        let start = text.unicodeScalars.index(text.startIndex, offsetBy: random.below(text.unicodeScalars.count + 1))
        let length = min(random.below(4), text.unicodeScalars.distance(from: start, to: text.endIndex))
        let end = text.unicodeScalars.index(start, offsetBy: length)
        text.unicodeScalars.replaceSubrange(start..<end, with: random.pick(Self.tokens + [""]).unicodeScalars)
      }
      let externalID = random.chance(8) ? random.pick(Self.outsides) : subject.externalID
      try check(text, externalID: externalID, slots: value.slots())
    }
    print("mutations of \(subject.kind): \(rounds) cases; SEED=\(Randomness.seed)")
  }
}
